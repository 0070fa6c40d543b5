/** `half of that`, `times 3`, `5% of that`, `divided by 30`: the last value with a number of the question. */
import type { TurnValue } from '#contracts/assistant/agent';
import type { Candidate, ParseContext } from '../context.ts';
import { isScope } from './operands.ts';
import { turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.75;
/** Words for parts and multiples. */
const FACTORS: Readonly<Record<string, { readonly op: string; readonly by: string }>> = {
  half: { op: 'ratio', by: '2' },
  third: { op: 'ratio', by: '3' },
  quarter: { op: 'ratio', by: '4' },
  double: { op: 'product', by: '2' },
};
/** Kinds of values that can be multiplied. */
const NUMBERS: ReadonlySet<string> = new Set([
  'amount',
  'count',
  'number',
  'money',
  'price',
  'duration',
  'percent',
]);
const PLAIN =
  /^(?:of|that|this|it|is|be|by|how|much|what|whats|would|times|multiplied|divided|and|value|amount|percent|%)$/;

export function readScaled(context: ParseContext): readonly Candidate[] {
  if (context.mentions.some(({ isSoft }) => isSoft !== true) || context.time !== undefined) return [];
  const factor = toFactor(context);
  const value = turnsBack(context.earlier)[0]?.values.find((one) => NUMBERS.has(one.kind) && !isScope(one));
  if (factor === undefined || value === undefined) return [];
  const plain = context.tokens.flatMap(({ text }, index) => (PLAIN.test(text) ? [index] : []));
  const left = restOf(context, new Set(factor.at), plain);
  if (left.rest.length > 0) return [];
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: {
        subjects: [],
        want: { kind: 'compute', op: factor.op },
        operands: [[factor.value], [value]],
        bounds: [],
        shape: {},
        form: 'value',
        negated: false,
      },
    },
  ];
}

interface Factor {
  readonly op: 'times' | 'by' | 'part';
  readonly value: TurnValue;
  readonly at: readonly number[];
}

function toFactor(context: ParseContext): Factor | undefined {
  const word = context.of('follow').find(({ key }) => FACTORS[key] !== undefined);
  if (word !== undefined) {
    const { op, by } = FACTORS[word.key]!; // found by that
    return { op: op === 'ratio' ? 'by' : 'times', value: toNumber(by), at: word.at };
  }
  const [number] = context.numbers;
  if (number === undefined || context.numbers.length > 1) return undefined;
  const [index = 0] = number.at;
  const before = context.tokens[index - 1]?.text ?? '';
  const isPercent = number.unit === 'percent' || /^\s?%/.test(context.text.slice(context.tokens[index]!.end));
  if (isPercent && context.tokens.some(({ text }) => text === 'of'))
    return {
      op: 'part',
      value: { label: 'given', kind: 'percent', raw: number.value, unit: '%' },
      at: number.at,
    };
  if (number.unit !== undefined || number.token !== undefined) return undefined;
  if (/^(?:times|x|by)$/.test(before) && context.has('follow', 'ratio', 'product')) {
    const isRatio = context.has('follow', 'ratio') && before === 'by';
    const words = context.of('follow').filter(({ key }) => key === 'ratio' || key === 'product');
    return {
      op: isRatio ? 'by' : 'times',
      value: toNumber(number.value),
      at: [...number.at, index - 1, ...words.flatMap(({ at }) => at)],
    };
  }
  return undefined;
}

const toNumber = (raw: string): TurnValue => ({ label: 'given', kind: 'number', raw });
