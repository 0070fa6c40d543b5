/** Questions of one form, ratios and profits as the line their query is written in. */
import { expect, test } from 'vitest';
import { createContext } from '../create-context.ts';
import { choose } from '../parse.ts';
import { readQuery } from '../testing/read-query.ts';

test.each<[question: string, query: string]>([
  ['biggest swap on HARB', 'trades (base = HARB) ↓microUsd limit 1 → first'],
  ['the smallest buy of KELP ever', 'trades (isBuy = true, base = KELP) ↑baseAmount limit 1 → first'],
  [
    'what did W1 buy mostly',
    'trades (trader = W1, isBuy = true) by base sum microUsd + count ↓sum_microUsd limit 5 → first',
  ],
  [
    'which token does W2 trade the most',
    'trades (trader = W2) by base sum microUsd + count ↓sum_microUsd limit 5 → first',
  ],
  [
    'what does W1 mainly sell',
    'trades (trader = W1, isBuy = false) by base sum microUsd + count ↓sum_microUsd limit 5 → first',
  ],
  [
    'average fees over the last 40 blocks',
    'blocks mean feeLamports + min slot + max slot + count in {blocks by slot max slot ↓max_slot limit 40} → figure',
  ],
  [
    'median number of transactions in the newest 25 blocks',
    'blocks median transactions + min slot + max slot + count in {blocks by slot max slot ↓max_slot limit 25} → figure',
  ],
  [
    'mean non-vote transactions of the last 10 blocks',
    'blocks mean transactions + mean votes + nonVotes: sum transactions less sum votes + min slot + max slot + count in {blocks by slot max slot ↓max_slot limit 10} → figure',
  ],
  [
    'what went on in the last 2 hours',
    'blocks [from 10-01T12:00 to 10-01T14:00] sum transactions + sum votes + sum failed + sum swaps + sum microUsd + sum transfers + sum tokenMints + count → figure',
  ],
  [
    'summary of the network today',
    'blocks [from 10-01T00:00 to 10-01T14:00] sum transactions + sum votes + sum failed + sum swaps + sum microUsd + sum transfers + sum tokenMints + count → figure',
  ],
  [
    "what percentage of KELP's trades came from wallets that no longer hold it",
    'trades (base = KELP) part: count of not {holdings (mint = KELP, amount > 0) by owner} of count + partOf: count of not {holdings (mint = KELP, amount > 0) by owner} + count → figure',
  ],
  [
    "how much of HARB's volume was made by people who still own some",
    'trades (base = HARB) part: sum microUsd of {holdings (mint = HARB, amount > 0) by owner} of sum microUsd + partOf: sum microUsd of {holdings (mint = HARB, amount > 0) by owner} + sum microUsd → figure',
  ],
  [
    'what fraction of traders are at a loss',
    'trades part: distinct trader of {trades by trader soldLessBought: sum microUsd if isBuy = false less sum microUsd if isBuy = true having soldLessBought < 0} of distinct trader + partOf: distinct trader of {trades by trader soldLessBought: sum microUsd if isBuy = false less sum microUsd if isBuy = true having soldLessBought < 0} + distinct trader → figure',
  ],
  [
    'what percent of wallets made a profit today',
    'trades [from 10-01T00:00 to 10-01T14:00] part: distinct trader of {trades [from 10-01T00:00 to 10-01T14:00] by trader soldLessBought: sum microUsd if isBuy = false less sum microUsd if isBuy = true having soldLessBought > 0} of distinct trader + partOf: distinct trader of {trades [from 10-01T00:00 to 10-01T14:00] by trader soldLessBought: sum microUsd if isBuy = false less sum microUsd if isBuy = true having soldLessBought > 0} + distinct trader → figure',
  ],
  [
    'people who traded both KELP and HARB, and how much did each of them earn',
    'trades (base in KELP/HARB) by trader soldLessBought: sum microUsd if isBuy = false less sum microUsd if isBuy = true + sum microUsd + count in {trades (base = KELP) by trader} in {trades (base = HARB) by trader} ↓soldLessBought limit 50 → rows',
  ],
  [
    'wallets that bought KELP and HARB with their profit',
    'trades (base in KELP/HARB) by trader soldLessBought: sum microUsd if isBuy = false less sum microUsd if isBuy = true + sum microUsd + count in {trades (isBuy = true, base = KELP) by trader} in {trades (isBuy = true, base = HARB) by trader} ↓soldLessBought limit 50 → rows',
  ],
  [
    'ratio of buyers to sellers of KELP versus HARB in the last 3 hours',
    'trades [from 10-01T11:00 to 10-01T14:00] (base in KELP/HARB) by base ratio: distinct trader if isBuy = true over distinct trader if isBuy = false + buyers: distinct trader if isBuy = true + sellers: distinct trader if isBuy = false + count ↓ratio limit 50 → rows',
  ],
  [
    'buys to sells ratio per pool, best first',
    'trades by market ratio: count if isBuy = true over count if isBuy = false + buys: count if isBuy = true + sells: count if isBuy = false + count ↓ratio limit 50 → rows',
  ],
  ['SOL sent per hour', 'transfers (mint = SOL) per hour sum amount ↑bucket limit 200 → rows'],
  [
    'average swap in SOL per pool with 4+ different traders',
    'trades by market mean lamports + distinct trader + count having distinct_trader >= 4 ↓mean_lamports limit 50 → rows',
  ],
  [
    'wallets with 30+ trades',
    'trades by trader count + sum microUsd having count >= 30 ↓count limit 50 → rows',
  ],
  [
    'tokens ranked by holders divided by trades',
    'tokens by mint ratio: sum holders over sum swaps + sum holders + sum swaps ↓ratio limit 50 → rows',
  ],
  ['list venues by number of trades', 'trades by venue count + sum microUsd ↓count limit 50 → rows'],
  ['median trade per token', 'trades by base median microUsd + count ↓median_microUsd limit 50 → rows'],
  ['average trade size per hour', 'trades per hour mean microUsd + count ↑bucket limit 200 → rows'],
  [
    'buys to sells ratio per token',
    'trades by base ratio: count if isBuy = true over count if isBuy = false + buys: count if isBuy = true + sells: count if isBuy = false + count ↓ratio limit 50 → rows',
  ],
])('%s', (question, query) => {
  expect(readQuery(question)).toBe(query);
});

test('who is asked for within the span that was found', () => {
  const parsed = choose(
    createContext({
      text: 'which hour had the most SOL moved and who moved most of it',
      nowMs: 1_790_863_200_000,
      kinds: new Map(),
      names: [],
    }),
  );
  expect(parsed?.question.want).toMatchObject({
    kind: 'query',
    answers: 'first',
    query: { from: 'transfers', per: 'hour', order: { by: 'sum_amount' } },
    inside: [{ from: 'transfers', by: ['sender'], order: { by: 'sum_amount', descending: true } }],
  });
});
