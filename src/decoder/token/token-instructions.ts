/**
 * Instructions that Token and Token-2022 share, with those p-token added (SIMD-0266).
 * Source: spl-token-interface and spl-token-2022-interface `instruction.rs`; pinocchio-token.
 */
import type { Field } from '#contracts/decoded';
import type { InstructionLayout } from '../define-protocol.ts';
import type { InstructionView } from '../instruction-view.ts';
import { toAuthorityName, toAuthorityWords } from '../authority-words.ts';
import {
  address,
  choice,
  checkedAmountAt,
  mintAmountAt,
  option,
  remainingU16s,
  restText,
  tokenAmountAt,
  u64,
  u8,
} from '../layout/codec.ts';
import { findValue } from '../find-value.ts';

/** Authorities that `setAuthority` can change, in the order of their numbers. */
export const AUTHORITY_TYPES = [
  'mintTokens',
  'freezeAccount',
  'accountOwner',
  'closeAccount',
  'transferFeeConfig',
  'withheldWithdraw',
  'closeMint',
  'interestRate',
  'permanentDelegate',
  'confidentialTransferMint',
  'transferHookProgramId',
  'confidentialTransferFeeConfig',
  'metadataPointer',
  'groupPointer',
  'groupMemberPointer',
  'scaledUiAmount',
  'pause',
  'permissionedBurn',
] as const;

const transferred = (ix: InstructionView) => [
  ix.tokenTransfer('source', 'destination', ix.integer('amount'), amountOf(ix)),
];

function amountOf(ix: InstructionView) {
  const value = ix.value('amount');
  return value?.kind === 'amount' ? { mint: value.mint, decimals: value.decimals } : undefined;
}

function assetOf(ix: InstructionView) {
  return { kind: 'token' as const, mint: ix.find('mint'), decimals: amountOf(ix)?.decimals };
}

const minted = (ix: InstructionView) => [
  {
    kind: 'mint' as const,
    asset: assetOf(ix),
    amount: ix.integer('amount'),
    account: ix.address('account'),
    owner: ix.ownerOf('account'),
  },
];

const burned = (ix: InstructionView) => [
  {
    kind: 'burn' as const,
    asset: assetOf(ix),
    amount: ix.integer('amount'),
    account: ix.address('account'),
    owner: ix.ownerOf('account') ?? ix.find('authority'),
  },
];

const approved = (ix: InstructionView) => {
  const amount = amountOf(ix);
  return [
    {
      kind: 'approve' as const,
      account: ix.address('source'),
      delegate: ix.find('delegate'),
      amount: ix.integer('amount'),
      mint: amount?.mint,
      decimals: amount?.decimals,
    },
  ];
};

const mintCreated = (ix: InstructionView) => [
  { kind: 'create-mint' as const, mint: ix.address('mint'), decimals: Number(ix.integer('decimals')) },
];

/** Whose right it becomes, or that it is nobody's any more. */
function toAuthoritySentence(fields: readonly Field[]): { readonly sentence?: string } {
  const valueOf = (wanted: string) => findValue(fields, wanted);
  const type = valueOf('authorityType');
  if (type?.kind !== 'choice') return {};
  const name = toAuthorityName(type.choice);
  return {
    sentence:
      valueOf('newAuthority')?.kind === 'none'
        ? `Revoke the ${name} of {account}`
        : `Set the ${name} of {account} to {newAuthority}`,
  };
}

const mintArgs = { decimals: u8, mintAuthority: address, freezeAuthority: option(address) };

