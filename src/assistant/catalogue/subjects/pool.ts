import { defineSubject } from '../define-subject.ts';
import { isPositive, isSome } from '../truths.ts';

const TRADES = ['time', 'side', 'trader', 'amount', 'otherAmount', 'price', 'value', 'signature'];

export default defineSubject({
  kind: 'pool',
  tools: { get_pool: (id) => ({ pool: id }), list_trades: (id) => ({ market: id }) },
  main: ['pair', 'price', 'liquidity', 'volume', 'trades'],
  measures: {
    pair: { at: 'get_pool /pair/*', say: 'It trades {value}.' },
    base: { at: 'get_pool /base', beside: ['quote'] },
    quote: { at: 'get_pool /quote', beside: ['base'] },
    price: { at: 'get_pool /price', beside: ['lastTrade'] },
    lastPrice: { at: 'get_pool /lastPrice', beside: ['lastTrade'] },
    liquidity: { at: 'get_pool /liquidity', beside: ['baseReserve', 'quoteReserve'] },
    reserves: { at: 'get_pool /reserves/*/amount', columns: ['mint', 'amount'], absent: 'none' },
    baseReserve: 'get_pool /baseReserve',
    quoteReserve: 'get_pool /quoteReserve',
    volume: { at: 'get_pool /day/volume', beside: ['dayTrades'] },
    dayTrades: { at: 'get_pool /day/trades', beside: ['buys', 'sells'] },
    trades: { at: 'get_pool /trades', beside: ['dayTrades'] },
    buys: 'get_pool /day/buys',
    sells: 'get_pool /day/sells',
    change: { at: 'get_pool /day/change', beside: ['price'] },
    high: 'get_pool /day/high',
    low: 'get_pool /day/low',
    open: 'get_pool /day/open',
    venue: 'get_pool /venue',
    fee: 'get_pool /feeRate',
    created: { at: 'get_pool /firstTrade', absent: 'none' },
    lastTrade: { at: 'get_pool /lastTrade', beside: ['sinceLastTrade'] },
    sinceLastTrade: 'get_pool /sinceLastTrade',
    recentTrades: { at: 'list_trades /trades/*/amount', columns: TRADES, absent: 'none' },
    largestTrades: { at: 'list_trades /largest/*/value', columns: TRADES, absent: 'none' },
    traders: 'list_trades /sums/traders',
  },
  predicates: {
    liquid: {
      tool: 'get_pool',
      holds: (facts) => isSome(facts, '/liquidity'),
      because: ['liquidity', 'reserves'],
    },
    traded: {
      tool: 'get_pool',
      holds: (facts) => isSome(facts, '/day/trades'),
      because: ['dayTrades', 'lastTrade'],
    },
    rising: { tool: 'get_pool', holds: (facts) => isPositive(facts, '/day/change'), because: ['change'] },
  },
});
