/** What happened, by who, of what, how much and when; and things of one kind, ranked. Each is a query over the index. */
import { findQueryProblem } from '#contracts/query/check-query';
import { QUERY_LIMITS, type IndexQuery } from '#contracts/query/index-query';
import type { EventDefinition } from '../../catalogue/define-event.ts';
import { EVENTS_BY_KEY } from '../../catalogue/events.ts';
import type { Question, SubjectKind } from '../../question/question.ts';
import { ORDERS, type Candidate, type ParseContext } from '../context.ts';
import { addAction, toActionOf } from '../events/add-action.ts';
import { addBounds } from '../events/add-bounds.ts';
import { addShownThing, addSol, addThings } from '../events/add-things.ts';
import { compose } from '../events/compose.ts';
import { toOnly } from '../events/only.ts';
import type { QueryWant } from '../events/query-shape.ts';
import { mark, type Draft } from '../events/draft.ts';
import { findSubjects } from '../find-subjects.ts';
import { isJudged } from '../judged.ts';
import { toBeside, toBoth, toBoughtAndSold, toNetFlow, toTwoTimes, toUntraded } from '../events/relate.ts';

export default function readEvents(context: ParseContext): readonly Candidate[] {
  // A transaction or block that is named is asked about itself.
  if (context.mentions.some(({ subject }) => subject.kind === 'transaction' || subject.kind === 'block'))
    return [];
  const keys = new Set(context.of('event').map(({ key }) => key));
  // `a transfer received by W`: the verb says who is meant.
  if (keys.has('transfer') && (keys.has('receive') || keys.has('send'))) keys.delete('transfer');
  // `the mints of X` are what was minted, where `the mint of X` is its address.
  if (
    context.tokens.some(({ text }) => text === 'mints') &&
    context.mentions.some(({ subject }) => subject.kind === 'token')
  )
    keys.add('mint');
  // By what is not of the day, also those that nobody trades are ranked.
  if (keys.has('tokens') && isOfAllTokens(context)) {
    keys.delete('tokens');
    keys.add('allTokens');
  }
  // Who has the most transactions, failures or fees: what is counted of each wallet since the index began.
  if (asksForWallets(context)) keys.add('wallets');
  // When one wallet is busy is told by what it paid for, row by row.
  if (asksForActivity(context)) keys.add('transaction');
  // What was paid in fees was sent to nobody.
  if (keys.has('transaction') && keys.has('send') && context.has('field', 'fee')) keys.delete('send');
  // Who pays for transactions sends nothing by that.
  if (context.tokens.some(({ text }, index) => PAYS.test(text) && isOfTransactions(context, index)))
    for (const key of ['send', 'transfer']) keys.delete(key);
  // Who buys and sells trades.
  if (keys.has('buy') && keys.has('sell')) keys.add('trade');
  return [...keys].flatMap((key): readonly Candidate[] => {
    const event = EVENTS_BY_KEY.get(key);
    // Who interacts with a program calls it, and sends it nothing.
    const isOfProgram = context.mentions.some(({ subject }) => subject.kind === 'program');
    if (event?.source === 'transfers' && isOfProgram) return [];
    // `how did the price move` is of no transfers.
    if (key === 'transfer' && context.has('field', 'price', 'change')) return [];
    return event === undefined ? [] : readEvent(context, event);
  });
}

/** `top tokens by holders`, without a figure of what was traded in the last day. */
const isOfAllTokens = (context: ParseContext): boolean =>
  context.time === undefined && context.has('field', 'holders') && !context.has('field', ...OF_ACTIVITY);
const OF_ACTIVITY = ['volume', 'price', 'change', 'liquidity', 'trades', 'buys', 'value', 'valueInSol'];

const PAYS = /^(?:pay|pays|paid|paying)$/;
const isOfTransactions = ({ tokens }: ParseContext, index: number): boolean =>
  tokens.slice(index + 1, index + 6).some(({ text }) => /^(?:transactions|txs|txns)$/.test(text));

/** Keys whose words another one is said with too. */
const SAME: Readonly<Record<string, string>> = {
  receive: 'transfer',
  send: 'transfer',
  allTokens: 'tokens',
};

