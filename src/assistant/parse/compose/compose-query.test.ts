import { expect, test } from 'vitest';
import { readQuery } from '../testing/read-query.ts';

test.each<[question: string, query: string]>([
  [
    'top 5 wallets by number of failed transactions, with their failure rate',
    'wallets by wallet sum failed + failedPart: sum failed of sum transactions + sum transactions ↓sum_failed limit 5 → rows',
  ],
  [
    'for each program, calls and percent failed, top 10',
    'programs by program sum calls + failedPart: sum failed of sum transactions + sum failed + sum transactions ↓sum_calls limit 10 → rows',
  ],
  [
    'average trade size for KELP per hour, and which hour was the highest',
    'trades (base = KELP) per hour mean microUsd + count ↓mean_microUsd limit 200 → first',
  ],
  [
    'which minute had the most swaps and how many were KELP',
    'trades per minute count + partOf: count if base = KELP ↓count limit 200 → first',
  ],
  [
    'the ratio of swaps to plain transfers by hour',
    'blocks per hour ratio: sum swaps over sum transfers + sum swaps + sum transfers ↑bucket limit 200 → rows',
  ],
  [
    'tokens with at least 2 holders but zero trades in the last hour',
    'tokens (holders >= 2) not in {trades [from 10-01T13:00 to 10-01T14:00] by base} ↓holders limit 50 → rows',
  ],
  [
    'blocks with more than 3 failed txs and at least one swap, how many?',
    'blocks (failed > 3, swaps >= 1) count → figure',
  ],
  [
    'anybody who bought and sold KELP in a single block?',
    'trades (base = KELP) by trader,slot buys: count if isBuy = true + sells: count if isBuy = false + count having buys > 0, sells > 0 ↓buys limit 50 → rows',
  ],
  [
    'buys vs sells of KELP in the last hour compared to the hour before, in SOL',
    'trades [from 10-01T13:00 to 10-01T14:00] (base = KELP) boughtSol: sum lamports if isBuy = true + soldSol: sum lamports if isBuy = false against trades [from 10-01T12:00 to 10-01T13:00] (base = KELP) boughtSol: sum lamports if isBuy = true + soldSol: sum lamports if isBuy = false → figure',
  ],
  [
    'price difference between the first and the last trade of KELP in each of the last 3 hours',
    'tokenHours [from 10-01T11:00 to 10-01T14:00] (mint = KELP) per hour priceChange: max close less max open + openPrice: max open + closePrice: max close ↑bucket limit 200 → rows',
  ],
  [
    'how much of the swap volume is done by the top 10% of traders',
    'trades part: sum microUsd of {trades by trader sum microUsd ↓sum_microUsd percent 10} of sum microUsd + partOf: sum microUsd of {trades by trader sum microUsd ↓sum_microUsd percent 10} + sum microUsd → figure',
  ],
  [
    'tokens with more sellers than buyers today',
    'trades [from 10-01T00:00 to 10-01T14:00] by base net: distinct trader if isBuy = false less distinct trader if isBuy = true + sellers: distinct trader if isBuy = false + buyers: distinct trader if isBuy = true + count having net > 0 ↓net limit 50 → rows',
  ],
  [
    'median swap size per pool in the last 10 minutes, only pools with more than 5 swaps',
    'trades [from 10-01T13:50 to 10-01T14:00] by market median microUsd + count having count > 5 ↓median_microUsd limit 50 → rows',
  ],
])('%s', (question, query) => {
  expect(readQuery(question)).toBe(query);
});

test('a word no part takes is named', () => {
  expect(
    readQuery('for every program show txs, fail rate and median compute, sort by fail rate, min 20 txs'),
  ).toMatch(/by program .*↓failedPart limit 50 → rows without median, compute$/);
});

test('a word that denies is heeded or named', () => {
  expect(readQuery('hourly trades and volume, not of KELP')).toMatch(
    /base (?:!=|not in) .*KELP|without .*not/,
  );
});

test.each([
  ['programs with the highest success rate', '↑failedPart'],
  ['programs with the worst failure rate', '↓failedPart'],
])('the best and the worst rate are not turned round: %s', (question, order) => {
  expect(readQuery(question)).toContain(order);
});

test('a bound behind what is excluded stays as it is', () => {
  expect(readQuery('trades excluding KELP over 100 dollars')).toMatch(
    /base != KELP.*microUsd > |microUsd > .*base != KELP/,
  );
});
