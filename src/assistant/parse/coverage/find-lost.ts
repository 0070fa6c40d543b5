/** Conditions the words of a question set that no part of it has: bounds, things, numbers, a second time, a comparison. */
import type { Bound } from '../../question/question.ts';
import { SOL_MINT } from '../../question/sol.ts';
import type { ParseContext } from '../context.ts';
import { gapOf } from '../events/draft.ts';
import { isScope } from '../is-scope.ts';
import { isEventShown, isOtherSideShown, type AskedOf, type Parts } from './parts-of.ts';

export function* findLost(
  question: AskedOf,
  parts: Parts,
  context: ParseContext,
  { shown, isOn }: { readonly shown: ReadonlySet<number>; readonly isOn: boolean },
): Generator<number> {
  const { text, numbers, sizes, conditions, want } = parts;
  const isQuery = want.kind === 'query';
  for (const { subject, at, isSoft, isOrdinal } of context.mentions)
    if (isQuery && isSoft !== true && isOrdinal !== true && !text.includes(subject.id)) yield* at;
  const bounded = new Set(context.bounds.flatMap(({ at }) => at));
  for (const { bound, at } of context.bounds) if (!isBounded(bound, question, parts)) yield* at;
  for (const { value, unit, at } of context.numbers) {
    const isTime = context.time?.at.some((index) => at.includes(index)) === true;
    if (isTime || at.some((index) => bounded.has(index) || shown.has(index))) continue;
    const written = unit === undefined ? numbers : sizes;
    if (!written.some((number) => isSame(number, value)) && !isBounded({ value }, question, parts)) yield* at;
  }
  // `how many landed in it` is of that, and of nothing wider.
  if (want.kind === 'measures' && want.of === 'network')
    for (const mention of context.mentions)
      if (isScope(context, mention) && !text.includes(mention.subject.id)) yield* mention.at;
  yield* findVacuous(parts, context);
  yield* findLostPlace(parts, context);
  yield* findLostCreator(parts, context);
  yield* findPassive(parts, context);
  yield* findSecondTime(question, parts, context);
  yield* findLostUnit(parts, context, question.unit);
  // What was so when it happened need not be so now.
  if (want.kind === 'measures' && want.of === 'transaction')
    for (const { key, at } of context.of('time')) if (key === 'now') yield* at;
  // `has the same wallet failed` is of others than the transaction; who tried again is of who paid for it.
  if (want.kind === 'predicate' && want.of === 'transaction' && want.key !== 'retried')
    for (const { key, at } of context.of('kind'))
      if (key !== want.of && context.tokens[at[0]! - 1]?.text === 'same') yield* [at[0]! - 1, ...at]; // a match has tokens
  // `the profit on those` is of rows that were told, and not of all that somebody did.
  const rows = context.earlier[0]?.listed ?? [];
  if (want.kind === 'measures' && want.of === 'account' && rows.some(({ kind }) => kind === 'transaction'))
    for (const [index, { text: word }] of context.tokens.entries())
      if (/^(?:those|these|them)$/.test(word) && parts.keys.has('profit')) yield index;
  // `sold everything` is more than sold some.
  for (const [index, { text: word }] of context.tokens.entries())
    if (isQuery && WHOLE.test(word) && context.of('event').some(({ at }) => at.at(-1) === index - 1))
      yield index;
  // `more than average`, `more than once`: a bound without a number.
  for (const than of context.of('than')) {
    const next = than.at.at(-1)! + 1; // a match has tokens
    const word = context.tokens[next]?.text ?? '';
    const isOfMean = context
      .of('shape')
      .some(
        ({ key, at }) => /^(?:over-|under-)?mean$/.test(key) && (at.includes(next) || at.includes(next + 1)),
      );
    // `higher than usual` of a statement that says what it is compared with.
    if (isOwnWord(want, context, than.at)) continue;
    const isTimes = /^(?:once|twice|one)$/.test(word) || isOnce(context, next);
    if (than.at.some((index) => bounded.has(index)) || (!isOfMean && !isTimes)) continue;
    const isHeld = isOfMean
      ? conditions.some(
          ({ is }) => is !== '=' && is !== '!=' && is !== 'in' && is !== 'not in' && is !== 'known',
        ) ||
        parts.text.includes('"of":"mean"') ||
        (isQuery && /average|mean/i.test(text)) ||
        question.bounds.length > 0 ||
        parts.measures.has('mean')
      : // `more than once` is a bound of one, or of two; `at least one` is more than none.
        [...conditions, ...question.bounds].some(
          ({ value }) =>
            value !== undefined &&
            typeof value !== 'boolean' &&
            (than.key === 'over' ? /^[12]$/ : /^[012]$/).test(String(value)),
        );
    if (!isHeld) yield* isOfMean ? [than.at[0]!, next] : [...than.at, next];
  }
  // `any mint or burn`: the other side of what is asked for.
  for (const { key, at, isWeak } of isQuery ? context.of('event') : []) {
    const isOtherSide = !isWeak && !isEventShown(key, parts) && isOtherSideShown(key, parts);
    // `no sells` is what buys are.
    const isDenied = context.of('not').some((not) => gapOf(not, { at }) === 1);
    if (isOtherSide && !isDenied) yield* at;
  }
  yield* findLostKinds(parts, context);
  yield* findLostNouns(parts, context);
  if (!isOn) yield* findLostPointers(parts, context);
  yield* findLostRanking(parts, context);
  yield* findLostComparison(question, parts, context);
}