/** `fees paid in the last hour` by a wallet is one figure, which counts those for failures too; the rows have none of these. */
const isOfFees = ({ event, context, where }: Draft, { answers }: QueryWant): boolean =>
  event.key === 'transaction' &&
  answers === 'rows' &&
  where.some(({ field }) => field === 'feePayer') &&
  !context.has('ask', 'list') &&
  !context.has('shape', 'most', 'least') &&
  !context.has('kind', 'transaction') &&
  context.tokens.some(({ text }) => /^(?:fees?|gas)$/.test(text));

function readEvent(context: ParseContext, event: EventDefinition): readonly Candidate[] {
  const same = SAME[event.key] ?? event.key;
  const words = context.of('event').filter(({ key }) => key === event.key || key === same);
  const plural = event.key === 'mint' ? context.tokens.findIndex(({ text }) => text === 'mints') : -1;
  const own = new Set([...words.flatMap(({ at }) => at), ...(plural < 0 ? [] : [plural])]);
  const draft: Draft = {
    context,
    event,
    used: new Set(own),
    own,
    subjects: [],
    where: [...(event.where ?? [])],
    counted: [],
    bounds: [],
    notes: [],
    bonus: 0.05 + Math.max(0, ...words.map(({ at }) => at.length - 1)) * 0.03,
  };
  addThings(draft);
  const isShown = addShownThing(draft);
  if (draft.subjects.length === 0 && !isShown && context.earlier.length > 0) draft.bonus -= 0.1;
  addSol(draft);
  addAction(draft);
  addBounds(draft);
  if (event.source === 'holdings') addHeld(draft);
  const composed = compose(draft);
  const want = { ...composed, query: toActionOf(composed.query, draft.subjects) };
  const related =
    toBeside(draft, want) ??
    toOnly(draft, want) ??
    toBoughtAndSold(draft, want) ??
    toUntraded(draft, want) ??
    toBoth(draft, want) ??
    toNetFlow(draft, want) ??
    toTwoTimes(draft, want) ??
    want;
  if (related.answers === 'exists' && isJudged(context)) return [];
  if (isRankOfOne(draft, related)) return [];
  if (isOfFees(draft, related)) return [];
  // With some of them left out it would be another question.
  if ((related.query.where?.length ?? 0) > QUERY_LIMITS.conditions) return [];
  // Who delegates is of now, and these are what was done to stake accounts.
  if (event.key === 'stake' && context.time === undefined && context.has('ask', 'who'))
    draft.notes.push('note-stake-changes');
  if (isSidelong(draft)) draft.bonus -= 0.2;
  // Of somebody's own, whose address nobody has said, the rows of everybody are no answer.
  if (draft.subjects.length === 0 && context.tokens.some(({ text }) => /^(?:my|mine)$/.test(text)))
    draft.bonus -= 0.5;
  // In front of one transaction or block nobody asks about all of them without a word of it.
  if (draft.subjects.length === 0 && context.time === undefined && isOfOne(context)) draft.bonus -= 0.3;
  // One pool is no list of pools, and one token none of tokens.
  const id = OWN[event.key];
  if (id !== undefined && id !== 'wallet' && draft.where.some(({ field, is }) => field === id && is === '='))
    draft.bonus -= 0.3;
  // What may be done is no matter of what was done so far.
  if (context.isYesNo && context.tokens.some(({ text }) => MODAL.test(text))) draft.bonus -= 0.25;
  // `in which transaction was it created`.
  if (event.key === 'create' && draft.subjects.length > 0 && context.has('kind', 'transaction'))
    draft.bonus += 0.3;
  // Values of a thing are of now; what happened is of any time, by whom and in any order.
  if (context.time !== undefined && event.isEvents) draft.bonus += 0.2;
  // What a wallet holds now is read from the chain itself.
  if (event.source === 'holdings' && draft.where.some(({ field }) => field === 'owner')) draft.bonus -= 0.3;
  // Who paid most is told by all that was paid, and not by the transactions that are rows.
  if (
    event.source === 'transactions' &&
    related.query.time === undefined &&
    related.query.by?.[0] === 'feePayer'
  )
    draft.bonus -= 0.3;
  // What was held at a time is no row of what is held.
  if (event.source === 'holdings' && context.time !== undefined) draft.bonus -= 0.4;
  if (
    context.has('ask', 'who') &&
    event.actor === undefined &&
    !context.has('kind', 'token', 'pool', 'program')
  )
    draft.bonus -= 0.15;
  if (
    !event.isEvents &&
    context.has('event', 'create') &&
    context.tokens.some(({ text }) => text === 'created')
  )
    draft.bonus -= 0.2;
  // What somebody did says more than what there is.
  if (
    !event.isEvents &&
    ['buy', 'sell', 'send', 'receive'].some((key) => context.has('event', key)) &&
    related === want
  )
    draft.bonus -= 0.2;
  if (related.answers !== 'figure' && related.query.by !== undefined && draft.subjects.length > 0)
    draft.bonus += 0.12;
  if (
    related.answers === 'rows' &&
    related.query.show !== undefined &&
    event.isEvents &&
    draft.subjects.length > 0
  )
    draft.bonus += 0.1;
  if (isSingledOut(draft, related)) draft.bonus += 0.3;
  if (related.query.measures?.some(({ measure }) => measure === 'distinct') && subjectsOf(draft, 'account'))
    draft.bonus += 0.2;
  return isValid(related, draft) ? [toCandidate(draft, related)] : [];
}

