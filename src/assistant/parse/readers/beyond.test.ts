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
  ['most common error of failed transactions', 'beyond-failed'],
  ['find round trips: wallets that bought and fully sold the same token within 2 hours', 'beyond-order'],
  ['which pairs of wallets sent a token back and forth?', 'beyond-order'],
  ['count memo transactions whose text begins with invoice', 'beyond-contents'],
  ['gini coefficient of the holders', 'beyond-statistics'],
  [
    'the median of all the fees, priority fees included, that were paid in the last three hours by anybody at all for transactions that in the end failed',
    'beyond-failed',
  ],
  ['which leader packed the fewest transactions per block?', 'beyond-leaders'],
])('%s', (text, why) => {
  expect(read(text)).toBe(why);
});

test.each([
  'failure rate per hour in the last 6 hours',
  'how many transactions failed today?',
  'which program fails most often, as a rate, with at least 20 calls',
  'how many transactions failed today? what was the volume of trades, and fees?',
])('what is counted is not refused: %s', (text) => {
  expect(read(text)).not.toMatch(/^beyond/);
});