/** `which of the top 5 traders …`: what is left of all by a condition is not what is left of those five. */
function* findLostRanking(
  { want, queries }: Parts,
  { tokens, language, ...context }: ParseContext,
): Generator<number> {
  const [first] = queries;
  if (language !== 'en' || want.kind !== 'query' || first === undefined) return;
  const isAmong =
    queries.length > 1 && queries.slice(1).some(({ limit, percent }) => (limit ?? percent) !== undefined);
  const isBounded = (first.having ?? []).length > 0 || (first.where ?? []).length > 0 || queries.length > 1;
  if (isAmong || !isBounded || /"among":/.test(JSON.stringify(want))) return;
  for (const { at } of context.numbers) {
    const [number = 0] = at;
    const words = tokens.slice(Math.max(0, number - 4), number).map(({ text }) => text);
    if (/(?:^| )(?:of|among|amongst|from)(?: the)? (?:top|first|biggest|largest)$/.test(words.join(' ')))
      yield* [number - 1, ...at];
  }
}

/** `compared with everyone else`, `more fees than profit`, `during that hour`: what is set beside it or points at a time. */
function* findLostComparison(
  { want, bounds, time, form }: AskedOf,
  { queries, keys, text }: Parts,
  { tokens, language, ...context }: ParseContext,
): Generator<number> {
  if (language !== 'en') return;
  const isTwo =
    want.kind === 'compare' ||
    keys.size > 1 ||
    form === 'difference' ||
    (want.kind === 'query' &&
      (want.against !== undefined || want.relate !== undefined || want.expects !== undefined)) ||
    queries.length > 1 ||
    queries.some(({ measures = [] }) => measures.length > 1) ||
    queries.some(({ by, per, order, having }) => (by ?? per ?? order ?? having) !== undefined) ||
    /"(?:of|over|less)":/.test(text) ||
    bounds.length > 0;
  const isOrderOnly =
    want.kind === 'query' &&
    want.against === undefined &&
    want.relate === undefined &&
    queries.every(
      ({ by, per, having, measures = [] }) => (by ?? per ?? having) === undefined && measures.length < 2,
    );
  const inThan = new Set(
    [...context.of('than'), ...context.of('shape')].flatMap(({ at }) => (at.length > 1 ? at : [])),
  );
  for (const [index, { text: word }] of tokens.entries()) {
    const mean = word !== 'than' ? undefined : findMean(context, index);
    const more = tokens.findLastIndex((token, at) => at < index && MORE.test(token.text));
    const isHeld =
      text.includes('"of":"mean"') ||
      (want.kind === 'query' && want.against !== undefined && text.includes('"mean"'));
    if (mean !== undefined && !isHeld && !isOwnWord(want, context, [index]))
      yield* [...(more < 0 ? [] : [more]), index, mean];
    if (isOrderOnly && COMPARED.test(word)) yield index;
    // `more fees than he made`: one value is not compared with a clause.
    const isOfClause =
      want.kind === 'measures' &&
      want.keys.length === 1 &&
      word === 'than' &&
      /^(?:he|she|they|it|i|we|you)$/.test(tokens[index + 1]?.text ?? '');
    if (isTwo && !isOfClause) continue;
    if (COMPARED.test(word)) yield index;
    if (word === 'than' && more >= 0 && !inThan.has(index)) yield* [more, index];
  }
  const isDated =
    time !== undefined || (want.kind === 'query' && (want.window !== undefined || want.inside !== undefined));
  for (const {
    key,
    at: [first = 0],
  } of isDated ? [] : context.of('time'))
    if (/^(?:hour|minute|day|week-unit|month-unit)$/.test(key) && tokens[first - 1]?.text === 'that')
      yield* [first - 1, first];
}
const MORE = /^(?:more|less|fewer|higher|lower|larger|bigger|smaller|greater|cheaper)$/;
const COMPARED = /^(?:compared?|comparing|comparison|versus|vs)$/;

