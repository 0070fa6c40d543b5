import { findAssociatedToken } from '../keys/program-address.ts';
import {
  key,
  nonZeroKey,
  pack,
  readonly,
  signer,
  u16,
  u64,
  u8,
  writable,
  writableSigner,
} from '../transactions/instruction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';

export type TokenProgram = typeof PROGRAMS.token | typeof PROGRAMS.token2022;

/** Whom `setAuthority` replaces. */
export const AUTHORITY = { mintTokens: 0, freezeAccount: 1, accountOwner: 2, closeAccount: 3 } as const;

/** Instructions both token programs share. Source: `TokenInstruction` of spl-token. */
export const token = {
  initializeMint: (
    program: TokenProgram,
    mint: string,
    decimals: number,
    authority: string,
    freezeAuthority: string | undefined,
  ): Instruction => ({
    program,
    accounts: [writable(mint)],
    data: pack(
      u8(20),
      u8(decimals),
      key(authority),
      u8(freezeAuthority ? 1 : 0),
      nonZeroKey(freezeAuthority),
    ),
  }),

  initializeAccount: (program: TokenProgram, account: string, mint: string, owner: string): Instruction => ({
    program,
    accounts: [writable(account), readonly(mint)],
    data: pack(u8(18), key(owner)),
  }),

  transfer: (
    program: TokenProgram,
    from: string,
    to: string,
    owner: string,
    amount: bigint,
  ): Instruction => ({
    program,
    accounts: [writable(from), writable(to), signer(owner)],
    data: pack(u8(3), u64(amount)),
  }),

  transferChecked: (
    program: TokenProgram,
    {
      from,
      mint,
      to,
      owner,
    }: { readonly from: string; readonly mint: string; readonly to: string; readonly owner: string },
    amount: bigint,
    decimals: number,
  ): Instruction => ({
    program,
    accounts: [writable(from), readonly(mint), writable(to), signer(owner)],
    data: pack(u8(12), u64(amount), u8(decimals)),
  }),

  approve: (
    program: TokenProgram,
    account: string,
    delegate: string,
    owner: string,
    amount: bigint,
  ): Instruction => ({
    program,
    accounts: [writable(account), readonly(delegate), signer(owner)],
    data: pack(u8(4), u64(amount)),
  }),

  revoke: (program: TokenProgram, account: string, owner: string): Instruction => ({
    program,
    accounts: [writable(account), signer(owner)],
    data: u8(5),
  }),

  setAuthority: (
    program: TokenProgram,
    account: string,
    authority: string,
    kind: number,
    next: string | undefined,
  ): Instruction => ({
    program,
    accounts: [writable(account), signer(authority)],
    data: pack(u8(6), u8(kind), ...(next ? [u8(1), key(next)] : [u8(0)])),
  }),

  mintTo: (
    program: TokenProgram,
    mint: string,
    to: string,
    authority: string,
    amount: bigint,
  ): Instruction => ({
    program,
    accounts: [writable(mint), writable(to), signer(authority)],
    data: pack(u8(7), u64(amount)),
  }),

  burn: (
    program: TokenProgram,
    account: string,
    mint: string,
    owner: string,
    amount: bigint,
  ): Instruction => ({
    program,
    accounts: [writable(account), writable(mint), signer(owner)],
    data: pack(u8(8), u64(amount)),
  }),

  closeAccount: (program: TokenProgram, account: string, to: string, owner: string): Instruction => ({
    program,
    accounts: [writable(account), writable(to), signer(owner)],
    data: u8(9),
  }),

  freeze: (program: TokenProgram, account: string, mint: string, authority: string): Instruction => ({
    program,
    accounts: [writable(account), readonly(mint), signer(authority)],
    data: u8(10),
  }),

  thaw: (program: TokenProgram, account: string, mint: string, authority: string): Instruction => ({
    program,
    accounts: [writable(account), readonly(mint), signer(authority)],
    data: u8(11),
  }),

  /** Makes lamports sent to a wrapped SOL account count as its tokens. */
  syncNative: (account: string): Instruction => ({
    program: PROGRAMS.token,
    accounts: [writable(account)],
    data: u8(17),
  }),

  /** Opens the associated account of `owner`; no failure when it is open already. */
  createAssociated: (program: TokenProgram, payer: string, owner: string, mint: string): Instruction => ({
    program: PROGRAMS.associatedToken,
    accounts: [
      writableSigner(payer),
      writable(findAssociatedToken(owner, mint, program)),
      readonly(owner),
      readonly(mint),
      readonly(PROGRAMS.system),
      readonly(program),
    ],
    data: u8(1),
  }),
};

export const MULTISIG_BYTES = 355;