/** `who failed the most`, without a time, which these counts have none of. */
const asksForWallets = (context: ParseContext): boolean =>
  context.time === undefined &&
  (context.has('ask', 'who') || (context.has('ask', 'which') && context.has('kind', 'account'))) &&
  context.has('field', 'failed', 'transactions', 'fee') &&
  context.has('shape', 'most', 'least');

/** `which hour is this wallet most active`: of one wallet, by spans of time. */
const asksForActivity = (context: ParseContext): boolean =>
  context.of('shape').some(({ key }) => key.startsWith('per-')) &&
  context.has('field', 'transactions') &&
  findSubjects(context, 'account').some(({ origin }) => origin === 'named' || origin === 'page');

/** One of the things that are ranked is the first of itself: of it alone nothing is ranked. */
const isRankOfOne = ({ event, where, context }: Draft, { answers, query }: QueryWant): boolean =>
  answers !== 'figure' &&
  !event.isEvents &&
  query.order !== undefined &&
  context.has('shape', 'most', 'least') &&
  where.some(({ field, is }) => field === OWN[event.key] && is === '=');

const subjectsOf = ({ subjects }: Draft, wanted: SubjectKind): boolean =>
  subjects.some(({ kind }) => kind === wanted);

/** `what did W buy last`, `its largest transfer`: one of what somebody did, which no sum or count answers. */
const isSingledOut = (draft: Draft, { answers, query }: QueryWant): boolean =>
  (answers === 'first' || (query.by !== undefined && answers !== 'figure')) &&
  draft.event.isEvents &&
  query.order !== undefined &&
  draft.context.of('shape').some(({ key }) => ORDERS.has(key)) &&
  subjectsOf(draft, 'account');
/** Whether one transaction or block is meant, by its page or by what was said before. */
const isOfOne = (context: ParseContext): boolean =>
  !context.has('kind', 'network') &&
  [context.page, ...context.given, ...context.mentions.map(({ subject }) => subject)].some(
    (one) => one?.kind === 'transaction' || one?.kind === 'block',
  );

/** What a row of things is. */
const OWN: Readonly<Record<string, string>> = {
  markets: 'market',
  tokens: 'mint',
  allTokens: 'mint',
  launch: 'mint',
  wallets: 'wallet',
};

const MODAL = /^(?:can|could|may|might|able|possible|allowed)$/;

/** Token accounts that are empty hold nothing. */
function addHeld({ context, where }: Draft): void {
  const isAmountAsked =
    where.some(({ field }) => field === 'amount') || context.tokens.some(({ text }) => text === 'empty');
  if (!isAmountAsked) where.push({ field: 'amount', is: '>', value: 0 });
}