/** By how much values of a question are larger than what was written: SOL, dollars, percent. */
const SCALES: readonly number[] = [1, 1e9, 1e6, 1e-2, 1e3, 1e-4];
const isSame = (number: number, written: string): boolean =>
  SCALES.some((scale) => Math.abs(number - Number(written) * scale) <= Math.abs(number) * 1e-9);

const isBounded = (
  { value, unit }: Pick<Bound, 'value' | 'unit'>,
  { bounds }: AskedOf,
  { conditions }: Parts,
): boolean =>
  bounds.some(
    (bound) => Number(bound.value) === Number(value) && (unit !== 'percent' || bound.unit === unit),
  ) ||
  conditions.some(({ value: own }) =>
    [own].flat().some((one) => one !== undefined && typeof one !== 'boolean' && isSame(Number(one), value)),
  );

/** Whether words are of the statement itself that is asked about. */
const isOwnWord = (want: AskedOf['want'], { of }: Pick<ParseContext, 'of'>, at: readonly number[]): boolean =>
  want.kind === 'predicate' &&
  of(want.of).some(
    (match) => match.key.replace(/-not$/, '') === want.key && at.every((one) => match.at.includes(one)),
  );

const WHOLE = /^(?:everything|all|completely|entirely)$/;

/** Words of other languages for `once`. */
const ONCE = /^(?:sekali|eenmaal|vez|fois|mal|einmal|volta|раза?|один|раз|kez|kere|번|回|次|lần)$/;
const isOnce = ({ tokens, language }: ParseContext, index: number): boolean =>
  language !== 'en' &&
  // As it is written, and not as it was inflected from.
  [index, index + 1].some((one) => ONCE.test(tokens[one]?.raw.toLowerCase() ?? ''));

/** `is the creator still holding`: rows of everybody are no answer. */
function* findLostCreator({ want, text }: Parts, { page, tokens }: ParseContext): Generator<number> {
  if (want.kind !== 'query' || page?.kind !== 'token' || /creator|deployer/i.test(text)) return;
  for (const [index, { text: word }] of tokens.entries())
    if (
      /^(?:creator|dev|developer|deployer|maker)$/.test(word) &&
      /^(?:the|its|his|this|that)$/.test(tokens[index - 1]?.text ?? '')
    )
      yield index;
}

