/** Rows a value was made of, as a query: after `how many trades did W make`, `just the sells` and `top 3` are of its trades. */
import { EVENTS_BY_KEY } from '../../catalogue/events.ts';
import type { AskedQuery, Question, SubjectKind } from '../../question/question.ts';
import { toInterval } from '../events/to-time.ts';
import { SIZES } from './edits/define-edit.ts';

interface Rows {
  /** Key of the event, which has its conditions. */
  readonly event: string;
  /** Field that is the thing asked about. */
  readonly field: string;
  /** What was answered of them: how many, their sum, or themselves. */
  readonly answered: 'count' | 'sum' | 'rows';
}

const TRADER = 'trader';
const ROWS: Readonly<Partial<Record<SubjectKind, Readonly<Record<string, Rows>>>>> = {
  account: {
    trades: { event: 'trade', field: TRADER, answered: 'rows' },
    tradeCount: { event: 'trade', field: TRADER, answered: 'count' },
    tradedValue: { event: 'trade', field: TRADER, answered: 'sum' },
    buys: { event: 'buy', field: TRADER, answered: 'count' },
    sells: { event: 'sell', field: TRADER, answered: 'count' },
    boughtValue: { event: 'buy', field: TRADER, answered: 'sum' },
    soldValue: { event: 'sell', field: TRADER, answered: 'sum' },
    largestTrade: { event: 'trade', field: TRADER, answered: 'rows' },
    sent: { event: 'send', field: 'sender', answered: 'rows' },
    outgoing: { event: 'send', field: 'sender', answered: 'count' },
    received: { event: 'receive', field: 'receiver', answered: 'rows' },
    incoming: { event: 'receive', field: 'receiver', answered: 'count' },
  },
  token: {
    trades: { event: 'trade', field: 'base', answered: 'count' },
    volume: { event: 'trade', field: 'base', answered: 'sum' },
    buys: { event: 'buy', field: 'base', answered: 'count' },
    sells: { event: 'sell', field: 'base', answered: 'count' },
  },
  pool: {
    dayTrades: { event: 'trade', field: 'market', answered: 'count' },
    trades: { event: 'trade', field: 'market', answered: 'count' },
    volume: { event: 'trade', field: 'market', answered: 'sum' },
    buys: { event: 'buy', field: 'market', answered: 'count' },
    sells: { event: 'sell', field: 'market', answered: 'count' },
    recentTrades: { event: 'trade', field: 'market', answered: 'rows' },
    largestTrades: { event: 'trade', field: 'market', answered: 'rows' },
  },
};
const ROWS_SHOWN = 10;

type Sum = NonNullable<AskedQuery['measures']>[number];
const sumOf = (field: string): Sum => ({ measure: 'sum', field });
const NOT_VOTES: Sum = { ...sumOf('transactions'), less: { measure: 'sum', field: 'votes' }, as: 'nonVotes' };
/** What the network counts, as sums over its blocks. */
const OF_BLOCKS: Readonly<Record<string, Sum>> = {
  tps: sumOf('transactions'),
  tpsWithoutVotes: NOT_VOTES,
  transactionCount: sumOf('transactions'),
  userTransactions: NOT_VOTES,
  voteTransactions: sumOf('votes'),
  failedTransactions: sumOf('failed'),
  failedShare: sumOf('failed'),
  sampleFailedShare: sumOf('failed'),
  totalFees: sumOf('feeLamports'),
  totalPriorityFees: sumOf('priorityFeeLamports'),
};
/** Figures of single transactions, which are rows: only those with effects have one. */
const OF_TRANSACTIONS: Readonly<Record<string, Sum>> = {
  meanFee: { measure: 'mean', field: 'feeLamports' },
  fee: { measure: 'mean', field: 'feeLamports' },
  meanCompute: { measure: 'mean', field: 'computeUnits' },
};

function toBlocks(question: Question, key: string): Question | undefined {
  const each = OF_TRANSACTIONS[key];
  const measure = OF_BLOCKS[key] ?? each;
  if (measure === undefined) return undefined;
  const { time } = question;
  const isOfAll = time?.from === undefined && time?.at === undefined;
  return {
    ...question,
    subjects: [],
    form: 'value',
    shape: {},
    bounds: [],
    want: {
      kind: 'query',
      answers: 'figure',
      query: {
        from: each === undefined ? 'blocks' : 'transactions',
        ...(isOfAll ? each !== undefined && { time: {} } : { time: toInterval(time) }),
        measures: [measure],
      },
    },
  };
}

/** `undefined` where the value is made of no rows of the index. */
export function asQuery(question: Question): Question | undefined {
  const { want, subjects, time } = question;
  const [subject] = subjects;
  if (want.kind !== 'measures' || subject === undefined) return undefined;
  if (want.of === 'network') return toBlocks(question, want.keys[0] ?? '');
  const rows = ROWS[want.of]?.[want.keys[0] ?? ''];
  const event = rows === undefined ? undefined : EVENTS_BY_KEY.get(rows.event);
  if (rows === undefined || event === undefined) return undefined;
  const isOfAll = time?.from === undefined && time?.at === undefined;
  const base: AskedQuery = {
    from: event.source,
    where: [...(event.where ?? []), { field: rows.field, is: '=', value: subject.id }],
    // What a wallet did is of all time where no time is said, what a market did of a day.
    ...(isOfAll ? want.of === 'account' && { time: {} } : { time: toInterval(time) }),
  };
  const size = SIZES[event.source];
  const answered = rows.answered === 'sum' && size === undefined ? 'count' : rows.answered;
  return {
    ...question,
    form: answered === 'rows' ? 'list' : 'value',
    shape: {},
    bounds: [],
    want:
      answered === 'rows'
        ? {
            kind: 'query',
            answers: 'rows',
            query: {
              ...base,
              show: [...event.show],
              order: { by: 'time', descending: true },
              limit: question.shape.limit ?? ROWS_SHOWN,
            },
          }
        : {
            kind: 'query',
            answers: 'figure',
            query: {
              ...base,
              measures:
                answered === 'sum'
                  ? [{ measure: 'sum', field: size }, { measure: 'count' }]
                  : [{ measure: 'count' }],
            },
          },
  };
}