/** A transfer either way, of which the index is asked one way at a time. */
const isSidelong = ({ event, where, context }: Draft): boolean =>
  event.key === 'transfer' &&
  where.filter(({ field, is }) => is === '=' && (field === 'sender' || field === 'receiver')).length === 1 &&
  !context.has('role', 'to', 'from');

/** Bounds in a token’s units are put in when its decimals are read. */
function isValid({ query, against }: QueryWant, { bounds }: Draft): boolean {
  const isFine = (one: QueryWant['query'] | undefined): boolean =>
    one === undefined || findQueryProblem(one as IndexQuery) === undefined; // names are what is checked
  return (
    (bounds.length === 0 || query.where !== undefined) &&
    isFine(query) &&
    isFine(against) &&
    !isCountedTwice(query) &&
    !isOfPart(query) &&
    !isOfSome(query)
  );
}

/** A transaction calls several programs, so that their sums over all programs count it as often. */
const isCountedTwice = ({ from, by = [], where = [], measures = [] }: QueryWant['query']): boolean =>
  from === 'programs' &&
  !by.includes('program') &&
  !where.some(({ field, is }) => field === 'program' && is === '=') &&
  measures.some(({ measure, field }) => measure !== 'distinct' && field !== 'calls');

/** Few changes of stake have an amount, so that their sum and the greatest of them are of those alone. */
const isOfPart = ({ from, order, where = [], measures = [] }: QueryWant['query']): boolean =>
  from === 'stakeChanges' &&
  (order?.by === 'lamports' || measures.some(({ field }) => field === 'lamports')) &&
  !where.some(({ field, value }) => field === 'action' && value === 'withdraw');

/** Transactions without effects are no rows, so that fees of all are not the sum of these. */
const isOfSome = ({ from, by = [], where = [], measures = [] }: QueryWant['query']): boolean =>
  from === 'transactions' &&
  measures.some(({ measure }) => measure === 'sum' || measure === 'count' || measure === 'mean') &&
  ![...by, ...where.map(({ field }) => field)].includes('feePayer');

function toCandidate(draft: Draft, want: QueryWant): Candidate {
  const { context, subjects, used } = draft;
  const { notes } = draft;
  if (want.answers === 'exists') for (const { at } of context.of('not')) mark(draft, at);
  for (const { at } of [...context.of('ask'), ...context.of('role')]) mark(draft, at);
  // `on this chain` is where all of it happened.
  for (const { key, at } of context.of('kind')) if (key === 'network') mark(draft, at);
  const single = want.answers === 'exists' ? draft.counted.filter(({ field }) => field === undefined) : [];
  for (const { at } of single) mark(draft, at);
  return {
    used,
    bonus: draft.bonus,
    question: {
      subjects: subjects.slice(0, 8),
      want: notes.length > 0 ? { ...want, notes } : want,
      ...(context.time !== undefined && { time: context.time.value }),
      bounds: [
        ...draft.bounds,
        ...(draft.total === undefined ? [] : [draft.total]),
        ...single.map(({ is, value }) => ({ is, value, field: 'count' })),
      ],
      shape: want.query.limit === undefined || want.answers === 'exists' ? {} : { limit: want.query.limit },
      form: toForm(want, context),
      negated: context.isYesNo && isDenied(context),
    },
  };
}

const toForm = ({ answers, query, relate }: QueryWant, { isYesNo }: ParseContext): Question['form'] =>
  isYesNo
    ? 'yes-no'
    : relate === 'difference' || relate === 'percent_change'
      ? 'difference'
      : answers === 'figure'
        ? 'value'
        : query.per !== undefined
          ? 'series'
          : 'list';

/** `has no one`, `did it never`; a negation right behind the opening verb only sounds doubtful. */
const isDenied = (context: ParseContext): boolean =>
  context
    .of('not')
    .some(({ at }) => !(at.length === 1 && at[0]! <= 1 && context.tokens[at[0]!]?.text === 'not')); // a match has tokens
