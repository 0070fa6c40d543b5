import { expect, test } from 'vitest';
import { parse } from '../parse.ts';

const read = (text: string): string => {
  const want = parse({ text, nowMs: 1_790_863_200_000, kinds: new Map(), names: [] })?.question.want;
  return want?.kind === 'decline' ? want.why : (want?.kind ?? 'not read');
};

test.each(['highest yield right now'])('has no figures of it: %s', (text) => {
  expect(read(text)).toBe('beyond-defi');
});

test('what an oracle says now is read', () => {
  expect(read('what do oracles say the price is')).toBe('measures');
});

test.each([
  'what is a perpetual future',
  'explain liquidation',
  'how does lending work',
  'difference between an order book and an AMM',
])('is told what the word means: %s', (text) => {
  expect(read(text)).toBe('concept');
});
