import { encodeBase58 } from '#std/base58';
import { Cursor } from '#std/cursor';
import { PROGRAMS } from '../keys/program-addresses.ts';

/** Source of the layouts: spl-token `state.rs` (Account 165 bytes, Mint 82) and the Token-2022 type byte at 165. */
export interface TokenAccountState {
  readonly program: string;
  readonly mint: string;
  readonly owner: string;
  readonly amount: bigint;
  readonly delegate: string | undefined;
  readonly state: 'uninitialized' | 'initialized' | 'frozen';
  readonly isNative: boolean;
  /** Lamports reserved for rent by a wrapped SOL account. */
  readonly rentReserve: bigint | undefined;
  readonly delegatedAmount: bigint;
  readonly closeAuthority: string | undefined;
}

export interface MintState {
  readonly program: string;
  readonly mintAuthority: string | undefined;
  readonly supply: bigint;
  readonly decimals: number;
  readonly isInitialized: boolean;
  readonly freezeAuthority: string | undefined;
}

interface TokenBytes {
  readonly data: Uint8Array;
  readonly owner: string;
}

const ACCOUNT_LENGTH = 165;
const MINT_LENGTH = 82;
const MULTISIG_LENGTH = 355;
const TYPE_MINT = 1;
const TYPE_ACCOUNT = 2;
const STATES = ['uninitialized', 'initialized', 'frozen'] as const;

/** Where Token-2022 extensions begin: after the padding and the type byte. */
export const EXTENSIONS_OFFSET = ACCOUNT_LENGTH + 1;

function hasType(account: TokenBytes, plainLength: number, type: number): boolean {
  const length = account.data.length;
  if (length === plainLength) return true;
  return (
    account.owner === PROGRAMS.token2022 &&
    length > ACCOUNT_LENGTH &&
    length !== MULTISIG_LENGTH &&
    account.data[ACCOUNT_LENGTH] === type
  );
}

/** The token account in an account of a token program; `undefined` for anything else or an uninitialised one. */
export function readTokenAccount(account: TokenBytes): TokenAccountState | undefined {
  if (!hasType(account, ACCOUNT_LENGTH, TYPE_ACCOUNT)) return undefined;
  const cursor = new Cursor(account.data);
  const mint = key(cursor);
  const owner = key(cursor);
  const amount = cursor.u64();
  const delegate = optionalKey(cursor);
  const state = STATES[cursor.u8()];
  const isNative = cursor.u32() === 1;
  const reserve = cursor.u64();
  const delegatedAmount = cursor.u64();
  const closeAuthority = optionalKey(cursor);
  if (state === undefined || state === 'uninitialized') return undefined;
  return {
    program: account.owner,
    mint,
    owner,
    amount,
    delegate,
    state,
    isNative,
    rentReserve: isNative ? reserve : undefined,
    delegatedAmount,
    closeAuthority,
  };
}

/** The mint in an account of a token program; `undefined` for anything else or an uninitialised one. */
export function readMint(account: TokenBytes): MintState | undefined {
  if (!hasType(account, MINT_LENGTH, TYPE_MINT)) return undefined;
  const cursor = new Cursor(account.data);
  const mintAuthority = optionalKey(cursor);
  const supply = cursor.u64();
  const decimals = cursor.u8();
  const isInitialized = cursor.u8() === 1;
  const freezeAuthority = optionalKey(cursor);
  if (!isInitialized) return undefined;
  return { program: account.owner, mintAuthority, supply, decimals, isInitialized, freezeAuthority };
}

function key(cursor: Cursor): string {
  return encodeBase58(cursor.take(32));
}

function optionalKey(cursor: Cursor): string | undefined {
  const present = cursor.u32() === 1;
  const value = key(cursor);
  return present ? value : undefined;
}
