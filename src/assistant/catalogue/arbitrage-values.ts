/** Who earns by arbitrage on the network or in a pool. */
import type { Measure } from './define-subject.ts';

export const arbitrageMeasures: Readonly<Record<string, Omit<Measure, 'key' | 'of'>>> = {
  arbitrageurs: {
    isThing: true,
    at: 'list_arbitrage /rows/*/trader',
    timed: 'list_arbitrage /rows/*/trader',
    columns: ['trader', 'gain', 'gainValue', 'times', 'gainEach'],
    isSummed: true,
    rankBy: 'gainValue',
    isRow: true,
    absent: 'none',
  },
  arbitrages: {
    at: 'list_arbitrage /trips/*/signature',
    timed: 'list_arbitrage /trips/*/signature',
    columns: ['time', 'trader', 'gain', 'gainValue', 'trades', 'signature'],
    rankBy: 'gainValue',
    isRow: true,
    absent: 'none',
  },
  arbitragePools: {
    isThing: true,
    at: 'list_arbitrage /markets/*/market',
    timed: 'list_arbitrage /markets/*/market',
    columns: ['market', 'times', 'share'],
    isSummed: true,
    rankBy: 'times',
    isRow: true,
    absent: 'none',
  },
  arbitrageProfit: {
    at: 'list_arbitrage /profits/*/gain',
    timed: 'list_arbitrage /profits/*/gain',
    absent: 'none',
    beside: ['arbitrageurs'],
  },
};
