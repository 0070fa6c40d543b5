/** What can be composed: the rows of each source, what names a group of them, and what figures they give. */
import { NET_UNITS, NET_USD } from '../composed/ranks.ts';
import { FAILED_PART, type Measure, type Where } from '../composed/figures.ts';

/** What groups are of. Spans of time are besides. */
export type Entity =
  | 'wallet'
  | 'sender'
  | 'receiver'
  | 'token'
  | 'pool'
  | 'program'
  | 'block'
  | 'validator'
  | 'router'
  | 'instruction'
  | 'side';

export type FigureKey =
  | 'trades'
  | 'buys'
  | 'sells'
  | 'volume'
  | 'bought'
  | 'sold'
  | 'size'
  | 'traders'
  | 'buyers'
  | 'sellers'
  | 'tokens'
  | 'pools'
  | 'profit'
  | 'net'
  | 'transfers'
  | 'moved'
  | 'senders'
  | 'receivers'
  | 'transactions'
  | 'failed'
  | 'failedPart'
  | 'fees'
  | 'priorityFees'
  | 'compute'
  | 'calls'
  | 'users'
  | 'votes'
  | 'nonVotes'
  | 'launches'
  | 'holders'
  | 'liquidity'
  | 'blocks'
  | 'skipped'
  | 'open'
  | 'close'
  | 'high'
  | 'low'
  | 'priceChange';

/** Where a source has a figure: a field that is added up or counted, or its rows themselves. */
export interface Given {
  readonly field?: string;
  /** Rows that count. */
  readonly where?: readonly Where[];
  readonly isDistinct?: true;
  /** What it is an average per, where rows are sums. */
  readonly each?: { readonly field: string; readonly as: string };
  /** Made of two figures. */
  readonly measure?: Measure;
  /** Figures told along with it. */
  readonly beside?: readonly FigureKey[];
  /** What the column of rows that count is called. */
  readonly as?: string;
}

export interface ComposedSource {
  readonly from: string;
  readonly isEvents: boolean;
  /** Rows of sums by the hour, which no finer span divides. */
  readonly isHourly?: true;
  /** Asked for one thing and by the hour alone. */
  readonly isOnePerHour?: true;
  /** The field that names a group; of `rows` every row is one of them. */
  readonly keys: Readonly<Partial<Record<Entity, string>>>;
  readonly rows?: Entity;
  readonly show?: readonly string[];
  /** Fields of things that are named, by their sign. */
  readonly things: Readonly<Record<string, string>>;
  readonly figures: Readonly<Partial<Record<FigureKey, Given>>>;
}

const isTrue = (field: string): readonly Where[] => [{ field, is: '=', value: true }];
const isFalse = (field: string): readonly Where[] => [{ field, is: '=', value: false }];
const perTransaction = (as: string) => ({ each: { field: 'transactions', as } });
const OF_TRANSACTIONS = {
  transactions: { field: 'transactions' },
  failed: { field: 'failed' },
  failedPart: { measure: FAILED_PART },
  fees: { field: 'feeLamports', ...perTransaction('feeEach') },
} as const;

