import type { Info } from './parsed-effects.ts';

/** What a node's own reading of an instruction means, by its type; holes name what the reading has. The first that fits. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  advanceNonce: ['Advance the durable nonce of {nonceAccount}'],
  approve: ['Let {delegate} spend {amount} of {source}'],
  approveChecked: ['Let {delegate} spend {tokenAmount} of {source}'],
  burn: ['Burn {amount} of {account}'],
  burnChecked: ['Burn {tokenAmount} of {account}'],
  closeAccount: ['Close {account}, its SOL goes to {destination}'],
  createAccount: ['Create {newAccount} with {lamports}'],
  createAccountWithSeed: ['Create {newAccount} with {lamports}'],
  createLookupTable: ['Create the lookup table {lookupTableAccount}'],
  deactivate: ['Deactivate the stake {stakeAccount}'],
  deactivateLookupTable: ['Deactivate the lookup table {lookupTableAccount}'],
  closeLookupTable: ['Close the lookup table {lookupTableAccount}'],
  delegate: ['Delegate the stake {stakeAccount} to {voteAccount}'],
  extendLookupTable: ['Extend the lookup table {lookupTableAccount}'],
  freezeAccount: ['Freeze {account}'],
  initialize: ['Initialize the stake account {stakeAccount}'],
  initializeMint: ['Create the token {mint}'],
  initializeMint2: ['Create the token {mint}'],
  merge: ['Merge the stake {source} into the stake {destination}'],
  mintTo: ['Mint {amount} to {account}'],
  mintToChecked: ['Mint {tokenAmount} to {account}'],
  revoke: ['Revoke the delegate of {source}'],
  split: ['Split {lamports} off the stake {stakeAccount} into {newSplitAccount}'],
  thawAccount: ['Thaw {account}'],
  transfer: [
    'Transfer {lamports} from {source} to {destination}',
    'Transfer {amount} from {source} to {destination}',
  ],
  transferChecked: ['Transfer {tokenAmount} from {source} to {destination}'],
  transferCheckedWithFee: ['Transfer {tokenAmount} from {source} to {destination}'],
  transferWithSeed: ['Transfer {lamports} from {source} to {destination}'],
  withdraw: ['Withdraw {lamports} from the stake {stakeAccount} to {destination}'],
};

/** The sentence of a node's own reading; `undefined` where it lacks what the sentence names. */
export function toParsedSentence(type: string, info: Info | undefined): string | undefined {
  if (info === undefined || !Object.hasOwn(SENTENCES, type)) return undefined;
  return SENTENCES[type]?.find((sentence) =>
    [...sentence.matchAll(/\{(\w+)\}/g)].every(([, hole]) => Object.hasOwn(info, hole!)),
  );
}
