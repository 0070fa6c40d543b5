/** Values against bounds. */
import type { Fact } from '#contracts/assistant/agent';
import type { Bound } from '../question/question.ts';

/** A count of transfers is not under 0.001 SOL. */
export const isSameUnit = ({ unit, mint }: Fact, { unit: asked }: Bound): boolean =>
  asked === undefined ||
  asked === mint ||
  asked === unit ||
  (asked === 'lamports' && unit === 'SOL') ||
  (asked === 'percent' && unit === '%') ||
  (asked === 'slots' && unit === undefined);

/** Whether a fact is on the side of a bound, exactly; the bound is in the unit the fact is shown in unless it says lamports. `false` for what is no number. */
export function fits({ raw, decimals = 0, unit, kind }: Fact, { is, value, unit: asked }: Bound): boolean {
  if (!/^-?\d{1,60}(?:\.\d{1,40})?$/.test(raw)) return false;
  const scale =
    asked === 'lamports' && unit === 'SOL' ? 0 : kind === 'amount' || kind === 'money' ? decimals : 0;
  const [a, b] = toUnits(raw, scale === 0 ? 0 : scale, value);
  const order = a < b ? -1 : a > b ? 1 : 0;
  switch (is) {
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '=':
      return order === 0;
  }
}

/** Both as whole numbers of one scale. `raw` of an amount is in smallest units; of another number it may have a fraction. */
function toUnits(raw: string, decimals: number, value: string): readonly [bigint, bigint] {
  const [rawWhole = '0', rawFraction = ''] = raw.split('.');
  const [whole = '0', fraction = ''] = value.split('.');
  const places = Math.max(rawFraction.length, decimals, fraction.length);
  const own =
    BigInt(rawWhole + rawFraction.padEnd(decimals > 0 ? 0 : places, '0')) *
    10n ** BigInt(decimals > 0 ? places - decimals : 0);
  return [own, BigInt(whole + fraction.padEnd(places, '0'))];
}