/** Accounts that `threshold` of several people sign for. Source: `TokenInstruction` of spl-token. */
export const multisig = {
  /** `account` must have `MULTISIG_BYTES`, be rent-exempt and belong to the program. */
  initialize: (
    program: TokenProgram,
    account: string,
    members: readonly string[],
    threshold: number,
  ): Instruction => ({
    program,
    accounts: [writable(account), ...members.map(readonly)],
    data: pack(u8(19), u8(threshold)),
  }),

  transferChecked: (
    program: TokenProgram,
    accounts: Parameters<typeof token.transferChecked>[1],
    signers: readonly string[],
    amount: bigint,
    decimals: number,
  ): Instruction => {
    const { accounts: metas, data } = token.transferChecked(program, accounts, amount, decimals);
    const unsigned = metas.map((meta) => ({ ...meta, signer: false }));
    return { program, accounts: [...unsigned, ...signers.map(signer)], data };
  },
};

const program = PROGRAMS.token2022;

/**
 * Extensions of Token-2022: `space` is what each adds to a mint, `initialize` comes before the mint's own.
 * Source: `solana-program/token-2022`, interface/src/extension.
 */
export const extensions = {
  transferFee: (mint: string, authority: string, basisPoints: number, maximum: bigint): MintExtension => ({
    space: 4 + 108,
    initialize: {
      program,
      accounts: [writable(mint)],
      data: pack(u8(26), u8(0), u8(1), key(authority), u8(1), key(authority), u16(basisPoints), u64(maximum)),
    },
  }),

  mintCloseAuthority: (mint: string, authority: string): MintExtension => ({
    space: 4 + 32,
    initialize: { program, accounts: [writable(mint)], data: pack(u8(25), u8(1), key(authority)) },
  }),

  /** New accounts are frozen until thawed. */
  defaultFrozen: (mint: string): MintExtension => ({
    space: 4 + 1,
    initialize: { program, accounts: [writable(mint)], data: pack(u8(28), u8(0), u8(2)) },
  }),

  nonTransferable: (mint: string): MintExtension => ({
    space: 4,
    initialize: { program, accounts: [writable(mint)], data: u8(32) },
  }),

  interestBearing: (mint: string, authority: string, basisPoints: number): MintExtension => ({
    space: 4 + 52,
    initialize: {
      program,
      accounts: [writable(mint)],
      data: pack(u8(33), u8(0), key(authority), u16(basisPoints & 0xffff)),
    },
  }),

  permanentDelegate: (mint: string, delegate: string): MintExtension => ({
    space: 4 + 32,
    initialize: { program, accounts: [writable(mint)], data: pack(u8(35), key(delegate)) },
  }),

  metadataPointer: (mint: string, authority: string, metadata: string): MintExtension => ({
    space: 4 + 64,
    initialize: {
      program,
      accounts: [writable(mint)],
      data: pack(u8(39), u8(0), key(authority), key(metadata)),
    },
  }),

  pausable: (mint: string, authority: string): MintExtension => ({
    space: 4 + 33,
    initialize: { program, accounts: [writable(mint)], data: pack(u8(44), u8(0), key(authority)) },
  }),
};

export interface MintExtension {
  readonly space: number;
  readonly initialize: Instruction;
}

/** Bytes of a Token-2022 mint with extensions: the account length, its type, then each extension. */
export function mintSpace(list: readonly MintExtension[]): number {
  if (list.length === 0) return 82;
  return list.reduce((sum, { space }) => sum + space, 166);
}

/** First eight bytes of sha256("spl_token_metadata_interface:initialize_account"). */
const INITIALIZE_METADATA = Uint8Array.of(210, 225, 30, 162, 88, 184, 77, 141);

/** Writes name, symbol and URI into the mint itself; its lamports must cover the growth. */
export function initializeMetadata(
  mint: string,
  authority: string,
  content: { readonly name: string; readonly symbol: string; readonly uri: string },
): Instruction {
  const texts = [content.name, content.symbol, content.uri].map((value) => {
    const bytes = new TextEncoder().encode(value);
    return pack(u16(bytes.length), u16(0), bytes);
  });
  return {
    program,
    accounts: [writable(mint), readonly(authority), readonly(mint), signer(authority)],
    data: pack(INITIALIZE_METADATA, ...texts),
  };
}

/** Bytes metadata adds to a mint: type and length, two keys, three texts, an empty list. */
export function metadataSpace({ name, symbol, uri }: { name: string; symbol: string; uri: string }): number {
  return 4 + 64 + 12 + Buffer.byteLength(name + symbol + uri) + 4;
}

/** What issuers do with the extensions of their mints later. */
export const upkeep = {
  setPaused: (mint: string, authority: string, isPaused: boolean): Instruction => ({
    program,
    accounts: [writable(mint), signer(authority)],
    data: pack(u8(44), u8(isPaused ? 1 : 2)),
  }),

  setInterestRate: (mint: string, authority: string, basisPoints: number): Instruction => ({
    program,
    accounts: [writable(mint), signer(authority)],
    data: pack(u8(33), u8(1), u16(basisPoints & 0xffff)),
  }),

  /** Collects the fees that were withheld in `sources`. */
  withdrawWithheld: (
    mint: string,
    to: string,
    authority: string,
    sources: readonly string[],
  ): Instruction => ({
    program,
    accounts: [readonly(mint), writable(to), signer(authority), ...sources.map(writable)],
    data: pack(u8(26), u8(3), u8(sources.length)),
  }),
};
