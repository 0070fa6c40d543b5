/**
 * Extensions of Token-2022 mints and accounts by their type number. Source: spl-token-2022-interface
 * `extension/mod.rs` (ExtensionType) and the module of each extension; all are fixed layouts but metadata.
 */
import {
  address,
  basisPointsI16,
  basisPointsU16,
  bytes,
  choice,
  epoch,
  f64,
  flag,
  list,
  optionalAddress,
  pairOfTexts,
  restBytes,
  text,
  u64,
  unixTime,
  type Layout,
} from '../layout/codec.ts';

export interface Extension {
  readonly name: string;
  /** What it means for a holder, as a title. */
  readonly title: string;
  readonly layout: Layout;
}

const extension = (name: string, title: string, layout: Layout = {}): Extension => ({ name, title, layout });

const FEE = (when: string): Layout => ({
  [`${when}Epoch`]: epoch,
  [`${when}MaximumFee`]: u64,
  [`${when}Rate`]: basisPointsU16,
});
/** ElGamal public keys, ciphertexts and encrypted balances have no reading without a key. */
const KEY = bytes(32);
const CIPHERTEXT = bytes(64);
const DECRYPTABLE = bytes(36);

export const EXTENSIONS: ReadonlyMap<number, Extension> = new Map([
  [
    1,
    extension('transferFeeConfig', 'Transfer fee: transfers are taxed', {
      configAuthority: optionalAddress,
      withdrawAuthority: optionalAddress,
      withheld: u64,
      ...FEE('older'),
      ...FEE('newer'),
    }),
  ],
  [2, extension('transferFeeAmount', 'Transfer fees held back in this account', { withheld: u64 })],
  [3, extension('mintCloseAuthority', 'The mint can be closed', { closeAuthority: optionalAddress })],
  [
    4,
    extension('confidentialTransferMint', 'Confidential transfers are possible', {
      authority: optionalAddress,
      approvesNewAccounts: flag,
      auditorKey: KEY,
    }),
  ],
  [
    5,
    extension('confidentialTransferAccount', 'Confidential balance', {
      approved: flag,
      key: KEY,
      pendingLow: CIPHERTEXT,
      pendingHigh: CIPHERTEXT,
      available: CIPHERTEXT,
      decryptableAvailable: DECRYPTABLE,
      acceptsConfidential: flag,
      acceptsPublic: flag,
      pendingCount: u64,
      maximumPendingCount: u64,
      expectedPendingCount: u64,
      actualPendingCount: u64,
    }),
  ],
  [
    6,
    extension('defaultAccountState', 'New accounts begin in this state', {
      state: choice('uninitialized', 'initialized', 'frozen'),
    }),
  ],
  [7, extension('immutableOwner', 'The owner can never change')],
  [8, extension('memoTransfer', 'Incoming transfers need a memo', { required: flag })],
  [9, extension('nonTransferable', 'The token can never be transferred')],
  [
    10,
    extension('interestBearingConfig', 'Interest: shown balances grow', {
      rateAuthority: optionalAddress,
      startedAt: unixTime,
      averageRateBefore: basisPointsI16,
      lastChangedAt: unixTime,
      rate: basisPointsI16,
    }),
  ],
  [11, extension('cpiGuard', 'Guarded against calls by other programs', { on: flag })],
  [
    12,
    extension('permanentDelegate', 'Permanent delegate: can move or burn anyone’s units', {
      delegate: optionalAddress,
    }),
  ],
  [13, extension('nonTransferableAccount', 'Holds a token that can never be transferred')],
  [
    14,
    extension('transferHook', 'Transfer hook: a program runs at every transfer', {
      authority: optionalAddress,
      program: optionalAddress,
    }),
  ],
  [15, extension('transferHookAccount', 'A transfer hook is in force', { transferring: flag })],
  [
    16,
    extension('confidentialTransferFeeConfig', 'Fees of confidential transfers', {
      authority: optionalAddress,
      key: KEY,
      harvestEnabled: flag,
      withheld: CIPHERTEXT,
    }),
  ],
  [
    17,
    extension('confidentialTransferFeeAmount', 'Hidden fees held back in this account', {
      withheld: CIPHERTEXT,
    }),
  ],
  [
    18,
    extension('metadataPointer', 'Where the metadata is', {
      authority: optionalAddress,
      metadata: optionalAddress,
    }),
  ],
  [
    19,
    extension('tokenMetadata', 'Metadata', {
      updateAuthority: optionalAddress,
      mint: address,
      name: text,
      symbol: text,
      uri: text,
      more: list(pairOfTexts),
    }),
  ],
  [
    20,
    extension('groupPointer', 'Where the group is', { authority: optionalAddress, group: optionalAddress }),
  ],
  [
    21,
    extension('tokenGroup', 'Group of tokens', {
      updateAuthority: optionalAddress,
      mint: address,
      size: u64,
      maximumSize: u64,
    }),
  ],
  [
    22,
    extension('groupMemberPointer', 'Where the group membership is', {
      authority: optionalAddress,
      member: optionalAddress,
    }),
  ],
  [23, extension('tokenGroupMember', 'Member of a group', { mint: address, group: address, number: u64 })],
  [24, extension('confidentialMintBurn', 'Hidden supply', { data: restBytes })],
  [
    25,
    extension('scaledUiAmount', 'Multiplier: shown balances are scaled', {
      authority: optionalAddress,
      multiplier: f64,
      newMultiplierAt: unixTime,
      newMultiplier: f64,
    }),
  ],
  [
    26,
    extension('pausable', 'Pausable: all transfers can be stopped', {
      authority: optionalAddress,
      paused: flag,
    }),
  ],
  [27, extension('pausableAccount', 'Holds a token that can be paused')],
  [28, extension('permissionedBurn', 'Burning needs a signature', { authority: optionalAddress })],
]);
