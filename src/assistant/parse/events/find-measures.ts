/** What is counted, added up or averaged. */
import { findQuerySource } from '#contracts/query/query-sources';
import type { Match } from '../../words/spot.ts';
import { namedThings } from './find-groups.ts';
import { toMeanOfSums } from './mean-of-sums.ts';
import { find, isFree, isNamed, take, mark, type Draft, type Measure } from './draft.ts';

const NUMBERS: ReadonlySet<string> = new Set(['sol', 'usd', 'count', 'integer', 'price', 'number', 'change']);
const ADDED: ReadonlySet<string> = new Set(['sol', 'usd', 'count', 'integer']);

const fieldOf = (draft: Draft, field: string) => findQuerySource(draft.event.source)?.fields[field];
export const isNumber = (draft: Draft, field: string): boolean =>
  NUMBERS.has(fieldOf(draft, field)?.kind ?? '');
const isAdded = (draft: Draft, field: string): boolean => ADDED.has(fieldOf(draft, field)?.kind ?? '');

/** Fields the question names, in its order; `at` are words that are used by them. */
export function namedFields(
  draft: Draft,
): readonly { readonly field: string; readonly at: readonly number[] }[] {
  const seen = new Set<string>();
  return draft.context
    .of('field')
    .filter((match) => isFree(draft, match) && !isInLonger(draft, match))
    .toSorted((a, b) => a.at[0]! - b.at[0]!) // a match has tokens
    .flatMap(({ key, at }) => {
      const field = draft.event.fields[key];
      if (field === undefined || seen.has(field)) return [];
      seen.add(field);
      return [{ field, at }];
    });
}

/** `priority fee` names no fee. */
const isInLonger = ({ context, event }: Draft, match: Match): boolean =>
  context
    .of('field')
    .some(
      (other) =>
        other.at.length > match.at.length &&
        (event.fields[other.key] !== undefined || other.key === 'impact') &&
        match.at.every((index) => other.at.includes(index)),
    );

/** Whether amounts of the field are all of one token. */
export function isOfOneToken(draft: Draft, field: string): boolean {
  const mint = fieldOf(draft, field)?.mintField;
  return mint === undefined || draft.where.some((one) => one.field === mint && one.is === '=');
}

/** The figure rows are measured by: what is named, the units of the one token that is named, else their size. */
export function toMeasured(draft: Draft): string | undefined {
  const { context, event } = draft;
  const inSol = toValueInSol(draft);
  if (inSol !== undefined) return inSol;
  const named = namedFields(draft).find(({ field }) => isNumber(draft, field));
  if (named !== undefined) {
    mark(draft, named.at);
    if (isOfOneToken(draft, named.field)) return named.field;
  }
  const inDollars =
    context.of('unit').some(({ key }) => key === 'USD') || context.tokens.some(({ raw }) => /usd/i.test(raw));
  const amount = event.fields['amount'];
  if (
    amount !== undefined &&
    !inDollars &&
    event.source === 'trades' &&
    isNamed(draft, 'base') &&
    isOfOneToken(draft, amount) &&
    wantsUnits(draft)
  )
    return amount;
  return event.size !== undefined && isOfOneToken(draft, event.size) ? event.size : undefined;
}

/** `in SOL`: what trades are worth is stored in SOL too. */
function toValueInSol(draft: Draft): string | undefined {
  const { context, event } = draft;
  const field = event.fields['valueInSol'];
  const sign = context
    .of('unit')
    .find(({ key, at }) => key === 'SOL' && IN.test(context.tokens[at[0]! - 1]?.text ?? '')); // a match has tokens
  const names = namedFields(draft);
  const isOfValue = names.every(
    ({ field: one }) => one === event.size || one === field || !isNumber(draft, one),
  );
  if (field === undefined || sign === undefined || !isOfValue) return undefined;
  mark(draft, [...sign.at, ...names.filter(({ field: one }) => one === event.size).flatMap(({ at }) => at)]);
  return field;
}
const IN = /^(?:in|en|em|auf|dans|на|у|в)$/;

/** `how much X`, `bought the most X`: units of the token, not dollars. */
const wantsUnits = ({ context, event }: Draft): boolean =>
  context.has('ask', 'how-much', 'how-many') ||
  (event.key !== 'trade' && context.has('shape', 'most', 'least', 'sum', 'mean'));

/** The figures that are the answer; `undefined` where rows or groups are asked for. */
export function findFigures(draft: Draft): readonly Measure[] | undefined {
  const { context, event } = draft;
  const asked = find(draft, 'mean', 'median');
  if (asked !== undefined && !isOfSpans(draft)) {
    const field = toMeasured(draft);
    const ofSums =
      event.isSums === true && field !== undefined && isAdded(draft, field)
        ? toMeanOfSums(draft, asked, field)
        : undefined;
    // What cannot be averaged is added up, and the word for it left over.
    if (event.isSums === true && ofSums === undefined && field !== undefined && isAdded(draft, field))
      return toSums(draft);
    mark(draft, asked.at);
    if (ofSums !== undefined) return ofSums;
    if (field === undefined) return [{ measure: 'count' }];
    return [{ measure: asked.key === 'mean' ? 'mean' : 'median', field }, { measure: 'count' }];
  }
  if (event.isSums === true) return toSums(draft);
  const counts = context.has('ask', 'how-many') || take(draft, 'count') !== undefined;
  const different = toDifferent(draft, counts);
  if (different !== undefined) return [different];
  const sum = take(draft, 'sum');
  const size = findSize(draft);
  if (
    size !== undefined &&
    ((sum !== undefined && !counts) || isHowMuch(draft) || (!counts && isVolume(draft)))
  ) {
    const field = toMeasured(draft) ?? size;
    return isAdded(draft, field) && isOfOneToken(draft, field)
      ? [{ measure: 'sum', field }, { measure: 'count' }]
      : [{ measure: 'count' }];
  }
  if (counts) {
    const units = countsUnits(draft);
    return units === undefined
      ? [{ measure: 'count' }]
      : [{ measure: 'sum', field: units }, { measure: 'count' }];
  }
  return sum === undefined || !event.isEvents ? undefined : [{ measure: 'count' }];
}

