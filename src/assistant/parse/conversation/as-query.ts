/** Rows a value was made of, as a query: after `how many trades did W make`, `just the sells` and `top 3` are of its trades. */
import { EVENTS_BY_KEY } from '../../catalogue/events.ts';
import type { AskedQuery, Question, SubjectKind } from '../../question/question.ts';
import { SIZES } from './edits/define-edit.ts';

interface Rows {
  /** Key of the event, which has its conditions. */
  readonly event: string;
  /** Field that is the thing asked about. */
  readonly field: string;
  /** What was told of them: how many, their sum, or themselves. */
  readonly told: 'count' | 'sum' | 'rows';
}

const TRADER = 'trader';
const ROWS: Readonly<Partial<Record<SubjectKind, Readonly<Record<string, Rows>>>>> = {
  account: {
    trades: { event: 'trade', field: TRADER, told: 'rows' },
    tradeCount: { event: 'trade', field: TRADER, told: 'count' },
    tradedValue: { event: 'trade', field: TRADER, told: 'sum' },
    buys: { event: 'buy', field: TRADER, told: 'count' },
    sells: { event: 'sell', field: TRADER, told: 'count' },
    boughtValue: { event: 'buy', field: TRADER, told: 'sum' },
    soldValue: { event: 'sell', field: TRADER, told: 'sum' },
    largestTrade: { event: 'trade', field: TRADER, told: 'rows' },
    sent: { event: 'send', field: 'sender', told: 'rows' },
    outgoing: { event: 'send', field: 'sender', told: 'count' },
    received: { event: 'receive', field: 'receiver', told: 'rows' },
    incoming: { event: 'receive', field: 'receiver', told: 'count' },
  },
  token: {
    trades: { event: 'trade', field: 'base', told: 'count' },
    volume: { event: 'trade', field: 'base', told: 'sum' },
    buys: { event: 'buy', field: 'base', told: 'count' },
    sells: { event: 'sell', field: 'base', told: 'count' },
  },
  pool: {
    dayTrades: { event: 'trade', field: 'market', told: 'count' },
    trades: { event: 'trade', field: 'market', told: 'count' },
    volume: { event: 'trade', field: 'market', told: 'sum' },
    buys: { event: 'buy', field: 'market', told: 'count' },
    sells: { event: 'sell', field: 'market', told: 'count' },
    recentTrades: { event: 'trade', field: 'market', told: 'rows' },
    largestTrades: { event: 'trade', field: 'market', told: 'rows' },
  },
};
const ROWS_SHOWN = 10;

/** `undefined` where the value is made of no rows of the index. */
export function asQuery(question: Question): Question | undefined {
  const { want, subjects, time } = question;
  const [subject] = subjects;
  if (want.kind !== 'measures' || subject === undefined) return undefined;
  const rows = ROWS[want.of]?.[want.keys[0] ?? ''];
  const event = rows === undefined ? undefined : EVENTS_BY_KEY.get(rows.event);
  if (rows === undefined || event === undefined) return undefined;
  const isOfAll = time?.from === undefined && time?.at === undefined;
  const base: AskedQuery = {
    from: event.source,
    where: [...(event.where ?? []), { field: rows.field, is: '=', value: subject.id }],
    // What a wallet did is of all time where no time is said, what a market did of a day.
    ...(isOfAll ? want.of === 'account' && { time: {} } : { time: toSpan(time) }),
  };
  const size = SIZES[event.source];
  const told = rows.told === 'sum' && size === undefined ? 'count' : rows.told;
  return {
    ...question,
    form: told === 'rows' ? 'list' : 'value',
    shape: {},
    bounds: [],
    want:
      told === 'rows'
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
                told === 'sum'
                  ? [{ measure: 'sum', field: size }, { measure: 'count' }]
                  : [{ measure: 'count' }],
            },
          },
  };
}

const HOUR = 3_600;

const toSpan = (time: NonNullable<Question['time']>): NonNullable<AskedQuery['time']> =>
  time.at === undefined
    ? { ...(time.from !== undefined && { from: time.from }), ...(time.to !== undefined && { to: time.to }) }
    : { from: time.at - (time.at % HOUR), to: time.at - (time.at % HOUR) + HOUR };
