/** `is that more than 1%?`, `over 100 dollars?`: the last value beside a number of the question. */
import { compareDecimals } from '#std/compare-decimals';
import { movePoint } from '#std/move-point';
import type { TurnValue } from '#contracts/assistant/agent';
import type { Candidate, ParseContext } from '../context.ts';
import { isPercentAt } from '../measures/row-shape.ts';
import { isNumber } from './operands.ts';
import { turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.85;
/** Kinds of values by the unit a bound is in. */
const KINDS: Readonly<Record<string, TurnValue['kind']>> = {
  percent: 'percent',
  USD: 'money',
  SOL: 'amount',
};

export function readOnBound(context: ParseContext): readonly Candidate[] {
  const [bounded, second] = context.bounds;
  if (bounded === undefined || second !== undefined || !context.isYesNo || context.time !== undefined)
    return [];
  if (context.mentions.some(({ isSoft }) => isSoft !== true)) return [];
  const { is, value: raw, unit } = bounded.bound;
  if (is === '=') return [];
  const isPercent = unit === 'percent' || isPercentAt(context, bounded.at);
  const kind = KINDS[isPercent ? 'percent' : (unit ?? '')];
  const [turn] = turnsBack(context.earlier);
  const value = turn?.values.find(
    (one) => isNumber(one) && one.kind === kind && (kind !== 'amount' || one.unit === unit),
  );
  if (value === undefined || turn?.listed.length !== 0) return [];
  // What the price moves by is called slippage too.
  const plain = context.tokens.flatMap(({ text }, index) =>
    /^(?:slippage|impact|it|that|this|more|less|value|total|fee|fees)$/.test(text) ? [index] : [],
  );
  const left = restOf(context, new Set(bounded.at), [
    ...plain,
    ...context.of('unit').flatMap(({ at }) => at),
  ]);
  if (left.rest.length > 0) return [];
  const given = toGiven(value, raw);
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: {
        subjects: [],
        want: { kind: 'compute', op: is.startsWith('>') ? 'more' : 'less' },
        operands: [[value], [given]],
        bounds: [],
        shape: {},
        form: 'yes-no',
        negated: false,
      },
    },
  ];
}

/** The number of the question as a value of the same unit and places. */
function toGiven(value: TurnValue, raw: string): TurnValue {
  const { decimals = 0 } = value;
  const { entity: _entity, place: _place, ...like } = value;
  if (decimals === 0) return { ...like, label: 'given', raw };
  const moved = movePoint(raw, -decimals);
  const whole = moved.split('.')[0] ?? moved;
  return { ...like, label: 'given', raw: compareDecimals(moved, whole) === 0 ? whole : moved };
}
