/** Reads the parts of a question in their order into a clause. */
import { findTwoTimes } from '../events/relate.ts';
import { mentionOf, toCount, type Phrase } from '../composed/phrase.ts';
import type { Meaning, Part } from './find-parts.ts';
import { COUNTED, type Clause, type State, type Wanted } from './clause.ts';
import { finishClause } from './finish-clause.ts';
import { takeBound } from './take-bound.ts';
import type { FigureKey } from './sources.ts';
import type { AskedQuery } from '../../question/question.ts';
import { SOL_MINT } from '../../question/sol.ts';

/** `undefined` where its parts contradict each other. */
export function readClause(phrase: Phrase, parts: readonly Part[]): Clause | undefined {
  const state: State = {
    isEach: false,
    isOne: false,
    isCounted: false,
    figures: [],
    bounds: [],
    related: [],
    things: [],
    at: [],
    acts: [],
    isTopShare: false,
    isBeside: false,
    isThose: false,
    isNot: false,
  };
  for (const [index, part] of parts.entries())
    if (!take(phrase, state, part, parts[index - 1], parts[index + 1])) return undefined;
  // More than what was not said, and a ratio of one figure.
  if (state.more !== undefined || state.relation !== undefined) return undefined;
  finishClause(state);
  return state;
}

function take(
  phrase: Phrase,
  state: State,
  part: Part,
  before: Part | undefined,
  next: Part | undefined,
): boolean {
  const { meaning, at } = part;
  switch (meaning.kind) {
    case 'sum':
      if (
        meaning.sum === 'share' &&
        before?.meaning.kind === 'figure' &&
        isOneToOther(phrase.text.slice(0, part.from))
      ) {
        // `buys to sells ratio`: both stand before it.
        const [first, second] = state.figures.splice(-2);
        if (first === undefined || second === undefined) return false;
        relate(state, first, second, 'over');
        state.at.push(...at);
      } else if (meaning.sum === 'share') {
        state.relation = 'ratio';
        state.at.push(...at);
      } else if (state.sum?.sum === 'mean' && meaning.sum === 'count')
        // `average number of trades` is the average of them.
        state.sum = { ...state.sum, at: [...state.sum.at, ...at] };
      else state.sum = { sum: meaning.sum, at };
      return true;
    case 'count':
      if (next?.meaning.kind === 'entity') state.isCounted = true;
      else if (next?.meaning.kind === 'figure') state.sum = { sum: 'count', at };
      else state.isCounted = true;
      if (state.isCounted) state.at.push(...at);
      return true;
    case 'those':
      state.isThose = true;
      state.at.push(...at);
      return true;
    case 'entity':
      return takeEntity(phrase, state, part, meaning);
    case 'span':
      return takeSpan(phrase, state, part, meaning.per);
    case 'each':
      state.isEachNext = at;
      return true;
    case 'by':
      if (next?.meaning.kind === 'entity' || next?.meaning.kind === 'span') state.isEachNext = at;
      else state.wantsOrder = { descending: true, isSort: true, at };
      return true;
    case 'sort':
      state.wantsOrder = { descending: true, isSort: true, at };
      return true;
    case 'most':
      return takeMost(phrase, state, part, meaning.descending, next);
    case 'top': {
      const limit = toCount(phrase, meaning.sign);
      if (limit === undefined) return false;
      if (state.limit === limit && state.order?.descending === !meaning.descending) state.isBothEnds = true;
      state.limit = limit;
      state.order ??= { descending: meaning.descending };
      state.at.push(...at);
      return true;
    }
    case 'first':
      state.first = { descending: meaning.descending, by: meaning.by, at };
      return true;
    case 'bound':
      return takeBound(state, part, meaning, before, next);
    case 'none':
      if (next?.meaning.kind !== 'figure' && next?.meaning.kind !== 'sum') return false;
      state.bound = { is: '=', value: '0', at };
      return true;
    case 'thing':
      return takeThing(phrase, state, part, meaning.sign);
    case 'except':
      state.isNot = true;
      state.at.push(...at);
      return true;
    case 'relation':
      if (state.last === undefined) return false;
      state.relation = meaning.relation;
      state.at.push(...at);
      return true;
    case 'versus': {
      // Of what stands beside it both have to be known.
      const gap = phrase.text.slice(part.to, next?.from ?? phrase.text.length);
      const isSecond =
        next === undefined ? findTwoTimes(phrase.context) !== undefined : COMPARED.has(next.meaning.kind);
      if (!BETWEEN.test(gap) || !isSecond) return false;
      state.isBeside = true;
      state.at.push(...at);
      return true;
    }
    case 'eachOf': {
      const per = spanOf(phrase);
      if (state.entity !== undefined) {
        state.at.push(...at);
        return true;
      }
      if (per === undefined || (state.per !== undefined && state.per !== per)) return false;
      state.per = per;
      state.isEach = true;
      state.at.push(...at);
      return true;
    }
    case 'topShare':
      state.isTopShare = true;
      state.at.push(...at);
      return true;
    case 'unit':
      state.unit = meaning.unit;
      state.at.push(...at);
      return true;
    case 'joint':
      state.at.push(...at);
      return true;
    case 'more':
      if (next?.meaning.kind !== 'figure' && next?.meaning.kind !== 'entity') return false;
      state.more = { isMore: meaning.isMore };
      state.at.push(...at);
      return true;
    case 'than':
      if (state.more?.first === undefined) return false;
      state.at.push(...at);
      return true;
    case 'outnumber':
      if (state.figures.length === 0) return false;
      state.more = { isMore: true, first: state.figures.pop() };
      state.at.push(...at);
      return true;
    case 'holds':
      state.bounds.push({ figure: meaning.figure, is: meaning.is, value: '0', at });
      return true;
    case 'succeeded':
      state.succeededAt = at;
      return true;
    case 'same':
      state.same = meaning.entity;
      state.at.push(...at);
      return true;
    case 'act':
      state.acts.push({ figure: meaning.figure, at });
      return true;
    case 'figure':
      takeFigure(state, { figure: meaning.figure, sum: meaning.sum, at });
      return true;
  }
}