/** `has it ever been sold`: what was done to it is not what it did. */
function* findPassive({ want }: Parts, { tokens, language }: ParseContext): Generator<number> {
  if (language !== 'en' || (want.kind !== 'measures' && want.kind !== 'predicate') || want.of !== 'account')
    return;
  for (const [index, { text: word }] of tokens.entries())
    if (/^(?:sold|bought|traded)$/.test(word) && tokens[index - 1]?.text === 'been') yield index;
}

/** `was it an arb?` on the page of a block or a transaction is not asked of the whole chain. */
function* findLostPlace(
  { want, text }: Parts,
  { page, tokens, ...context }: ParseContext,
): Generator<number> {
  if (want.kind !== 'measures' || want.of !== 'network' || page === undefined) return;
  if (page.kind !== 'block' && page.kind !== 'transaction') return;
  if (!want.keys.every((key) => /^(?:arbitrag|sandwich)/.test(key)) || text.includes(page.id)) return;
  if (tokens.some(({ text: word }) => WIDE.test(word)) || context.time !== undefined) return;
  for (const { key, at } of context.of('network')) if (want.keys.includes(key)) yield* at;
}
const WIDE = /^(?:all|any|every|chain|network|overall|everywhere|solana|ever|list|top)$/;

/** `in SOL`: figures of a query that are not in it. */
function* findLostUnit(
  { want, text }: Parts,
  { tokens, ...context }: ParseContext,
  asked: string | undefined,
): Generator<number> {
  // `in lamports and in dollars`: a value is told in one of them besides its own.
  if (want.kind === 'measures' && asked !== undefined)
    for (const { key, at } of context.of('unit'))
      if (key !== asked && tokens[at[0]! - 1]?.text === 'in') yield* at; // a match has tokens
  if (want.kind !== 'query' || /lamports|inSol/i.test(text) || text.includes(SOL_MINT)) return;
  for (const { key, at } of context.of('unit'))
    if (key === 'SOL' && /^(?:in|en|em|auf|dans|на|у|в)$/.test(tokens[at[0]! - 1]?.text ?? '')) yield* at; // a match has tokens
}

/** `compared to the hour before`: what is set beside it. */
function* findSecondTime(
  { want }: AskedOf,
  { numbers }: Parts,
  { ranges, time, tokens }: ParseContext,
): Generator<number> {
  const [first, second] = ranges ?? [];
  if (first === undefined || second?.from === undefined || time === undefined) return;
  if (want.kind === 'explain' || numbers.includes(second.from)) return;
  const isOther =
    want.kind === 'query' &&
    (want.otherWindow !== undefined || want.query.per !== undefined || (want.inside ?? []).length > 0);
  if (isOther) return;
  const words = new Set(second.text.toLowerCase().split(' '));
  const other = new Set(first.text.toLowerCase().split(' '));
  for (const index of time.at) {
    const raw = tokens[index]?.raw.toLowerCase() ?? '';
    if (words.has(raw) && !other.has(raw)) yield index;
  }
}

/** Kinds a question is narrowed by where it names them: `in a single block`, `per validator`. */
const NARROWING: Readonly<Record<string, RegExp>> = {
  block: /slot|block/i,
  epoch: /epoch/i,
  validator: /validator|vote/i,
  program: /program|venue/i,
};

/** What rows are divided by where each thing of a kind is asked for: `the share of the top 3, per token`. */
const GROUPS: Readonly<Record<string, RegExp>> = {
  token: /^(?:base|quote|mint)$/,
  pool: /^market$/,
  account: /^(?:trader|sender|receiver|wallet|owner|feePayer|creator|account)$/,
};

