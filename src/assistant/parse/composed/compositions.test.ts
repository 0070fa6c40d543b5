import { expect, test } from 'vitest';
import { readQuery } from '../testing/read-query.ts';

test.each<[question: string, query: string]>([
  [
    'which wallets both bought KELP and sold HARB in the last 2 hours',
    'trades [from 10-01T12:00 to 10-01T14:00] (isBuy = true, base = KELP) by trader sum microUsd + count in {trades [from 10-01T12:00 to 10-01T14:00] (isBuy = false, base = HARB) by trader} ↓sum_microUsd limit 50 → rows',
  ],
  [
    'wallets that bought KELP but never sold it',
    'trades (isBuy = true, base = KELP) by trader sum microUsd + count not in {trades (isBuy = false, base = KELP) by trader} ↓sum_microUsd limit 50 → rows',
  ],
  [
    'biggest buyers of KELP that never sold any',
    'trades (isBuy = true, base = KELP) by trader sum microUsd + count not in {trades (isBuy = false, base = KELP) by trader} ↓sum_microUsd limit 50 → rows',
  ],
  [
    'addresses that traded HARB and received SOL transfers in the last 6 hours',
    'trades [from 10-01T08:00 to 10-01T14:00] (base = HARB) by trader sum microUsd + count in {transfers [from 10-01T08:00 to 10-01T14:00] (mint = SOL) by receiver} ↓sum_microUsd limit 50 → rows',
  ],
  [
    'how many wallets bought both KELP and HARB?',
    'trades (isBuy = true, base = KELP) distinct trader in {trades (isBuy = true, base = HARB) by trader} → figure',
  ],
  [
    'of wallets that traded over 10 SOL, who lost most',
    'trades by trader soldLessBought: sum microUsd if isBuy = false less sum microUsd if isBuy = true + sum lamports + sum microUsd + count having sum_lamports > 10000000000 ↑soldLessBought limit 5 → first',
  ],
  [
    'top 5 traders by volume excluding W1',
    'trades (trader != W1) by trader sum microUsd + count ↓sum_microUsd limit 5 → rows',
  ],
  [
    'top 10 holders of KELP excluding pools',
    'holdings (mint = KELP, amount > 0) by owner sum amount + count not in {markets by market} ↓sum_amount limit 10 → rows',
  ],
  [
    'who are the largest holders of KELP, pools excluded, that also hold HARB',
    'holdings (mint = KELP, amount > 0) by owner sum amount + count not in {markets by market} in {holdings (mint = HARB, amount > 0) by owner} ↓sum_amount limit 50 → rows',
  ],
  [
    'top 5 holders of HARB without pools and without W1',
    'holdings (mint = HARB, amount > 0, owner != W1) by owner sum amount + count not in {markets by market} ↓sum_amount limit 5 → rows',
  ],
  [
    'which of the 15 largest holders of KELP sold it today?',
    'trades [from 10-01T00:00 to 10-01T14:00] (isBuy = false, base = KELP) by trader sum microUsd + count in {holdings (mint = KELP, amount > 0) by owner sum amount ↓sum_amount limit 15} ↓sum_microUsd limit 50 → rows',
  ],
  [
    'how many of the top 10 traders hold HARB today',
    'holdings (mint = HARB, amount > 0) distinct owner in {trades [from 10-01T00:00 to 10-01T14:00] () by trader sum microUsd ↓sum_microUsd limit 10} → figure',
  ],
  [
    'which of the top 10 traders sold KELP today',
    'trades [from 10-01T00:00 to 10-01T14:00] (isBuy = false, base = KELP) by trader sum microUsd + count in {trades () by trader sum microUsd ↓sum_microUsd limit 10} ↓sum_microUsd limit 50 → rows',
  ],
  [
    'which wallets pay the highest average fee per transaction in the last 6 hours',
    'wallets by wallet feeEach: sum feeLamports over sum transactions + sum feeLamports + sum transactions ↓feeEach limit 20 → rows without last, 6, hours',
  ],
  [
    'sellers of KELP who hold none of it any more',
    'trades (isBuy = false, base = KELP) by trader sum microUsd + count not in {holdings (mint = KELP, amount > 0) by owner} ↓sum_microUsd limit 50 → rows',
  ],
  [
    'how many wallets traded more than 10 times?',
    'trades distinct trader in {trades by trader count having count > 10} → figure',
  ],
  [
    'top 5 traders by volume without market makers',
    'trades by trader sum microUsd + count ↓sum_microUsd limit 5 → rows without without, makers',
  ],
  [
    'wallets that traded no more than 5 times and bought KELP',
    'trades by trader count + sum microUsd having count <= 5 in {trades (isBuy = true, base = KELP) by trader} ↓count limit 50 → rows',
  ],
  [
    'how many wallets traded no less than 3 times?',
    'trades distinct trader in {trades by trader count having count >= 3} → figure',
  ],
  [
    'how many wallets sold no fewer than 2 different tokens?',
    'trades (isBuy = false) distinct trader in {trades (isBuy = false) by trader distinct base having distinct_base >= 2} → figure',
  ],
  [
    'wallets that hold no KELP but sold it',
    'trades (isBuy = false, base = KELP) by trader sum microUsd + count not in {holdings (mint = KELP, amount > 0) by owner} ↓sum_microUsd limit 50 → rows',
  ],
  [
    'wallets that traded more than 5 different tokens',
    'trades by trader distinct base + sum microUsd + count having distinct_base > 5 ↓distinct_base limit 50 → rows',
  ],
  [
    'traders who only ever bought, never sold',
    'trades (isBuy = true) by trader sum microUsd + count not in {trades (isBuy = false) by trader} ↓sum_microUsd limit 50 → rows',
  ],
  [
    'wallets that bought more KELP than they sold',
    'trades (base = KELP) by trader boughtLessSold: sum baseAmount if isBuy = true less sum baseAmount if isBuy = false + sum baseAmount + count having boughtLessSold > 0 ↓boughtLessSold limit 50 → rows',
  ],
  [
    'list wallets with more sells than buys in the last 12 hours',
    'trades [from 10-01T02:00 to 10-01T14:00] by trader buysLessSells: count if isBuy = true less count if isBuy = false + buys: count if isBuy = true + sells: count if isBuy = false having buysLessSells < 0 ↑buysLessSells limit 50 → rows',
  ],
  [
    'which addresses received SOL from both W1 and W2?',
    'transfers (mint = SOL, sender = W1) by receiver sum amount + count in {transfers (mint = SOL, sender = W2) by receiver} ↓sum_amount limit 50 → rows',
  ],
  [
    'holders of KELP who never bought it on the market',
    'holdings (mint = KELP, amount > 0) by owner sum amount + count not in {trades (isBuy = true, base = KELP) by trader} ↓sum_amount limit 50 → rows',
  ],
  [
    'how many wallets that traded KELP hold HARB',
    'trades (base = KELP) distinct trader in {holdings (mint = HARB, amount > 0) by owner} → figure',
  ],
  [
    'share of blocks with more than 3 failed transactions',
    'blocks part: count if failed > 3 of count + partOf: count if failed > 3 + count → figure',
  ],
  [
    'what percentage of trades are buys',
    'trades part: count if isBuy = true of count + partOf: count if isBuy = true + count → figure',
  ],
  [
    'what fraction of trades in the last 6 hours were above 1000 dollars?',
    'trades [from 10-01T08:00 to 10-01T14:00] part: count if microUsd > 1000000000 of count + partOf: count if microUsd > 1000000000 + count → figure',
  ],
  [
    'what % of KELP trades were made by W1?',
    'trades (base = KELP) part: count if trader = W1 of count + partOf: count if trader = W1 + count → figure',
  ],
  [
    'share of W1 in the total volume of today',
    'trades [from 10-01T00:00 to 10-01T14:00] part: sum microUsd if trader = W1 of sum microUsd + partOf: sum microUsd if trader = W1 + sum microUsd → figure',
  ],
  [
    'percentage of wallets with at least one failed transaction',
    'wallets part: count if failed > 0 of count + partOf: count if failed > 0 + count → figure',
  ],
  ['for each hour the largest transfer', 'transfers (mint = SOL) ↓amount each hour 1 limit 100 → rows'],
  [
    'largest trade of each hour in the last 6 hours',
    'trades [from 10-01T08:00 to 10-01T14:00] ↓microUsd each hour 1 limit 100 → rows',
  ],
  [
    'biggest buyer per token today',
    'trades [from 10-01T00:00 to 10-01T14:00] (isBuy = true) by base,trader sum microUsd + count ↓sum_microUsd each base 1 limit 100 → rows',
  ],
  [
    'for every token, who sold the most?',
    'trades (isBuy = false) by base,trader sum microUsd + count ↓sum_microUsd each base 1 limit 100 → rows',
  ],
  [
    'top 3 traders for each pool by volume',
    'trades by market,trader sum microUsd + count ↓sum_microUsd each market 3 limit 100 → rows',
  ],
  [
    'most active trader of every hour yesterday',
    'trades [from 09-30T00:00 to 10-01T00:00] by trader per hour count + sum microUsd ↓count each hour 1 limit 100 → rows',
  ],
  [
    'which program fails most often, as a rate, with at least 20 calls',
    'programs by program failedPart: sum failed of sum transactions + sum failed + sum transactions having sum_transactions >= 20 ↓failedPart limit 5 → first',
  ],
  [
    'wallets with the highest failure rate, minimum 20 transactions',
    'wallets by wallet failedPart: sum failed of sum transactions + sum transactions + sum failed having sum_transactions >= 20 ↓failedPart limit 50 → rows',
  ],
  [
    'which wallets pay the highest average fee per transaction, at least 10 transactions',
    'wallets by wallet feeEach: sum feeLamports over sum transactions + sum feeLamports + sum transactions having sum_transactions >= 10 ↓feeEach limit 20 → rows',
  ],
  [
    'which token has the highest share of buys, min 20 trades',
    'trades by base buyPart: count if isBuy = true of count + count + sum microUsd having count >= 20 ↓buyPart limit 5 → first',
  ],
  [
    'average volume per trader for each token',
    'trades by base volumeEach: sum microUsd over distinct trader + sum microUsd + distinct trader ↓volumeEach limit 20 → rows',
  ],
  [
    'which hour had the highest share of failed transactions?',
    'chainHours per hour failedPart: sum failed of sum transactions + sum failed + sum transactions ↓failedPart limit 5 → first',
  ],
  ['trades since slot 2000', 'trades (slot >= 2000) ↓time limit 20 → rows'],
  ['how many swaps happened this epoch', 'trades count + sum microUsd in epoch ago0 in → figure'],
  [
    'volume last epoch versus this epoch',
    'trades sum microUsd + count against trades sum microUsd + count in epoch ago1 in in epoch ago0 in → figure',
  ],
  [
    'number of trades between slots 1200 and 1800',
    'trades (slot >= 1200, slot <= 1800) count + sum microUsd → figure',
  ],
  [
    'who bought KELP in the first hour after it was created',
    'trades (isBuy = true, base = KELP) by trader sum microUsd + count ↓sum_microUsd limit 50 in created KELP after 3600 → rows',
  ],
  [
    'how many buyers did KELP have in its first 30 minutes',
    'trades (isBuy = true, base = KELP) distinct trader + count in created KELP after 1800 → figure',
  ],
  [
    'who bought KELP within 2 hours of its launch?',
    'trades (isBuy = true, base = KELP) by trader sum microUsd + count ↓sum_microUsd limit 50 in created KELP after 7200 → rows',
  ],
  ['number of transfers in the first hour of the chain', 'transfers count in beginning  after 3600 → figure'],
  [
    'for each epoch, give transactions, failure rate and total fees',
    'blocks sum transactions + sum failed + failedPart: sum failed of sum transactions + sum feeLamports by epoch → figure',
  ],
  [
    'average number of transactions per block in epoch 4',
    'blocks each: mean transactions + sum transactions + count in epoch 4 in → figure',
  ],
  [
    'compare trading volume of KELP today and yesterday',
    'trades [from 10-01T00:00 to 10-02T00:00] (base = KELP) sum microUsd + count against trades [from 09-30T00:00 to 10-01T00:00] (base = KELP) sum microUsd + count → figure',
  ],
  [
    'which tokens gained the most volume in the last 6 hours compared with the 6 hours before?',
    'trades [from 10-01T02:00 to 10-01T14:00] by base change: sum microUsd if time >= 1790841600, time < 1790863200 less sum microUsd if time >= 1790820000, time < 1790841600 + later: sum microUsd if time >= 1790841600, time < 1790863200 + earlier: sum microUsd if time >= 1790820000, time < 1790841600 ↓change limit 20 → rows',
  ],
  [
    'who traded in the last hour but not in the 5 hours before that',
    'trades [from 10-01T13:00 to 10-01T14:00] by trader sum microUsd + count not in {trades [from 10-01T08:00 to 10-01T13:00] by trader} ↓sum_microUsd limit 50 → rows',
  ],
  [
    'did more people trade KELP than HARB today?',
    'trades [from 10-01T00:00 to 10-01T14:00] (base = KELP) distinct trader + count against trades [from 10-01T00:00 to 10-01T14:00] (base = HARB) distinct trader + count → figure',
  ],
  [
    'compare W1 and W2 by number of trades and volume',
    'trades (trader in W1/W2) by trader count + sum microUsd + mean microUsd ↓sum_microUsd limit 2 → rows',
  ],
  [
    'the hour with the most volume and which token led it',
    'trades per hour sum microUsd + count ↓sum_microUsd limit 5 → first',
  ],
  [
    'which 5 minute window had the most swaps',
    'trades per fiveMinutes count + sum microUsd ↓count limit 5 → first',
  ],
  [
    'new traders today that did not trade yesterday',
    'trades [from 10-01T00:00 to 10-02T00:00] by trader sum microUsd + count not in {trades [from 09-30T00:00 to 10-01T00:00] by trader} ↓sum_microUsd limit 50 → rows',
  ],
])('%s', (question, query) => {
  expect(readQuery(question)).toBe(query);
});
