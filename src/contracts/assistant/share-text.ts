/** Shares and rounded amounts as text, where every digit would hide the figure. */
import { SOL_DECIMALS } from '../chain.ts';
import { toDecimal, toGrouped } from '../text/value-text.ts';

/** A part of one as percent: two places, `< 0.01 %` for less than shows (`> -0.01 %` below nothing), `0 %` for none. */
export function toShareText(share: number): string {
  if (share === 0) return '0 %';
  if (Math.abs(share) < 0.0001) return share > 0 ? '< 0.01 %' : '> -0.01 %';
  return `${(share * 100).toFixed(2)} %`;
}

const LAMPORTS = 1_000_000_000n;
const EXACT_BELOW = 1_000n;

/**
 * SOL without the lamports from 1,000 SOL on: `14,123,456`. Below that two places, and below one SOL three digits that
 * count: `0.0265`. Never rounded up.
 */
export function toWholeSolText(lamports: bigint | string): string {
  const value = BigInt(lamports);
  const size = value < 0n ? -value : value;
  if (size >= EXACT_BELOW * LAMPORTS) return toGrouped(value / LAMPORTS);
  if (size >= LAMPORTS) return toDecimal(value / 10_000_000n, 2);
  const cut = 10n ** BigInt(Math.max(0, String(size).length - 3));
  return toDecimal((value / cut) * cut, SOL_DECIMALS);
}
