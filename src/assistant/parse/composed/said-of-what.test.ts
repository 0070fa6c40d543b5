/** What is denied or left out, what a share is of, and what an average is taken over. */
import { expect, test } from 'vitest';
import { readQuery } from '../testing/read-query.ts';

test.each<[question: string, query: string]>([
  [
    'wallets that bought KELP but not HARB',
    'trades (isBuy = true, base = KELP) by trader sum microUsd + count not in {trades (isBuy = true, base = HARB) by trader} ↓sum_microUsd limit 50 → rows',
  ],
  [
    'who traded KELP, not HARB, today',
    'trades [from 10-01T00:00 to 10-01T14:00] (base = KELP) by trader sum microUsd + count not in {trades [from 10-01T00:00 to 10-01T14:00] (base = HARB) by trader} ↓sum_microUsd limit 50 → rows',
  ],
  [
    'volume per hour not of KELP',
    'trades (base != KELP) per hour sum microUsd + count ↑bucket limit 200 → rows',
  ],
  ['trades of KELP, not HARB', 'trades (base != HARB, base = KELP) ↓time limit 10 → rows'],
  [
    'wallets that sold anything other than KELP',
    'trades (isBuy = false, base not in KELP) by trader sum microUsd + count ↓sum_microUsd limit 50 → rows',
  ],
  [
    'top traders by volume excluding KELP',
    'trades (base != KELP) by trader sum microUsd + count ↓sum_microUsd limit 50 → rows',
  ],
  [
    'what share of volume excluding HARB is KELP',
    'trades (base != HARB) part: sum microUsd if base = KELP of sum microUsd + partOf: sum microUsd if base = KELP + sum microUsd → figure',
  ],
  [
    'what share of KELP trades are not buys',
    'trades (base = KELP) part: count if isBuy = false of count + partOf: count if isBuy = false + count → figure',
  ],
  [
    "what share of W1's trades are of KELP",
    'trades (trader = W1) part: count if base = KELP of count + partOf: count if base = KELP + count → figure',
  ],
  [
    'what share of trades over 1000 dollars were buys',
    'trades (microUsd > 1000000000) part: count if isBuy = true of count + partOf: count if isBuy = true + count → figure',
  ],
  [
    'what share of traders bought KELP',
    'trades part: distinct trader if base = KELP, isBuy = true of distinct trader + partOf: distinct trader if base = KELP, isBuy = true + distinct trader → figure',
  ],
  [
    'what share of transfers were not of SOL',
    'transfers part: count if mint != SOL of count + partOf: count if mint != SOL + count → figure',
  ],
  ['how many blocks did not have failed transactions', 'blocks (failed = 0) count → figure'],
  ['how many blocks were not empty', 'blocks (transactions > 0) count → figure'],
  ['how many blocks did not have more than 3 failed transactions', 'blocks (failed <= 3) count → figure'],
  ['how many tokens do not have any trades', 'tokens (swaps = 0) count → figure'],
  [
    'what share of traders never sold KELP',
    'trades (isBuy = false, base = KELP) ↓time limit 10 → rows without share, never',
  ],
  [
    'avg transactions per hour today',
    'chainHours [from 10-01T00:00 to 10-01T14:00] each: mean transactions + sum transactions + count → figure',
  ],
  ['average failed per hour', 'chainHours each: mean failed + sum failed + count → figure'],
  [
    'average trades per trader today',
    'trades [from 10-01T00:00 to 10-01T14:00] tradesEach: count over distinct trader + count + distinct trader → figure',
  ],
  [
    'which program has the highest average compute per call',
    'programs by program each: sum computeUnits over sum calls + sum computeUnits + sum calls ↓each limit 5 → first',
  ],
  [
    'average compute per transaction by program today',
    'programs [from 10-01T00:00 to 10-01T14:00] by program each: sum computeUnits over sum transactions + sum computeUnits + sum transactions ↓each limit 10 → rows',
  ],
  [
    'average fee per block today',
    'blocks [from 10-01T00:00 to 10-01T14:00] each: mean feeLamports + sum feeLamports + count → figure',
  ],
  [
    'average volume of KELP per hour',
    'trades (base = KELP) per hour sum microUsd + count ↑bucket limit 200 → rows without average',
  ],
  ['average trade size per hour', 'trades per hour mean microUsd + count ↑bucket limit 200 → rows'],
  ['median transactions per block', 'blocks median transactions + count → figure'],
  // Today is set against yesterday where something grew, and nowhere else.
  [
    'how much did volume grow since yesterday',
    'trades [from 10-01T00:00 to 10-01T14:00] sum microUsd + count against trades [from 09-30T00:00 to 10-01T00:00] sum microUsd + count → figure',
  ],
  [
    'how many trades of more than 5 SOL since yesterday',
    'trades [from 09-30T00:00 to 10-01T14:00] (lamports > 5000000000) count → figure',
  ],
  ['did W1 trade since yesterday and is the price up', 'none (predicate)'],
  ['what time was volume highest', 'trades per hour sum microUsd + count ↓sum_microUsd limit 5 → first'],
  [
    'when did KELP have the most holders',
    'holdings (mint = KELP, amount > 0) ↓amount limit 10 → rows without when',
  ],
  ['total trading volume excluding SOL', 'trades (base != SOL) sum microUsd + count → figure'],
  [
    'top tokens by volume without KELP',
    'trades (base != KELP) by base sum microUsd + count ↓sum_microUsd limit 10 → rows',
  ],
])('%s', (question, query) => {
  expect(readQuery(question)).toBe(query);
});
