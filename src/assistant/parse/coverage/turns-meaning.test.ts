import { expect, test } from 'vitest';
import { createContext } from '../create-context.ts';
import { choose } from '../parse.ts';

const KELP = {
  name: 'kelp',
  subject: { kind: 'token' as const, id: 'GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StESmyj' },
};
const turning = (text: string): readonly string[] =>
  choose(createContext({ text, nowMs: 1_790_863_200_000, kinds: new Map(), names: [KELP] }))?.turning ?? [];

test.each([
  ['markets sorted by volume divided by liquidity', 'divided'],
  ['divide the liquidity of KELP by its price', 'divide'],
  ['trades of KELP per signer, absolute change', 'absolute'],
  ['average compute of every counterparty of KELP', 'counterparty'],
])('no answer stands without it: %s', (text, word) => {
  expect(turning(text)).toContain(word);
});

test.each([
  'top 5 tokens by volume',
  'ratio of buys to sells of KELP per pool',
  'wallets that bought KELP and never sold it',
  'price of KELP please',
  'average swap in SOL per pool',
  'trades of KELP over 50 dollars in the last hour',
])('what is held turns nothing: %s', (text) => {
  expect(turning(text)).toEqual([]);
});
