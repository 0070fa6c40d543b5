/** Which values of earlier answers are computed with. */
import { compareDecimals } from '#std/compare-decimals';
import { movePoint } from '#std/move-point';
import type { TurnValue } from '#contracts/assistant/agent';

const NUMBERS: ReadonlySet<string> = new Set([
  'amount',
  'count',
  'number',
  'percent',
  'money',
  'price',
  'time',
  'duration',
  'slot',
  'epoch',
]);
/** Values that are worth something, which may be shared out over a count. */
const WORTH: ReadonlySet<string> = new Set(['money', 'amount', 'number', 'duration']);

/** Values of each turn, the newest turn first. */
export type Turns = readonly (readonly TurnValue[])[];

export interface Chosen {
  /** Of the `compute` tool. */
  readonly op: string;
  readonly operands: readonly TurnValue[];
}

const OPERATIONS: Readonly<Record<string, string>> = {
  difference: 'difference',
  ratio: 'ratio',
  share: 'share',
  change: 'percent_change',
  product: 'product',
  sum: 'sum',
  mean: 'average',
  average: 'average',
  median: 'median',
};

/** The newest value and one of the same kind before it, the older first. */
export const lastPair = (turns: Turns): readonly [TurnValue, TurnValue] | undefined =>
  toPair('difference', toNumbers(turns, false));

interface ChoiceOptions {
  /** Moments alone, whatever else was told. */
  readonly ofTime?: boolean | undefined;
  /** Whether values of different meaning may be added: `add both` says so, a bare `total?` does not. */
  readonly ofAny?: boolean | undefined;
}

/** `undefined` where the answers have no two values it could be made of. */
export function chooseOperands(
  asked: string,
  turns: Turns,
  { ofTime = false, ofAny = true }: ChoiceOptions = {},
): Chosen | undefined {
  const op = OPERATIONS[asked];
  if (op === undefined) return undefined;
  let numbers = toNumbers(turns, ofTime);
  // Moments and places are not added up.
  if (op === 'sum' || op === 'average' || op === 'median' || op === 'product')
    numbers = numbers.map((values) => values.filter(({ kind }) => !ORDERS.has(kind)));
  const [newest = []] = numbers.filter((values) => values.length > 0);
  if (op === 'average') {
    const shared = toMean(numbers);
    if (shared !== undefined) return shared;
  }
  if (op === 'sum' || op === 'average' || op === 'median') {
    const rows = likeTheFirst(newest);
    if (rows.length > 1 && (ofAny || isOneMeaning(rows))) return { op, operands: rows };
    if (op === 'median') return undefined;
  }
  const within = op === 'average' && !ofAny ? toMeanWithin(numbers) : undefined;
  if (within !== undefined) return within;
  const pair = toPair(op, numbers);
  if (pair === undefined || ((op === 'sum' || op === 'average') && !ofAny && !isOneMeaning(pair)))
    return undefined;
  const [first, second] = pair;
  // How many groups there are is no part of one of them, and is not added to it.
  if (pair.some(isGroupCount) && pair.some((one) => columnOf(one) !== undefined)) return undefined;
  // No row is a part of the row beside it.
  const column = columnOf(first);
  if (op === 'share' && column !== undefined && column === columnOf(second)) return undefined;
  // What was cancelled is no whole that fills are a part of.
  if (op === 'share' && newest.includes(first) && newest.includes(second) && ![first, second].some(isWhole))
    return undefined;
  if (op === 'difference' && first.kind === 'time') return { op: 'time_difference', operands: pair };
  if (op === 'difference') return { op, operands: isLess(first, second) ? [second, first] : pair };
  if (op === 'share' && isLess(second, first)) return { op, operands: [second, first] };
  if ((op === 'ratio' || op === 'share') && Number(second.raw) === 0) return undefined;
  return { op, operands: pair };
}

/** Leaves that count all of something, which others of the same answer are parts of. */
const isWhole = ({ place = '' }: TurnValue): boolean =>
  /(?:[/_](?:all|count|supply|stake|trades|swaps|transfers|transactions|calls|slots)|[a-z]Count|total\w{0,20}|[lL]imit|Slots(?:SoFar)?)$/.test(
    place,
  );

const isGroupCount = ({ place }: TurnValue): boolean => place === 'query_index /count';

const MOST_TURNS = 4;

const toNumbers = (turns: Turns, ofTime: boolean): Turns =>
  turns
    .map((values) =>
      values.filter(
        (value) => NUMBERS.has(value.kind) && !isScope(value) && (!ofTime || value.kind === 'time'),
      ),
    )
    .slice(0, MOST_TURNS);

