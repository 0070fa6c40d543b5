import { defineSubject } from '../define-subject.ts';
import { arbitrageMeasures } from '../arbitrage-values.ts';
import { sandwichMeasures, sandwichPredicates } from '../sandwich-values.ts';
import { toSpan } from '../spans.ts';
import { isPositive, isSome } from '../truths.ts';

const DAY = 86_400;
const TRADES = ['time', 'side', 'trader', 'amount', 'otherAmount', 'price', 'value', 'signature'];

export default defineSubject({
  kind: 'pool',
  tools: {
    get_pool: (id) => ({ pool: id }),
    'get_pool#providers': (id, time) => ({ pool: id, providers: true, ...toSpan(time) }),
    list_trades: (id, time) => ({ market: id, ...toSpan(time) }),
    list_arbitrage: (id, time) => ({ market: id, ...toSpan(time) }),
    list_transactions: (id) => ({ address: id, span: true }),
    'list_transactions#failed': (id) => ({ address: id, status: 'failed', limit: 100 }),
    list_sandwiches: (id, time) => ({ market: id, ...toSpan(time) }),
  },
  main: ['pair', 'price', 'fee', 'liquidity', 'volume', 'trades'],
  measures: {
    pair: { at: 'get_pool /pair/*', say: 'It trades {value}.' },
    base: { at: 'get_pool /base', beside: ['quote'] },
    quote: { at: 'get_pool /quote', beside: ['base'] },
    price: { at: 'get_pool /price', beside: ['lastTrade'] },
    // So that pools with different quote tokens can be compared.
    priceInUsd: { at: 'get_pool /priceInUsd', beside: ['price'] },
    lastPrice: { at: 'get_pool /lastPrice', beside: ['lastTrade'] },
    liquidity: { at: 'get_pool /liquidity', beside: ['baseReserve', 'quoteReserve'] },
    reserves: { at: 'get_pool /reserves/*/amount', columns: ['mint', 'amount'], absent: 'none' },
    baseReserve: 'get_pool /baseReserve',
    quoteReserve: 'get_pool /quoteReserve',
    volume: {
      at: 'get_pool /day/volume',
      window: DAY,
      timed: 'list_trades /matching/volume',
      timedKey: 'volumeThen',
      beside: ['dayTrades'],
    },
    dayTrades: {
      at: 'get_pool /day/trades',
      window: DAY,
      timed: 'list_trades /matching/count',
      timedKey: 'trades',
      beside: ['buys', 'sells'],
    },
    trades: { at: 'get_pool /trades', timed: 'list_trades /matching/count' },
    buys: { at: 'get_pool /day/buys', window: DAY, timed: 'list_trades /sums/buys', timedKey: 'buysThen' },
    sells: {
      at: 'get_pool /day/sells',
      window: DAY,
      timed: 'list_trades /sums/sells',
      timedKey: 'sellsThen',
    },
    change: { at: 'get_pool /day/change', window: DAY, beside: ['price'] },
    high: { at: 'get_pool /day/high', window: DAY },
    low: { at: 'get_pool /day/low', window: DAY },
    open: { at: 'get_pool /day/open', window: DAY },
    venue: 'get_pool /venue',
    fee: 'get_pool /feeRate',
    providers: {
      isThing: true,
      at: 'get_pool#providers /providers/*/owner',
      columns: ['owner', 'amount', 'share'],
      rankBy: 'amount',
      isRow: true,
      absent: 'none',
    },
    deposits: {
      at: 'get_pool#providers /deposits/*/action',
      timed: 'get_pool#providers /deposits/*/action',
      columns: ['time', 'action', 'owner', 'amount', 'signature'],
      rankBy: 'amount',
      isRow: true,
      absent: 'none',
    },
    // What was collected is not indexed. What its rate makes of the volume, and no count of fees that were paid.
    feesOfDay: {
      at: 'get_pool /feesOfDay',
      window: DAY,
      beside: ['fee', 'volume'],
      say: 'At its fee of now the trades of the last day paid about {value}.',
    },
    created: { at: 'get_pool /firstTrade', absent: 'none' },
    lastTrade: { at: 'get_pool /lastTrade', beside: ['sinceLastTrade'] },
    sinceLastTrade: 'get_pool /sinceLastTrade',
    recentTrades: { at: 'list_trades /trades/*/amount', columns: TRADES, absent: 'none' },
    largestTrades: { at: 'list_trades /largest/*/value', columns: TRADES, absent: 'none' },
    ...arbitrageMeasures,
    traders: { at: 'list_trades /matching/traders', timed: 'list_trades /matching/traders' },
    failed: { at: 'list_transactions /history/failed', beside: ['errors'] },
    errors: {
      at: 'list_transactions#failed /errors/*/error',
      columns: ['error', 'count'],
      rankBy: 'count',
      beside: ['failed'],
      absent: 'none',
    },
    ...sandwichMeasures,
  },
  predicates: {
    ...sandwichPredicates,
    liquid: {
      tool: 'get_pool',
      holds: (facts) => isSome(facts, '/liquidity'),
      because: ['liquidity', 'reserves'],
    },
    traded: {
      tool: 'get_pool',
      window: DAY,
      holds: (facts) => isSome(facts, '/day/trades'),
      because: ['dayTrades', 'lastTrade'],
    },
    rising: {
      tool: 'get_pool',
      window: DAY,
      holds: (facts) => isPositive(facts, '/day/change'),
      because: ['change'],
    },
  },
});