/** `average volume per hour`, `average trades per day`: hours are averaged there, and not what happened in them. */
const isOfSpans = ({ context, event }: Draft): boolean =>
  event.isSums !== true &&
  context.of('shape').some(({ key }) => key.startsWith('per-')) &&
  !context.of('field').some(({ key }) => OF_ONE.has(key) && event.fields[key] !== undefined);
/** Of one trade or transfer, not of all in an hour. */
const OF_ONE: ReadonlySet<string> = new Set(['value', 'amount', 'price', 'fee', 'compute']);

/** Many languages have one word for `how many` and `how much`; before the thing itself it counts. */
function isHowMuch({ context, own }: Draft): boolean {
  const much = context.of('ask').filter(({ key }) => key === 'how-much');
  const counted = context
    .of('ask')
    .filter(({ key, at }) => {
      let next = at.at(-1)! + 1; // a match has tokens
      while (context.tokens[next] !== undefined && !own.has(next) && context.isStop(next)) next++;
      return key === 'how-many' && own.has(next);
    })
    .map(({ at }) => at[0]);
  return much.some(({ at }) => !counted.includes(at[0]));
}

const findSize = (draft: Draft): string | undefined => draft.event.size ?? draft.event.fields['amount'];
const isVolume = ({ context, event }: Draft): boolean =>
  event.isEvents &&
  event.fields['volume'] !== undefined &&
  context.has('field', 'volume') &&
  !context.has('shape', 'most', 'least');

/** `how many KOALA did W buy` counts units; `how many trades of KOALA` counts rows. */
function countsUnits(draft: Draft): string | undefined {
  const { context, event } = draft;
  const amount = event.fields['amount'];
  const many = context.of('ask').find(({ key }) => key === 'how-many');
  if (amount === undefined || many === undefined || event.isSums === true || !isOfOneToken(draft, amount))
    return undefined;
  const next = many.at.at(-1)! + 1; // a match has tokens
  const isToken =
    context.mentions.some(({ subject, at }) => subject.kind === 'token' && at[0] === next) ||
    context.of('unit').some(({ key, at }) => key === 'SOL' && at[0] === next);
  // `SOL transfers` are counted themselves.
  return isToken && !draft.own.has(next + 1) ? amount : undefined;
}

/** Sums over blocks or hours: of what is named, else of the size. */
function toSums(draft: Draft): readonly Measure[] | undefined {
  const { context, event } = draft;
  if (context.has('ask', 'how-many') && draft.own.size > 0 && isBlocks(draft)) return [{ measure: 'count' }];
  const named = namedFields(draft).filter(({ field }) => isAdded(draft, field));
  for (const { at } of named) mark(draft, at);
  for (const key of ['sum', 'count']) take(draft, key);
  const fields =
    named.length > 0 ? named.map(({ field }) => field) : event.size === undefined ? [] : [event.size];
  // `failed transactions` are the failed ones, of all of which they are shown.
  const [first, second] = fields.includes('failed')
    ? ['failed', event.fields['transactions'] ?? event.fields['calls']]
    : fields;
  // A part of the transactions, and not the transactions in parts of it.
  const isPart =
    context.has('shape', 'share') && first === event.fields['transactions'] && second !== undefined;
  const [part, whole] = isPart ? [second, first] : [first, second];
  const shown = [part, whole, ...fields.filter((field) => field !== first && field !== second)];
  return [...new Set(shown)]
    .flatMap((field): readonly Measure[] => (field === undefined ? [] : [{ measure: 'sum', field }]))
    .slice(0, 4);
}

/** Whether blocks themselves are asked for, and not what is in them. */
export const isBlocks = ({ context, event }: Draft): boolean =>
  event.key === 'block' && context.has('kind', 'block') && !context.has('shape', 'by');

/** `how many wallets`, `unique traders`: different values of a field. */
function toDifferent(draft: Draft, counts: boolean): Measure | undefined {
  const { event } = draft;
  if (!event.isEvents) {
    take(draft, 'distinct');
    return undefined;
  }
  const many = draft.context.of('ask').find(({ key }) => key === 'how-many');
  const unique = find(draft, 'distinct');
  if (unique === undefined && !counts) return undefined;
  const after = Math.max(unique?.at.at(-1) ?? -1, many?.at.at(-1) ?? -1);
  const things = namedThings(draft).filter(
    ({ field, match }) => !isNamed(draft, field) && match.at[0]! - after >= 1 && match.at[0]! - after <= 2,
  ); // a match has tokens
  const [thing] =
    things.length > 0 || unique === undefined
      ? things
      : namedThings(draft).filter(({ field }) => !isNamed(draft, field));
  if (thing === undefined) return undefined;
  mark(draft, [...thing.match.at, ...(unique?.at ?? [])]);
  // A mint is created once.
  if (event.source === 'tokenMints' && thing.field === 'mint') return { measure: 'count' };
  return { measure: 'distinct', field: thing.field };
}
