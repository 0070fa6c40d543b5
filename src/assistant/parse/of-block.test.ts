import { expect, test } from 'vitest';
import { createContext } from './create-context.ts';
import { choose } from './parse.ts';
import { readers } from './readers/index.gen.ts';

const NOW_MS = 1_790_863_200_000;
const read = (text: string, page?: { readonly kind: 'block' | 'transaction'; readonly id: string }) =>
  choose(
    createContext({ text, nowMs: NOW_MS, kinds: new Map(), names: [], ...(page !== undefined && { page }) }),
    readers,
  );
const BLOCK = { kind: 'block', id: '1758' } as const;
const IN_IT = { field: 'slot', is: '=', value: 1758 };

test.each([
  ['largest trade in block 1758', undefined],
  ['who traded the most in block 1758', undefined],
  ['volume in block 1758', undefined],
  ['largest trade in here', BLOCK],
  ['who traded the most here', BLOCK],
  ['what was the biggest buy in it', BLOCK],
  ['how many buys and sells were there', BLOCK],
])('rows of that block alone: %s', (text, page) => {
  const want = read(text, page)?.question.want;
  expect(want).toMatchObject({ kind: 'query', query: { where: expect.arrayContaining([IN_IT]) } });
});

test.each([
  'largest trade on the whole chain',
  'largest trade today',
  'which blocks had the most failed transactions',
])('rows of all blocks: %s', (text) => {
  expect(JSON.stringify(read(text, BLOCK)?.question.want)).not.toContain('1758');
});

test('what points at a block or a transaction and is answered of the chain is named', () => {
  expect(read('tps in here', BLOCK)?.turning).toEqual(['here']);
  expect(read('tps', BLOCK)?.turning).toBeUndefined();
});
