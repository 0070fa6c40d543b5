/** Values against bounds. */
import type { Fact } from '#contracts/assistant/agent';
import { compareDecimals } from '#std/compare-decimals';
import { movePoint } from '#std/move-point';
import type { Bound, Comparison } from '../question/question.ts';

const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3_600, day: 86_400 };

/** A count of transfers is not under 0.001 SOL. */
export const isSameUnit = ({ unit, mint, kind }: Fact, { unit: asked }: Bound): boolean =>
  asked === undefined ||
  asked === mint ||
  asked === unit ||
  (asked === 'lamports' && unit === 'SOL') ||
  (kind === 'duration' && SECONDS[asked] !== undefined) ||
  (asked === 'percent' && unit === '%') ||
  (asked === 'slots' && unit === undefined);

/** Whether a fact is on the side of a bound, exactly; the bound is in the unit the fact is shown in unless it says lamports. `false` for what is no number. */
export function fits({ raw, decimals = 0, unit, kind }: Fact, { is, value, unit: asked }: Bound): boolean {
  const scale =
    asked === 'lamports' && unit === 'SOL' ? 0 : kind === 'amount' || kind === 'money' ? decimals : 0;
  const seconds = kind === 'duration' ? (SECONDS[asked ?? ''] ?? 1) : 1;
  const order = compareDecimals(
    scale === 0 ? raw : movePoint(raw, scale),
    seconds === 1 ? value : String(Number(value) * seconds),
  );
  return order !== undefined && isOrder(order, is);
}

function isOrder(order: -1 | 0 | 1, is: Comparison): boolean {
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
