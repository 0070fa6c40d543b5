/** Shares and rounded amounts as text, where every digit would hide the figure. */
import { toDecimal, toGrouped } from '../text/value-text.ts';

/** A part of one as percent: two places, `< 0.01 %` for less than shows (`> -0.01 %` below nothing), `0 %` for none. */
export function toShareText(share: number): string {
  if (share === 0) return '0 %';
  if (Math.abs(share) < 0.0001) return share > 0 ? '< 0.01 %' : '> -0.01 %';
  return `${(share * 100).toFixed(2)} %`;
}

const LAMPORTS = 1_000_000_000n;
const EXACT_BELOW = 1_000n;

/** SOL without the lamports from 1,000 SOL on: `14,123,456`. Below that two places, never rounded up. */
export function toWholeSolText(lamports: bigint | string): string {
  const value = BigInt(lamports);
  return value >= EXACT_BELOW * LAMPORTS || value <= -EXACT_BELOW * LAMPORTS
    ? toGrouped(value / LAMPORTS)
    : toDecimal(value / 10_000_000n, 2);
}
