/** `is that a lot?`, `more than the average swap?`, `compared to the others`: one transaction's size beside the mean of those around it. */
import type { AskedQuery, Question, Subject } from '../../question/question.ts';
import type { Candidate, Earlier, ParseContext } from '../context.ts';
import { sayInterval } from '../say-interval.ts';
import { momentOf, turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.95;
const HALF_HOUR = 1_800;
const HOUR = 3_600;
/** What things are beside others. */
const PLAIN =
  /^(?:lot|much|many|high|higher|low|lower|big|bigger|small|smaller|large|larger|huge|tiny|more|less|above|below|than|average|mean|median|usual|normal|typical|unusual|unusually|compared|comparison|compare|around|near|about|that|the|this|time|moment|same|other|others|rest|swaps?|trades?|transactions?|txs?|ones?|these|those|expensive|cheap|relative|relatively|most|with|fee|compute|usually|regular|ordinary)$/;
const USUAL = /^(?:usual|normal|typical|regular|ordinary|unusual|unusually)$/;
const MORE = /^(?:more|high|higher|lot|much|big|bigger|large|larger|above|expensive|huge)$/;
const LESS = /^(?:less|low|lower|small|smaller|below|tiny|cheap|cheaper)$/;

/** Fields of rows by what was asked of a transaction. */
const FEES = { from: 'transactions', field: 'feeLamports' } as const;
const COMPUTE = { from: 'transactions', field: 'computeUnits' } as const;
const WORTH = { from: 'trades', field: 'microUsd' } as const;
type Size = typeof FEES | typeof COMPUTE | typeof WORTH;
const SIZES: Readonly<Record<string, Size>> = {
  fee: FEES,
  priorityFee: FEES,
  computeUsed: COMPUTE,
  computeShare: COMPUTE,
  sold: WORTH,
  bought: WORTH,
  soldValue: WORTH,
  boughtValue: WORTH,
  swap: WORTH,
  transfers: WORTH,
};

export function readJudged(context: ParseContext): readonly Candidate[] {
  const [turn] = turnsBack(context.earlier);
  const asks = context.has('follow', 'judged') || context.tokens.some(({ text }) => text === 'average');
  const isSet =
    context.isYesNo || context.tokens.some(({ text }) => /^(?:compared?|average|usual)$/.test(text));
  if (!isSet || context.has('ask', 'how-much', 'how-many')) return [];
  if (turn?.question === undefined || !asks || (context.time !== undefined && !isAround(context))) return [];
  if (context.mentions.some(({ isSoft, isOrdinal }) => isSoft !== true && isOrdinal !== true)) return [];
  const transaction = toTransaction(turn);
  const moment = momentOf(context.earlier);
  const size = transaction === undefined ? undefined : toSize(turn, context);
  if (transaction === undefined || moment === undefined || size === undefined) return [];
  const plain = context.tokens.flatMap(({ text }, index) => (PLAIN.test(text) ? [index] : []));
  const signs = ['follow', 'than', 'shape', 'event', 'kind', 'ask'].flatMap((section) =>
    context.of(section).flatMap(({ at }) => at),
  );
  const left = restOf(context, new Set([...plain, ...(context.time?.at ?? [])]), [
    ...signs,
    ...context.mentions.flatMap(({ at }) => at),
  ]);
  if (left.rest.length > 0) return [];
  const isLess = context.tokens.some(({ text }) => LESS.test(text));
  // Whether it is usual is neither more nor less.
  const isUsual =
    context.tokens.some(({ text }) => USUAL.test(text)) &&
    !context.tokens.some(({ text }) => LESS.test(text) || MORE.test(text));
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: toQuestion(context, transaction, moment, size, { isLess, isUsual }),
    },
  ];
}

/** `around that time` is the time that is taken anyway. */
const isAround = ({ time, tokens }: ParseContext): boolean =>
  time?.at.every((index) => PLAIN.test(tokens[index]?.text ?? '')) === true;

function toTransaction({ subjects, things, question }: Earlier): Subject | undefined {
  const asked = subjects.find(({ kind }) => kind === 'transaction');
  const isOne =
    question?.want.kind === 'query' &&
    (question.want.answers === 'first' || question.want.answers === 'part');
  return asked ?? (isOne ? things.find(({ subject }) => subject.kind === 'transaction')?.subject : undefined);
}

/** What is meant by its size: the value that was told, else what it traded. */
function toSize({ question }: Earlier, context: ParseContext): Size | undefined {
  if (context.tokens.some(({ text }) => text === 'fee')) return FEES;
  const want = question?.want;
  switch (want?.kind) {
    case 'measures':
      return want.of === 'transaction' ? SIZES[want.keys[0] ?? ''] : undefined;
    case 'explain':
      return want.of === 'transaction' && context.has('event', 'trade') ? WORTH : undefined;
    case 'query':
      return want.query.from === 'trades' ? WORTH : want.query.from === 'transactions' ? FEES : undefined;
    default:
      return undefined;
  }
}

function toQuestion(
  context: ParseContext,
  transaction: Subject,
  moment: number,
  { from, field }: Size,
  { isLess, isUsual }: { readonly isLess: boolean; readonly isUsual: boolean },
): Omit<Question, 'unused' | 'language'> {
  const { nowSeconds, isYesNo } = context;
  const ending = Math.min(nowSeconds, moment + HALF_HOUR);
  const interval = { from: ending - HOUR, to: ending };
  const isOfTrades = from === 'transactions' && context.has('event', 'trade');
  const measures = [{ measure: 'mean', field }];
  const query: AskedQuery = {
    from,
    where: [{ field: 'signature', is: '=', value: transaction.id }],
    time: { from: moment, to: moment + 1 },
    measures,
  };
  return {
    subjects: [transaction],
    want: {
      kind: 'query',
      answers: 'figure',
      query,
      against: {
        from,
        where: [{ field: 'signature', is: 'not in', value: [transaction.id] }],
        time: interval,
        measures,
        // `the average swap`: of transactions those alone that traded.
        ...(isOfTrades && {
          join: { field: 'signature', in: { from: 'trades', by: ['signature'], time: interval } },
        }),
      },
      relate: 'difference',
      ...(!isUsual && { expects: isLess ? ('less' as const) : ('greater' as const) }),
    },
    time: { ...interval, text: sayInterval(interval) },
    bounds: [],
    shape: {},
    form: isYesNo && !isUsual ? 'yes-no' : 'difference',
    negated: false,
  };
}
