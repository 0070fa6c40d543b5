/** A query that is being read from words: what was found so far, and which words that used. */
import type { EventDefinition } from '../../catalogue/define-event.ts';
import type { AskedQuery, Bound, Subject } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import { ORDERS, type ParseContext } from '../context.ts';

export type Where = NonNullable<AskedQuery['where']>[number];
export type Measure = NonNullable<AskedQuery['measures']>[number];

export interface Draft {
  readonly context: ParseContext;
  readonly event: EventDefinition;
  readonly used: Set<number>;
  /** Words of the event itself, which may name a field or a group besides. */
  readonly own: ReadonlySet<number>;
  readonly subjects: Subject[];
  readonly where: Where[];
  /** Bounds on how often or how much per group; `field` is a key of `[field]`, absent for the count. */
  readonly counted: {
    readonly is: Bound['is'];
    readonly value: string;
    readonly field?: string | undefined;
    readonly at: readonly number[];
  }[];
  /** Bounds in a token’s own units, which wait for its decimals. */
  readonly bounds: Bound[];
  /** A bound on the sum of all rows, in smallest units: `more than 1 SOL in total`. */
  total?: Bound;
  bonus: number;
  /** Keys of `[say]` that tell how a word was taken. */
  readonly notes: string[];
}

export const mark = ({ used }: Draft, at: readonly number[]): void => at.forEach((index) => used.add(index));

export const isFree = ({ used, own }: Draft, { at }: Pick<Match, 'at'>): boolean =>
  at.every((index) => !used.has(index) || own.has(index));

/** The first free match of these keys of `[shape]`, which is used by that. */
export function take(draft: Draft, ...keys: readonly string[]): Match | undefined {
  const found = find(draft, ...keys);
  if (found !== undefined) mark(draft, found.at);
  return found;
}

export const find = (draft: Draft, ...keys: readonly string[]): Match | undefined =>
  draft.context.of('shape').find(
    (match) =>
      keys.includes(match.key) &&
      isFree(draft, match) &&
      !isInBound(draft, match) &&
      !isInLonger(
        draft.context.of('shape').filter(({ key }) => ORDERS.has(key)),
        match,
      ),
  );

/** `most recently` is new and not most. */
export const isInLonger = (matches: readonly Match[], { at }: Match): boolean =>
  matches.some((other) => other.at.length > at.length && at.every((index) => other.at.includes(index)));

/** `at least 5` ranks nothing. */
const isInBound = ({ context }: Draft, { at }: Match): boolean =>
  context
    .of('than')
    .some((than) => than.at.length > at.length && at.every((index) => than.at.includes(index)));

export const isNamed = ({ where }: Draft, field: string): boolean => where.some((one) => one.field === field);

/** How many tokens `next` begins behind the end of `match`: 1 right behind it. */
export const gapOf = (match: Pick<Match, 'at'>, next: Pick<Match, 'at'>): number =>
  next.at[0]! - match.at.at(-1)!; // a match has tokens
