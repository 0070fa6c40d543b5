import { expect, test } from 'vitest';
import { createContext } from '../create-context.ts';
import { choose } from '../parse.ts';
import { readers } from './index.gen.ts';

const read = (text: string): string => {
  const parsed = choose(
    createContext({ text, nowMs: 1_790_863_200_000, kinds: new Map(), names: [] }),
    readers,
  );
  const want = parsed?.question.want;
  return want?.kind === 'decline' ? want.why : (want?.kind ?? 'not read');
};

test.each([
  ['average fee of failed swaps versus successful ones', 'beyond-failed'],
  ['find round trips: wallets that bought and fully sold the same token within 2 hours', 'beyond-order'],
  ['which pairs of wallets sent a token back and forth?', 'beyond-order'],
  ['count memo transactions whose text begins with invoice', 'beyond-contents'],
  ['gini coefficient of the holders', 'beyond-statistics'],
  [
    'the median of all the fees, priority fees included, that were paid in the last three hours by anybody at all for transactions that in the end failed',
    'beyond-failed',
  ],
  ['which leader packed the fewest transactions per block?', 'beyond-leaders'],
  ['how much time passes between a buy and the next sell', 'beyond-pace'],
  ['tokens that crashed within 10 minutes', 'beyond-pace'],
  ['how long do traders hold a token', 'beyond-pace'],
  ['for this program, failures per caller', 'beyond-callers'],
  ['stake accounts with over 5 SOL, grouped by validator', 'beyond-stakes'],
  ['who are the biggest stakers', 'beyond-stakes'],
  ['tokens whose largest holder has half of it', 'beyond-concentration'],
  ['share of volume by the top 3 wallets for each token', 'beyond-concentration'],
  ['traders with a win rate above 70%', 'beyond-win-rates'],
  ['top 5 tokens by holders with no freeze authority', 'beyond-authorities'],
  ['coins without a mint authority, by volume', 'beyond-authorities'],
  ['how many landed or failed in the same block', 'beyond-failed'],
])('%s', (text, why) => {
  expect(read(text)).toBe(why);
});

test.each([
  'failure rate per hour in the last 6 hours',
  'most common error of failed transactions',
  'the most common error message',
  'top failure reasons',
  'errors by count',
  'how many transactions failed today?',
  'which program fails most often, as a rate, with at least 20 calls',
  'how many transactions failed today? what was the volume of trades, and fees?',
  'share of volume of the top 3 wallets',
  'blocks with more than 2 failed transactions',
  'who traded the most today',
  'which signers called this program most',
  'who uses this program the most',
  'tokens whose mint authority was revoked today',
  'how much is staked?',
])('what is counted is not refused: %s', (text) => {
  expect(read(text)).not.toMatch(/^beyond/);
});
