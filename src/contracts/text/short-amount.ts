import { toUsdText } from './money-text.ts';
import { toDecimal } from './value-text.ts';

/** From so many whole units on, digits behind the point tell nothing. */
const SHORT_FROM = 10_000n;

/** An amount in smallest units as tables show it: exact below ten thousand, `161.5M` beyond. Cut, never rounded up. */
export function toShortAmount(amount: bigint | number | string, decimals: number): string {
  const value = BigInt(amount);
  const unit = 10n ** BigInt(decimals);
  if ((value < 0n ? -value : value) < SHORT_FROM * unit) return toDecimal(amount, decimals);
  return toUsdText((value * 1_000_000n) / unit).replace('$', '');
}
