/** What is made of the values: a part of their rows, a figure of them, another unit. */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { Question } from '../../question/question.ts';
import { toStem } from '../../words/fold.ts';
import type { Match } from '../../words/spot.ts';
import type { ParseContext } from '../context.ts';
import { isAmountToo, isCountable } from '../counted-words.ts';

/** Words that name columns of the rows that are shown, or the thing a page shows: `with status`, `this swap`. */
export function toColumnWords({ tokens }: ParseContext, want: Question['want']): readonly number[] {
  if (want.kind !== 'measures') return [];
  const measures = CATALOGUE.get(want.of)?.measures;
  const columns = new Set(
    want.keys.flatMap((key) => measures?.get(key)?.columns ?? []).map((one) => toStem(one.toLowerCase())),
  );
  return tokens.flatMap(({ stem, text }, index) => {
    const isColumn =
      columns.has(stem) || (columns.has('shar') && /^(?:percent|percentages?|pct)$/.test(text));
    const isShown =
      want.of === 'transaction' &&
      /^(?:swap|trade|transfer|payment)$/.test(text) &&
      /^(?:this|that|the)$/.test(tokens[index - 1]?.text ?? '');
    return isColumn || isShown ? [index] : [];
  });
}

const AGGREGATES: ReadonlySet<string> = new Set(['sum', 'mean', 'median', 'distinct']);

/** `how many`, `in total`, `on average`: what is made of the values of a list. */
export function toAggregate(
  context: ParseContext,
  taken: ReadonlySet<number>,
):
  | { readonly value: 'count' | 'sum' | 'mean' | 'median' | 'distinct'; readonly at: readonly number[] }
  | undefined {
  const isFree = ({ at }: Match): boolean => !at.some((index) => taken.has(index));
  const shape = context.of('shape').find((match) => AGGREGATES.has(match.key) && isFree(match));
  if (shape !== undefined)
    return { value: shape.key as 'sum' | 'mean' | 'median' | 'distinct', at: shape.at }; // one of the set
  const many = context.of('ask').find(({ key }) => key === 'how-many');
  if (many === undefined) return undefined;
  // Where the word asks for an amount too, that is what one value is.
  return isAmountToo(context, many.at) && !isCountable(context, many.at.at(-1)! + 1) // a match has tokens
    ? undefined
    : { value: 'count', at: many.at };
}

/** `the last 5`, `top 3`. */
export function toLimit(
  context: ParseContext,
  used: Set<number>,
  want: Question['want'],
): { readonly limit?: number; readonly order?: 'newest' } {
  const bare = context.numbers.find(
    ({ unit, token, value }) => unit === undefined && token === undefined && /^[1-9]\d{0,2}$/.test(value),
  );
  if (bare === undefined || bare.at.some((index) => used.has(index))) return {};
  const near = context.of('shape').find(
    ({ key, at }) =>
      ['most', 'least', 'newest', 'oldest'].includes(key) &&
      at.some((index) => Math.abs(index - bare.at[0]!) === 1), // a number has a token
  );
  if (near === undefined && !context.has('ask', 'list')) return {};
  for (const index of [...bare.at, ...(near?.key === 'newest' ? near.at : [])]) used.add(index);
  // Parts of a transaction or a block come in their order: `the last five lines of its logs` are at the end.
  const isAtEnd =
    near?.key === 'newest' &&
    want.kind === 'measures' &&
    (want.of === 'transaction' || want.of === 'block') &&
    want.keys.some((key) => CATALOGUE.get(want.of)?.measures.get(key)?.at.includes('*') === true);
  return { limit: Number(bare.value), ...(isAtEnd && { order: 'newest' as const }) };
}

/** `in lamports`, `in dollars`: a unit that belongs to no number; `how many lamports` asks for it, too. */
export function toUnit(context: ParseContext, used: Set<number>): { readonly unit?: string } {
  if (context.language === 'en' && AGO.test(context.text)) return { unit: 'ago' };
  const counted = new Set(context.numbers.flatMap(({ at }) => at));
  const unit = context
    .of('unit')
    .find(
      ({ key, at }) =>
        !at.some((index) => counted.has(index)) &&
        (/^(?:in|as|to|en|em|in|auf|を|で|в|في)$/.test(context.tokens[at[0]! - 1]?.text ?? '') ||
          key === 'bps' ||
          (key === 'lamports' && isCounted(context, at[0]!))),
    ); // a match has tokens
  if (unit === undefined) return {};
  for (const index of unit.at) used.add(index);
  for (const [index, { text }] of context.tokens.entries())
    if (/^convert(?:ed)?$/.test(text)) used.add(index);
  return { unit: unit.key };
}

const AGO = /\bhow long (?:ago|since|has it been)\b/i;

/** Whether `how many` stands right before it. */
const isCounted = (context: ParseContext, index: number): boolean =>
  context.of('ask').some(({ key, at }) => key.startsWith('how-m') && at.at(-1) === index - 1);
