/**
 * The arithmetic and the layouts of the Localnet AMM, the one program swaps are built for here. Source of both:
 * `localnet/programs/amm/amm.c`, and the interface the program publishes (`decoder/protocols/localnet-amm.ts`).
 */
import type { AccountReading } from '#chain';
import type { Address } from '#contracts/chain';
import { toAddressText } from '#decoder';
import { Cursor } from '#std/cursor';

export const LOCALNET_AMM = 'LocaLnetAMM11111111111111111111111111111111';

const POOL_BYTES = 211;
/** First eight bytes of sha256("account:Pool"), as a little-endian number. */
const POOL_DISCRIMINATOR = 0xbc6db111046d9af1n;
/** First eight bytes of sha256("global:swap_exact_in"). */
export const SWAP_EXACT_IN = Uint8Array.of(104, 104, 131, 86, 161, 189, 180, 216);
const BASIS_POINTS = 10_000n;
export const MAX_U64 = 0xffff_ffff_ffff_ffffn;

/** The numbers a pool gives its errors, from the interface it publishes. */
export const AMM_ERRORS = { slippageExceeded: 6000, invalidTokenAccount: 6007 } as const;

export interface AmmPool {
  readonly mintA: Address;
  readonly mintB: Address;
  readonly vaultA: Address;
  readonly vaultB: Address;
  /** 0 until there was liquidity. */
  readonly lockedLp: bigint;
  readonly feeBasisPoints: number;
}

/** The pool in an account; `undefined` for anything else. */
export function readAmmPool({ owner, data }: Pick<AccountReading, 'owner' | 'data'>): AmmPool | undefined {
  if (owner !== LOCALNET_AMM || data.length !== POOL_BYTES) return undefined;
  const cursor = new Cursor(data);
  if (cursor.u64() !== POOL_DISCRIMINATOR) return undefined;
  const address = () => toAddressText(data, cursor.skip(32));
  address(); // its creator
  const pool = { mintA: address(), mintB: address(), vaultA: address(), vaultB: address() };
  address(); // its LP mint
  return { ...pool, lockedLp: cursor.u64(), feeBasisPoints: cursor.u16() };
}

export interface AmmReserves {
  readonly reserveIn: bigint;
  readonly reserveOut: bigint;
  readonly feeBasisPoints: number;
  /** Whether there ever was liquidity. */
  readonly isOpen: boolean;
}

export type AmmQuote =
  | { readonly kind: 'quote'; readonly amount: bigint; readonly fee: bigint; readonly net: bigint }
  /** Why the program would refuse. */
  | { readonly kind: 'zero' | 'too-small' | 'too-large' | 'empty' };

/** What the program gives for `amount`, to the last unit. */
export function quoteExactIn(
  amount: bigint,
  { reserveIn, reserveOut, feeBasisPoints, isOpen }: AmmReserves,
): AmmQuote {
  if (amount <= 0n) return { kind: 'zero' };
  if (!isOpen) return { kind: 'empty' };
  if (reserveIn + amount > MAX_U64) return { kind: 'too-large' };
  const fee = (amount * BigInt(feeBasisPoints) + BASIS_POINTS - 1n) / BASIS_POINTS;
  const net = amount - fee;
  // A pool whose vaults are both empty has nothing to divide by either.
  const out = reserveIn + net === 0n ? 0n : (reserveOut * net) / (reserveIn + net);
  return out === 0n ? { kind: 'too-small' } : { kind: 'quote', amount: out, fee, net };
}

/** The least a swap may give when its price may fall by so much; one unit at least. */
export function toLeastAmount(expected: bigint, slippageBasisPoints: number): bigint {
  const least = (expected * (BASIS_POINTS - BigInt(slippageBasisPoints))) / BASIS_POINTS;
  return least > 0n ? least : 1n;
}