/** Whether two figures stand before a word, one to the other: `buys to sells`. */
const isOneToOther = (text: string): boolean =>
  text
    .trim()
    .split(' ')
    .slice(-4, -1)
    .some((word) => TO.has(word));
const TO: ReadonlySet<string> = new Set(['to', 'per', 'vs', 'versus', 'over', 'by']);

function takeFigure(state: State, { figure, sum, at }: Wanted): void {
  if (figure === 'moved' && !state.things.some(({ id }) => id === SOL_MINT))
    state.things.push({ sign: 'T', id: SOL_MINT, isNot: false, at: [] });
  // What stands before it says how it is summed up, bounded and whether it is ordered by.
  const own: Wanted = {
    figure,
    sum: sum ?? state.sum?.sum,
    at: [...at, ...(state.sum?.at ?? [])],
  };
  delete state.sum;
  if (state.isThose && (figure === 'buys' || figure === 'sells')) {
    state.those = { side: figure === 'buys' };
    state.at.push(...at);
    state.isThose = false;
    return;
  }
  if (state.more !== undefined) {
    const { first, isMore } = state.more;
    if (first === undefined) state.more.first = own;
    else {
      state.related.push({ first, second: own, relation: 'less', isMore });
      delete state.more;
    }
    return;
  }
  const isOver = state.isEachNext !== undefined;
  if (isOver && state.last !== undefined) {
    relate(state, state.last, own, 'over');
    state.at.push(...(state.isEachNext ?? []));
    delete state.isEachNext;
    return;
  }
  if (state.relation !== undefined && state.relation !== 'ratio' && state.last !== undefined) {
    relate(state, state.last, own, state.relation);
    delete state.relation;
    return;
  }
  if (state.bound !== undefined) {
    const { at: bound, ...rest } = state.bound;
    state.bounds.push({ ...own, ...rest, at: [...own.at, ...bound] });
    delete state.bound;
    return;
  }
  if (state.wantsOrder !== undefined) {
    const { descending, at: order } = state.wantsOrder;
    state.order = { by: own, descending };
    state.at.push(...order);
    delete state.wantsOrder;
  }
  if (state.relation === 'ratio' && state.last !== undefined) {
    relate(state, state.last, own, 'over');
    delete state.relation;
    return;
  }
  state.figures.push(own);
  state.last = own;
}

function relate(state: State, first: Wanted, second: Wanted, relation: 'over' | 'less'): void {
  state.related.push({ first, second, relation });
  // `ranked by volume divided by liquidity` is ranked by what comes of it.
  if (state.order?.by === first) state.order = { descending: state.order.descending };
  state.last = second;
}