function* findLostKinds(
  { text, want, queries }: Parts,
  { tokens, mentions, language, ...context }: ParseContext,
): Generator<number> {
  if (language !== 'en' || want.kind !== 'query') return;
  const named = new Set(mentions.flatMap(({ at }) => at));
  const groups = queries.flatMap(({ by = [], each }) => [...by, each?.by ?? '']);
  for (const { key, at } of context.of('kind')) {
    const first = at[0]!; // a match has tokens
    const isEach = /^(?:per|each|every)$/.test(tokens[first - 1]?.text ?? '');
    const own = GROUPS[key];
    if (
      isEach &&
      own !== undefined &&
      !named.has(first) &&
      !groups.some((field) => own.test(field)) &&
      queries[0]?.show === undefined
    )
      yield* [first - 1, ...at];
    const isBound = /^(?:in|within|per|by|each|every|same|single|one|a)$/.test(tokens[first - 1]?.text ?? '');
    if (!isBound || NARROWING[key] === undefined || NARROWING[key].test(text)) continue;
    if (at.some((index) => named.has(index)) || named.has(first - 1) || named.has(at.at(-1)! + 1)) continue;
    yield* at;
  }
}

/** `who traded K but never Q`: a row that is of K is never of Q, so that leaving Q out leaves nobody out. */
function* findVacuous({ queries }: Parts, { mentions, ...context }: ParseContext): Generator<number> {
  for (const { where = [], by = [] } of queries)
    for (const { field, is, value } of where)
      if (by.length > 0 && is === '!=' && where.some((one) => one.field === field && one.is === '='))
        for (const { subject, at } of mentions)
          if (subject.id === value) {
            yield* at;
            for (const not of context.of('not')) if (gapOf(not, { at }) === 1) yield* not.at;
          }
}

/** The average that stands behind `than`. */
const findMean = ({ of }: Pick<ParseContext, 'of'>, than: number): number | undefined =>
  of('shape')
    .flatMap(({ key, at }) => (key === 'mean' ? at : []))
    .find((index) => index - than >= 1 && index - than <= 2);

/** `what did it buy`: rows of everybody are not those of whoever is meant, known or not. */
function* findLostPointers(
  { want, text }: Parts,
  { tokens, mentions, language, page, earlier, ...context }: ParseContext,
): Generator<number> {
  if (language !== 'en' || want.kind !== 'query') return;
  // Of what the question names itself it may speak again: `bought T and never sold it`.
  if (mentions.some(({ isSoft }) => isSoft !== true)) return;
  const spoken = [...(page === undefined ? [] : [page]), ...earlier.flatMap(({ subjects }) => subjects)];
  for (const [index, { text: word }] of tokens.entries()) {
    const named = mentions.find(({ at }) => at.includes(index))?.subject;
    const isPointer = named !== undefined || /^(?:it|its)$/.test(word);
    const isOfKind = [...context.of('kind'), ...context.of('event'), ...context.of('field')].some(
      ({ at }) => at[0]! < index, // a match has tokens
    );
    if (!isPointer || (named === undefined && isOfKind)) continue;
    if (named === undefined ? spoken.some(({ id }) => text.includes(id)) : text.includes(named.id)) continue;
    yield index;
  }
}

/** `and its pools`: groups of another kind than those that are told. */
function* findLostNouns(
  { want, queries: [query] }: Parts,
  { tokens, language, ...context }: ParseContext,
): Generator<number> {
  const by = want.kind === 'query' ? query?.by : want.kind === 'explain' ? [] : undefined;
  if (language !== 'en' || by === undefined) return;
  for (const { key, at } of context.of('kind')) {
    const first = at[0]!; // a match has tokens
    const isMany = tokens[at.at(-1)!]!.text.endsWith('s'); // as above
    const isOwned = /^(?:its|their|his|her)$/.test(tokens[first - 1]?.text ?? '');
    if (isMany && isOwned && GROUPS[key] !== undefined && !by.some((field) => GROUPS[key]!.test(field)))
      yield* at;
  }
}
