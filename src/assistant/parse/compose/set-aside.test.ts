/** Several figures of each group, thresholds, both ends of an order, and sets that leave out who did something else. */
import { expect, test } from 'vitest';
import { readQuery } from '../testing/read-query.ts';

test.each<[question: string, query: string]>([
  [
    'tokens with more sellers than buyers, distinct wallets not trades',
    'trades by base net: distinct trader if isBuy = false less distinct trader if isBuy = true + sellers: distinct trader if isBuy = false + buyers: distinct trader if isBuy = true + count having net > 0 ↓net limit 50 → rows',
  ],
  [
    'for each market the swap count, turnover and the mean trade size, highest mean first',
    'trades by market count + sum microUsd + mean microUsd ↓mean_microUsd limit 50 → rows',
  ],
  [
    '5 busiest blocks by non-vote transactions and the failure rate in each',
    'blocks by slot nonVotes: sum transactions less sum votes + failedPart: sum failed of sum transactions + sum failed + sum transactions ↓nonVotes limit 5 → rows',
  ],
  [
    'programs ordered by error % but only those with 50+ calls',
    'programs by program failedPart: sum failed of sum transactions + sum calls + sum failed + sum transactions having sum_calls >= 50 ↓failedPart limit 50 → rows',
  ],
  [
    'net buys per wallet of KELP, top 3 and bottom 3',
    'trades (base = KELP) by trader boughtLessSold: sum baseAmount if isBuy = true less sum baseAmount if isBuy = false + count ↓boughtLessSold limit 3 → rows',
  ],
  [
    'KELP price at its first swap versus at its last one, and the high and low in between',
    'tokenHours (mint = KELP) openPrice: first open + closePrice: last close + max high + min low → figure',
  ],
  [
    'wallets that sold exactly once',
    'trades by trader sells: count if isBuy = false + count having sells = 1 ↓sells limit 50 → rows',
  ],
  [
    'of the traders with at least 5 trades, what share were sells',
    'trades part: count if isBuy = false of count + partOf: count if isBuy = false + count in {trades by trader count + sum microUsd having count >= 5} → figure',
  ],
  [
    'top 4 buyers of KELP by number of buys, leave out everyone who sold any',
    'trades (isBuy = true, base = KELP) by trader buys: count if isBuy = true + count not in {trades (isBuy = false, base = KELP) by trader} ↓buys limit 4 → rows',
  ],
  [
    'transfers over 3 SOL between addresses that never swapped',
    'transfers (mint = SOL, amount > 3000000000) not in {trades by trader} not in {trades by trader} ↓amount limit 50 → rows',
  ],
  [
    'swaps over 200 dollars by wallets that never bought HARB',
    'trades (microUsd > 200000000) not in {trades (isBuy = true, base = HARB) by trader} ↓microUsd limit 50 → rows',
  ],
  [
    'largest purchase and largest sale of KELP, by whom and when',
    'trades (isBuy = true, base = KELP) ↓baseAmount limit 1 → first',
  ],
  [
    'biggest traders of KELP, remove those who hold HARB',
    'trades (base = KELP) by trader sum microUsd + count not in {holdings (mint = HARB, amount > 0) by owner} ↓sum_microUsd limit 50 → rows',
  ],
  [
    'tokens with at least 4 holders and no trades',
    'tokens (holders >= 4, swaps = 0) not in {markets by quote} ↓holders limit 50 → rows',
  ],
])('%s', (question, query) => {
  expect(readQuery(question)).toBe(query);
});

test('what would be among and not among the same rows is no reading', () => {
  expect(readQuery('which token has fewer sellers than buyers, different people not swaps')).not.toMatch(
    /not in \{trades by trader\}/,
  );
});