function takeEntity(
  phrase: Phrase,
  state: State,
  part: Part,
  { entity, isOne, side }: Extract<Meaning, { readonly kind: 'entity' }>,
): boolean {
  // `more buyers than sellers` counts them.
  if ((state.more !== undefined || state.relation === 'ratio') && side !== undefined) {
    takeFigure(state, { figure: side ? 'buyers' : 'sellers', at: part.at });
    return true;
  }
  const counted = COUNTED[entity];
  if (state.isEachNext !== undefined) {
    // The first of each of another kind is asked for otherwise.
    if (state.entity !== undefined && state.entity !== entity) return false;
    // `for each trader who …` is said twice.
    state.entity = entity;
    state.isEach = true;
    state.isOne = false;
    state.at.push(...state.isEachNext, ...part.at);
    delete state.isEachNext;
    return true;
  }
  // `for each token buyers and volume`: of each of one kind another is counted.
  if (state.isEach && side !== undefined && entity !== state.entity) {
    takeFigure(state, { figure: side ? 'buyers' : 'sellers', at: part.at });
    return true;
  }
  const isFigure =
    (state.isEach && !isOne) ||
    state.sum?.sum === 'count' ||
    state.bound !== undefined ||
    // `top traders` heads the question, `pools with the most traders` counts them.
    (state.wantsOrder !== undefined &&
      !isOne &&
      (state.wantsOrder.isSort || state.entity !== undefined || state.per !== undefined)) ||
    (state.sum !== undefined && state.entity !== undefined);
  if (isFigure && counted !== undefined && entity !== state.entity) {
    takeFigure(state, { figure: counted, at: part.at });
    return true;
  }
  if (state.bound !== undefined) return false;
  // `hour with the most trades`: what heads the question is there already.
  if (state.entity === entity) {
    state.at.push(...part.at);
    if (side !== undefined) state.side = side;
    takeOrder(state);
    return true;
  }
  if (state.entity !== undefined || state.per !== undefined) return false;
  state.entity = entity;
  state.isOne = isOne && !/^(?:a|any|every) /.test(phrase.text.slice(Math.max(0, part.from - 6), part.from));
  if (side !== undefined) state.side = side;
  state.at.push(...part.at);
  takeOrder(state);
  return true;
}

/** The order that waited for what it is of. */
function takeOrder(state: State): void {
  if (state.wantsOrder === undefined) return;
  state.order ??= { descending: state.wantsOrder.descending };
  state.at.push(...state.wantsOrder.at);
  delete state.wantsOrder;
}

function takeSpan({ text }: Phrase, state: State, part: Part, per: NonNullable<AskedQuery['per']>): boolean {
  const word = text.slice(part.from, part.to);
  const isAdverb = word.endsWith('ly');
  if (state.per !== undefined && state.per !== per) return false;
  if (state.entity !== undefined && state.isEachNext !== undefined) return false;
  if (state.entity !== undefined && !isAdverb && state.isEachNext === undefined) return false;
  if (state.isEachNext !== undefined || isAdverb) state.isEach = true;
  else state.isOne = !word.endsWith('s') || state.isOne;
  // `per hour, and which hour was the highest`.
  if (state.per !== undefined && state.isEachNext === undefined && !word.endsWith('s')) state.isOne = true;
  state.per = per;
  state.at.push(...(state.isEachNext ?? []), ...part.at);
  delete state.isEachNext;
  takeOrder(state);
  return true;
}

const ROWS: ReadonlySet<FigureKey> = new Set(['trades', 'transfers', 'buys', 'sells', 'transactions']);

/** `most trades`, `largest swap`, `biggest first`, `which hour was the highest`. */
function takeMost(
  { text }: Phrase,
  state: State,
  part: Part,
  descending: boolean,
  next: Part | undefined,
): boolean {
  // `the largest transfer` is one row, which is not counted.
  const isRow = next?.meaning.kind === 'figure' && ROWS.has(next.meaning.figure);
  if (isRow && !text.slice(0, next.to).endsWith('s')) return false;
  const kind = next?.meaning.kind;
  if (kind === 'figure' || kind === 'sum' || kind === 'entity' || kind === 'span') {
    state.wantsOrder = { descending, isSort: false, at: part.at };
    return true;
  }
  state.order = { by: state.order?.by, descending };
  state.at.push(...part.at);
  return true;
}

function takeThing(phrase: Phrase, state: State, part: Part, sign: string): boolean {
  const id = mentionOf(phrase, sign)?.subject.id;
  if (id === undefined) return false;
  if (state.isThose) {
    state.those = { sign };
    state.at.push(...part.at);
    state.isThose = false;
    return true;
  }
  state.things.push({ sign, id, isNot: state.isNot, at: part.at });
  state.isNot = false;
  return true;
}

/** What may be compared with. */
const COMPARED: ReadonlySet<Meaning['kind']> = new Set(['figure', 'thing', 'sum', 'unit']);

/** Words between what is compared. */
const BETWEEN = /^(?: (?:the|of|a|its|their|in|,))* ?$/;

/** `in each of the last 3 hours`. */
const spanOf = ({ context: { time } }: Phrase): AskedQuery['per'] =>
  (['minute', 'hour', 'day', 'week'] as const).find((span) => time?.value.text.includes(span) === true);