/** In the order in which they are asked. */
export const COMPOSED_SOURCES: readonly ComposedSource[] = [
  {
    from: 'trades',
    isEvents: true,
    keys: {
      wallet: 'trader',
      token: 'base',
      pool: 'market',
      program: 'venue',
      router: 'router',
      block: 'slot',
      side: 'isBuy',
    },
    things: { T: 'base', W: 'trader', P: 'market', G: 'venue' },
    figures: {
      trades: {},
      buys: { where: isTrue('isBuy'), as: 'buys' },
      sells: { where: isFalse('isBuy'), as: 'sells' },
      volume: { field: 'microUsd' },
      size: { field: 'microUsd' },
      bought: { field: 'microUsd', where: isTrue('isBuy'), as: 'boughtUsd' },
      sold: { field: 'microUsd', where: isFalse('isBuy'), as: 'soldUsd' },
      traders: { field: 'trader', isDistinct: true },
      buyers: { field: 'trader', isDistinct: true, where: isTrue('isBuy'), as: 'buyers' },
      sellers: { field: 'trader', isDistinct: true, where: isFalse('isBuy'), as: 'sellers' },
      tokens: { field: 'base', isDistinct: true },
      pools: { field: 'market', isDistinct: true },
      profit: { measure: NET_USD },
      net: { measure: NET_UNITS },
    },
  },
  {
    from: 'transfers',
    isEvents: true,
    keys: { wallet: 'sender', sender: 'sender', receiver: 'receiver', token: 'mint', block: 'slot' },
    things: { T: 'mint', W: 'sender' },
    figures: {
      transfers: {},
      // Of SOL alone: amounts of unlike tokens are not added up.
      moved: { field: 'amount' },
      tokens: { field: 'mint', isDistinct: true },
      senders: { field: 'sender', isDistinct: true },
      receivers: { field: 'receiver', isDistinct: true },
    },
  },
  {
    from: 'wallets',
    isEvents: false,
    keys: { wallet: 'wallet' },
    rows: 'wallet',
    show: ['wallet', 'transactions', 'failed', 'feeLamports', 'firstTime', 'lastTime'],
    things: { W: 'wallet' },
    figures: OF_TRANSACTIONS,
  },
  {
    from: 'programs',
    isEvents: true,
    isHourly: true,
    keys: { program: 'program' },
    things: { G: 'program' },
    figures: {
      ...OF_TRANSACTIONS,
      calls: { field: 'calls' },
      // Fees are of the transactions it is the main program of, which are not counted.
      fees: { field: 'feeLamports' },
      compute: { field: 'computeUnits', ...perTransaction('computeEach') },
      trades: { field: 'swaps' },
      volume: { field: 'microUsd' },
    },
  },
  {
    from: 'blocks',
    isEvents: true,
    keys: { block: 'slot' },
    rows: 'block',
    show: ['slot', 'time', 'transactions', 'failed', 'feeLamports', 'computeUnits', 'swaps'],
    things: {},
    figures: {
      ...OF_TRANSACTIONS,
      priorityFees: { field: 'priorityFeeLamports', ...perTransaction('priorityFeeEach') },
      compute: { field: 'computeUnits', ...perTransaction('computeEach') },
      trades: { field: 'swaps' },
      transfers: { field: 'transfers' },
      volume: { field: 'microUsd' },
      launches: { field: 'tokenMints' },
      votes: { field: 'votes' },
      nonVotes: {
        measure: {
          measure: 'sum',
          field: 'transactions',
          less: { measure: 'sum', field: 'votes' },
          as: 'nonVotes',
        },
      },
      blocks: {},
    },
  },
  {
    from: 'chainHours',
    isEvents: true,
    isHourly: true,
    keys: {},
    things: {},
    figures: { skipped: { field: 'skipped' }, users: { field: 'users' }, blocks: { field: 'blocks' } },
  },
  {
    from: 'tokenHours',
    isEvents: true,
    isHourly: true,
    keys: { token: 'mint' },
    // A token has one row an hour, so that the greatest of it is its value; over all of them it is the first and last.
    isOnePerHour: true,
    things: { T: 'mint' },
    figures: {
      open: { measure: { measure: 'max', field: 'open', as: 'openPrice' } },
      close: { measure: { measure: 'max', field: 'close', as: 'closePrice' } },
      high: { measure: { measure: 'max', field: 'high' } },
      low: { measure: { measure: 'min', field: 'low' } },
      priceChange: {
        measure: {
          measure: 'max',
          field: 'close',
          less: { measure: 'max', field: 'open' },
          as: 'priceChange',
        },
        beside: ['open', 'close'],
      },
    },
  },
  {
    from: 'tokens',
    isEvents: false,
    keys: { token: 'mint' },
    rows: 'token',
    show: ['mint', 'createdTime', 'creator', 'holders', 'swaps'],
    things: { T: 'mint' },
    figures: { holders: { field: 'holders' }, trades: { field: 'swaps' } },
  },
  {
    from: 'markets',
    isEvents: false,
    keys: { pool: 'market', token: 'base' },
    rows: 'pool',
    show: ['market', 'base', 'quote', 'liquidityMicroUsd', 'swaps'],
    things: { P: 'market', T: 'base' },
    figures: { liquidity: { field: 'liquidityMicroUsd' }, trades: { field: 'swaps' }, pools: {} },
  },
];
