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
    extension('transferFeeConfig', 'Transfer fee: a fee is withheld from transfers', {
      configAuthority: optionalAddress,
      withdrawAuthority: optionalAddress,
      withheld: u64,
      ...FEE('older'),
      ...FEE('newer'),
    }),
  ],
  [2, extension('transferFeeAmount', 'Transfer fees withheld in this account', { withheld: u64 })],
  [
    3,
    extension('mintCloseAuthority', 'Mint close authority: the mint can be closed', {
      closeAuthority: optionalAddress,
    }),
  ],
  [
    4,
    extension('confidentialTransferMint', 'Confidential transfers enabled', {
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
    extension('defaultAccountState', 'Default state of new accounts', {
      state: choice('uninitialized', 'initialized', 'frozen'),
    }),
  ],
  [7, extension('immutableOwner', 'Immutable owner')],
  [8, extension('memoTransfer', 'Required memo on incoming transfers', { required: flag })],
  [9, extension('nonTransferable', 'Non-transferable: the token can never be transferred')],
  [
    10,
    extension('interestBearingConfig', 'Interest-bearing: displayed balances accrue interest', {
      rateAuthority: optionalAddress,
      startedAt: unixTime,
      averageRateBefore: basisPointsI16,
      lastChangedAt: unixTime,
      rate: basisPointsI16,
    }),
  ],
  [
    11,
    extension('cpiGuard', 'CPI guard: restricts what other programs can do with this account', { on: flag }),
  ],
  [
    12,
    extension('permanentDelegate', 'Permanent delegate: can transfer or burn anyone’s tokens', {
      delegate: optionalAddress,
    }),
  ],
  [13, extension('nonTransferableAccount', 'Holds a non-transferable token')],
  [
    14,
    extension('transferHook', 'Transfer hook: a program runs on every transfer', {
      authority: optionalAddress,
      program: optionalAddress,
    }),
  ],
  [15, extension('transferHookAccount', 'Holds a token with a transfer hook', { transferring: flag })],
  [
    16,
    extension('confidentialTransferFeeConfig', 'Confidential transfer fees', {
      authority: optionalAddress,
      key: KEY,
      harvestEnabled: flag,
      withheld: CIPHERTEXT,
    }),
  ],
  [
    17,
    extension('confidentialTransferFeeAmount', 'Confidential fees withheld in this account', {
      withheld: CIPHERTEXT,
    }),
  ],
  [
    18,
    extension('metadataPointer', 'Metadata pointer', {
      authority: optionalAddress,
      metadata: optionalAddress,
    }),
  ],
  [
    19,
    extension('tokenMetadata', 'Token metadata', {
      updateAuthority: optionalAddress,
      mint: address,
      name: text,
      symbol: text,
      uri: text,
      more: list(pairOfTexts),
    }),
  ],
  [20, extension('groupPointer', 'Group pointer', { authority: optionalAddress, group: optionalAddress })],
  [
    21,
    extension('tokenGroup', 'Token group', {
      updateAuthority: optionalAddress,
      mint: address,
      size: u64,
      maximumSize: u64,
    }),
  ],
  [
    22,
    extension('groupMemberPointer', 'Group member pointer', {
      authority: optionalAddress,
      member: optionalAddress,
    }),
  ],
  [23, extension('tokenGroupMember', 'Token group member', { mint: address, group: address, number: u64 })],
  [
    24,
    extension('confidentialMintBurn', 'Confidential supply: amounts minted and burned are encrypted', {
      data: restBytes,
    }),
  ],
  [
    25,
    extension('scaledUiAmount', 'Scaled UI amount: displayed balances are multiplied', {
      authority: optionalAddress,
      multiplier: f64,
      newMultiplierAt: unixTime,
      newMultiplier: f64,
    }),
  ],
  [
    26,
    extension('pausable', 'Pausable: transfers, minting and burning can be paused', {
      authority: optionalAddress,
      paused: flag,
    }),
  ],
  [27, extension('pausableAccount', 'Holds a pausable token')],
  [
    28,
    extension('permissionedBurn', 'Permissioned burn: burning needs a second signature', {
      authority: optionalAddress,
    }),
  ],
]);

const BY_TITLE: ReadonlyMap<string, string> = new Map(
  [...EXTENSIONS.values()].map(({ name, title }) => [title, name]),
);

/** `pausable` for the section a mint shows of that extension; `undefined` for a title of no extension. */
export const toExtensionName = (title: string): string | undefined => BY_TITLE.get(title);