/** A figure an answer says, and not one it only tells along with it. */
export const isNumber = (value: TurnValue): boolean =>
  NUMBERS.has(value.kind) && value.kind !== 'time' && !isScope(value);

const isLike = (a: TurnValue, b: TurnValue): boolean =>
  a.kind === b.kind && a.unit === b.unit && a.mint === b.mint;

/** What is said along with an answer and is never what it says: from when to when it is true, a rank, and what was computed with. */
export const isScope = ({ place = '' }: TurnValue): boolean =>
  /\/rank$|^query_index \/(?:from|to|coverage\/\w+)$|^compute \/given\//.test(place);

/** One value that two answers showed. */
const isRepeated = (a: TurnValue, b: TurnValue): boolean => a.raw === b.raw && a.place === b.place;

/** Values of the same row column, or in the same sentence, that can be added: the first kind there is several of. */
function likeTheFirst(values: readonly TurnValue[]): readonly TurnValue[] {
  for (const first of values) {
    if (ORDERS.has(first.kind)) continue;
    const column = columnOf(first);
    const same = values.filter(
      (one) => isLike(one, first) && (column === undefined || columnOf(one) === column),
    );
    if (same.length > 1) return same;
  }
  return [];
}

const ORDERS: ReadonlySet<string> = new Set(['time', 'slot', 'epoch']);

/** `get_holders /holders/1/amount` stands in the column `/holders/…/amount`. */
const columnOf = ({ place }: TurnValue): string | undefined =>
  place !== undefined && /\/\d+(?:\/|$)/.test(place) ? place.replace(/\/\d+(?=\/|$)/, '/*') : undefined;

/** The older value first: of each of the last two turns its first number of one kind, else two of the newest answer. */
function toPair(op: string, numbers: Turns): readonly [TurnValue, TurnValue] | undefined {
  const isMixed = op === 'product' || op === 'ratio';
  const [newest = [], ...before] = numbers.filter((values) => values.length > 0);
  for (const older of before) {
    for (const first of newest.slice(0, LEADING)) {
      const like = older.slice(0, LEADING).find((one) => isLike(one, first) && !isRepeated(one, first));
      if (like !== undefined) return [like, first];
    }
  }
  for (const [index, first] of newest.entries()) {
    const like = newest.slice(index + 1).find((one) => isLike(one, first));
    if (like !== undefined) return [first, like];
  }
  const [older] = before;
  if (isMixed && newest[0] !== undefined && older?.[0] !== undefined) return [older[0], newest[0]];
  return undefined;
}

/** As many values of an answer are what it says; the others stand beside them. */
const LEADING = 3;

/** A value of one answer over the count of another, or of the same: volume by trades. */
function toMean(numbers: Turns): Chosen | undefined {
  const leading = numbers.slice(0, 2).flatMap((values) => values.slice(0, LEADING));
  if (numbers.slice(0, 2).filter((values) => values.length > 0).length < 2) return undefined;
  // One row of a list is no sum of its rows.
  const worth = leading.find((one) => WORTH.has(one.kind) && columnOf(one) === undefined);
  // Decimals and holders are counts that nothing is shared out over.
  const count = leading.find(
    ({ kind, raw, place = '' }) => kind === 'count' && raw !== '0' && MANY.test(place),
  );
  return worth === undefined || count === undefined ? undefined : { op: 'ratio', operands: [worth, count] };
}

/** The amount of an answer over the count beside it: 0.08 SOL moved to 7 receivers. */
function toMeanWithin(numbers: Turns): Chosen | undefined {
  for (const values of numbers) {
    const leading = values.slice(0, LEADING);
    const count = leading.find(
      ({ kind, raw, place = '' }) => kind === 'count' && raw !== '0' && MANY.test(place),
    );
    const worth = leading.find(
      (one) => WORTH.has(one.kind) && !one.raw.startsWith('-') && columnOf(one) === undefined,
    );
    if (count !== undefined && worth !== undefined) return { op: 'ratio', operands: [worth, count] };
  }
  return undefined;
}

/** Leaves that say how many there were; a rank is a count, too. */
const MANY = /\/(?:\w*[cC]ount|transactions|trades|swaps|transfers)$/;

/** Whether all are the same leaf of their answers: two fees, and not a fee and a balance. */
const isOneMeaning = (values: readonly TurnValue[]): boolean =>
  new Set(
    values.map(({ place, label }) => place?.split('/').findLast((part) => !/^\d*$/.test(part)) ?? label),
  ).size === 1;

/** Exact, of two values of one unit. */
const isLess = (a: TurnValue, b: TurnValue): boolean =>
  compareDecimals(movePoint(a.raw, a.decimals ?? 0), movePoint(b.raw, b.decimals ?? 0)) === -1;
