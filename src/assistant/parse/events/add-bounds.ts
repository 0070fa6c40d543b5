/** `over 50 dollars`, `with 3 or more`, `above 10 SOL`: bounds on rows, on groups, and those that wait for a token’s decimals. */
import type { Bound } from '../../question/question.ts';
import { toComparison } from '../find-bounds.ts';
import { toScaled } from '../find-numbers.ts';
import { isSol, SOL_MINT, toSolSize } from '../../question/sol.ts';
import { isBlocks } from './find-measures.ts';
import { isNamed, mark, type Draft } from './draft.ts';

export function addBounds(draft: Draft): void {
  const { context, event } = draft;
  // What is summed up already has no size of a single one.
  const isSummed = event.isSums === true && !isBlocks(draft);
  for (const { bound, at } of isSummed
    ? context.bounds.filter(({ bound: one }) => one.unit === undefined)
    : context.bounds) {
    const { is, value, unit } = bound;
    const said = context.tokens[at.at(-1)! + 1]; // a bound has tokens
    const isDollars = unit === 'USD' || (unit !== undefined && unit.length >= 32 && isDollarToken(draft, at));
    if (isDollars) {
      const field = event.fields['value'];
      if (field === undefined || event.source === 'transfers' || event.source === 'holdings')
        addLater(draft, bound, at);
      else addWhere(draft, field, is, toScaled(value, 6), at);
    } else if (unit === 'SOL' || unit === 'lamports') {
      const sized = toSolSize(event.source, event.size, draft.where);
      if (sized === undefined) continue;
      const { field } = sized;
      const scaled = toScaled(value, unit === 'SOL' ? 9 : 0);
      if (isOfTotal(draft)) {
        mark(draft, at);
        draft.total = { is, value: scaled, field: 'sum' };
      } else addWhere(draft, field, is, scaled, at);
      const token = event.things.token;
      if (sized.needsMint && token !== undefined && !isNamed(draft, token))
        draft.where.push({ field: token, is: '=', value: SOL_MINT });
    } else if (unit === 'percent') addShare(draft, is, value, at);
    else if (unit !== undefined && unit.length >= 32) addLater(draft, bound, at);
    else if (unit === undefined) addPlain(draft, bound, at, said?.text);
  }
  addOnce(draft);
}

/** `received more than 1 SOL in total`: of all rows and not of one. */
const isOfTotal = ({ context, event }: Draft): boolean =>
  context.isYesNo && event.isEvents && event.isSums !== true && context.has('shape', 'sum');

const isDollarToken = ({ context }: Draft, at: readonly number[]): boolean =>
  /usd/i.test(context.tokens[at.at(-1)! + 1]?.raw ?? context.tokens[at.at(-1)!]?.raw ?? ''); // a bound has tokens

function addWhere(draft: Draft, field: string, is: Bound['is'], value: string, at: readonly number[]): void {
  mark(draft, at);
  draft.where.push({ field, is, value });
}

function addLater(draft: Draft, bound: Bound, at: readonly number[]): void {
  const field = draft.event.fields['amount'];
  // So many units of one token are no size of another.
  const isOfOther = draft.context.mentions.some(
    ({ subject }) =>
      subject.kind === 'token' &&
      subject.id !== bound.unit &&
      !isSol(subject) &&
      bound.unit !== undefined &&
      bound.unit.length >= 32,
  );
  if (field === undefined || isOfOther) return;
  mark(draft, at);
  draft.bounds.push({ ...bound, field });
}

/** `above 50 %`: of a ratio of the rows, where they have one. */
function addShare(draft: Draft, is: Bound['is'], value: string, at: readonly number[]): void {
  const field = draft.event.fields['change'];
  if (field === undefined || !draft.context.has('field', 'change')) return;
  mark(draft, at);
  draft.where.push({ field, is, value: String(Number(value) / 100) });
}

/** A bare number bounds the field that is named behind it, else how often something was, else the amount of the token. */
function addPlain(draft: Draft, bound: Bound, at: readonly number[], after: string | undefined): void {
  const { context, event } = draft;
  const end = at.at(-1)!; // a bound has tokens
  const named = context
    .of('field')
    .find(
      (match) => event.fields[match.key] !== undefined && match.at[0]! - end >= 1 && match.at[0]! - end <= 2,
    );
  const isTimes = after !== undefined && TIMES.test(after);
  const isRows = context.of('event').some((match) => match.key === event.key && match.at[0] === end + 1);
  if (named !== undefined && !isRows && !isTimes) {
    if (event.isEvents)
      draft.counted.push({ is: bound.is, value: bound.value, field: named.key, at: [...at, ...named.at] });
    else mark(draft, [...at, ...named.at]);
    if (!event.isEvents)
      draft.where.push({ field: event.fields[named.key]!, is: bound.is, value: bound.value }); // found by it
    return;
  }
  const token = event.things.token;
  if (
    !isTimes &&
    !isRows &&
    token !== undefined &&
    isNamed(draft, token) &&
    event.fields['amount'] !== undefined &&
    !isCounting(draft)
  ) {
    addLater(draft, bound, at);
    return;
  }
  draft.counted.push({ is: bound.is, value: bound.value, at: isTimes || isRows ? [...at, end + 1] : at });
}

/** Words for how often, folded. */
const TIMES =
  /^(?:times?|lan|mal|male|veces|vezes|fois|volte|раз|раза|разив|разів|kez|kere|kali|번|回|次|razy|keer|बार|مرات|مره)$/;

/** `with 3 or more`, `per sender`: groups are bounded by how many rows they have. */
const isCounting = ({ context }: Draft): boolean =>
  context.has('shape', 'by') || context.tokens.some(({ text }) => text === 'only');

/** `more than once`, `at least twice`. */
function addOnce(draft: Draft): void {
  const { tokens } = draft.context;
  const index = tokens.findIndex(({ text }) => text === 'once' || text === 'twice');
  const than = draft.context.of('than').find(({ at }) => at.at(-1) === index - 1);
  if (index < 0 || than === undefined) return;
  draft.counted.push({
    is: toComparison(than),
    value: tokens[index]!.text === 'once' ? '1' : '2',
    at: [...than.at, index],
  }); // it was found
}