export const TOKEN_INSTRUCTIONS: readonly InstructionLayout[] = [
  {
    at: 0,
    name: 'initializeMint',
    title: 'Create token',
    accounts: ['mint', 'rent'],
    args: mintArgs,
    sentence: 'Initialize the mint {mint} with {decimals} decimals and the mint authority {mintAuthority}',
    effects: mintCreated,
  },
  {
    at: 1,
    name: 'initializeAccount',
    title: 'Initialize token account',
    accounts: ['account', 'mint', 'owner', 'rent'],
    sentence: 'Initialize {account} as a token account of {owner} for {mint}',
  },
  {
    at: 2,
    name: 'initializeMultisig',
    title: 'Create multisig',
    accounts: ['multisig', 'rent'],
    args: { requiredSigners: u8 },
    sentence: 'Initialize {multisig} as a multisig that requires {requiredSigners} signers',
  },
  {
    at: 3,
    name: 'transfer',
    title: 'Transfer',
    accounts: ['source', 'destination', 'authority'],
    args: { amount: tokenAmountAt(0) },
    sentence: 'Transfer {amount} from {source} to {destination}',
    effects: transferred,
  },
  {
    at: 4,
    name: 'approve',
    title: 'Approve delegate',
    accounts: ['source', 'delegate', 'owner'],
    args: { amount: tokenAmountAt(0) },
    sentence: 'Approve {delegate} to spend up to {amount} from {source}',
    effects: approved,
  },
  {
    at: 5,
    name: 'revoke',
    title: 'Revoke delegate',
    accounts: ['source', 'owner'],
    sentence: 'Revoke the delegate of {source}',
    effects: (ix) => [{ kind: 'revoke', account: ix.address('source') }],
  },
  {
    at: 6,
    name: 'setAuthority',
    accounts: ['account', 'authority'],
    args: { authorityType: choice(...AUTHORITY_TYPES), newAuthority: option(address) },
    describe: toAuthoritySentence,
    effects: (ix) => {
      const type = ix.fieldText('authorityType') ?? '';
      return [
        {
          kind: 'set-authority',
          account: ix.address('account'),
          authority: toAuthorityWords(type),
          to: ix.fieldAddress('newAuthority'),
        },
      ];
    },
  },
  {
    at: 7,
    name: 'mintTo',
    title: 'Mint',
    accounts: ['mint', 'account', 'mintAuthority'],
    args: { amount: mintAmountAt(0) },
    sentence: 'Mint {amount} to {account}',
    effects: minted,
  },
  {
    at: 8,
    name: 'burn',
    accounts: ['account', 'mint', 'authority'],
    args: { amount: mintAmountAt(1) },
    sentence: 'Burn {amount} of {account}',
    effects: burned,
  },
  {
    at: 9,
    name: 'closeAccount',
    title: 'Close token account',
    accounts: ['account', 'destination', 'owner'],
    sentence: 'Close {account}, its SOL goes to {destination}',
    effects: (ix) => [
      { kind: 'close-account', account: ix.address('account'), destination: ix.address('destination') },
    ],
  },
  {
    at: 10,
    name: 'freezeAccount',
    accounts: ['account', 'mint', 'authority'],
    sentence: 'Freeze {account}',
  },
  { at: 11, name: 'thawAccount', accounts: ['account', 'mint', 'authority'], sentence: 'Thaw {account}' },
  {
    at: 12,
    name: 'transferChecked',
    title: 'Transfer',
    accounts: ['source', 'mint', 'destination', 'authority'],
    args: { amount: checkedAmountAt(1), decimals: u8 },
    sentence: 'Transfer {amount} from {source} to {destination}',
    effects: transferred,
  },
  {
    at: 13,
    name: 'approveChecked',
    title: 'Approve delegate',
    accounts: ['source', 'mint', 'delegate', 'owner'],
    args: { amount: checkedAmountAt(1), decimals: u8 },
    sentence: 'Approve {delegate} to spend up to {amount} from {source}',
    effects: approved,
  },
  {
    at: 14,
    name: 'mintToChecked',
    title: 'Mint',
    accounts: ['mint', 'account', 'mintAuthority'],
    args: { amount: checkedAmountAt(0), decimals: u8 },
    sentence: 'Mint {amount} to {account}',
    effects: minted,
  },
  {
    at: 15,
    name: 'burnChecked',
    title: 'Burn',
    accounts: ['account', 'mint', 'authority'],
    args: { amount: checkedAmountAt(1), decimals: u8 },
    sentence: 'Burn {amount} of {account}',
    effects: burned,
  },
  {
    at: 16,
    name: 'initializeAccount2',
    title: 'Initialize token account',
    accounts: ['account', 'mint', 'rent'],
    args: { owner: address },
    sentence: 'Initialize {account} as a token account of {owner} for {mint}',
  },
  {
    at: 17,
    name: 'syncNative',
    title: 'Sync wrapped SOL',
    accounts: ['account', 'rent?'],
    sentence: 'Sync the wrapped SOL balance of {account}',
  },
  {
    at: 18,
    name: 'initializeAccount3',
    title: 'Initialize token account',
    accounts: ['account', 'mint'],
    args: { owner: address },
    sentence: 'Initialize {account} as a token account of {owner} for {mint}',
  },
  {
    at: 19,
    name: 'initializeMultisig2',
    title: 'Create multisig',
    accounts: ['multisig'],
    args: { requiredSigners: u8 },
    sentence: 'Initialize {multisig} as a multisig that requires {requiredSigners} signers',
  },
  {
    at: 20,
    name: 'initializeMint2',
    title: 'Create token',
    accounts: ['mint'],
    args: mintArgs,
    sentence: 'Initialize the mint {mint} with {decimals} decimals and the mint authority {mintAuthority}',
    effects: mintCreated,
  },
  {
    at: 21,
    name: 'getAccountDataSize',
    title: 'Get token account size',
    accounts: ['mint'],
    args: { extensions: remainingU16s },
    sentence: 'Query the token account size for {mint}',
  },
  {
    at: 22,
    name: 'initializeImmutableOwner',
    title: 'Make owner immutable',
    accounts: ['account'],
    sentence: 'Make the owner of {account} immutable',
  },
  {
    at: 23,
    name: 'amountToUiAmount',
    title: 'Convert to UI amount',
    accounts: ['mint'],
    args: { amount: mintAmountAt(0) },
    sentence: 'Convert {amount} of {mint} to a UI amount',
  },
  {
    at: 24,
    name: 'uiAmountToAmount',
    title: 'Convert to raw amount',
    accounts: ['mint'],
    args: { uiAmount: restText },
    sentence: 'Convert {uiAmount} of {mint} to a raw amount',
  },
  {
    at: 38,
    name: 'withdrawExcessLamports',
    title: 'Withdraw excess SOL',
    accounts: ['source', 'destination', 'authority'],
    sentence: 'Withdraw the SOL above the rent-exempt minimum from {source} to {destination}',
  },
  {
    at: 45,
    name: 'unwrapLamports',
    title: 'Unwrap SOL',
    accounts: ['source', 'destination', 'authority'],
    args: { lamports: option(u64) },
    sentence: 'Unwrap SOL of {source} to {destination}',
  },
];
