import { expect, test } from 'vitest';
import { KnownSpans } from './known-spans.ts';
import type { Entry } from './rollup-work.ts';

const entryOf = (width: number, bucket: number, name: string): Entry => ({
  group: {
    text: `${width}|${bucket}|`,
    first: { width, bucket, name },
    members: new Map(),
    known: undefined,
  },
  name,
  first: { width, bucket, name },
  before: undefined,
  after: undefined,
  seen: undefined,
  step: 0,
});

test('a span that began after the newest block is known, an earlier one as far as it was noted', () => {
  const known = new KnownSpans(130);
  expect(known.has(entryOf(60, 120, 'a'))).toBeUndefined();
  known.add(entryOf(60, 120, 'a'));
  expect(known.has(entryOf(60, 120, 'a'))).toBe(true);
  expect(known.has(entryOf(60, 120, 'b'))).toBeUndefined();
  expect(known.has(entryOf(60, 180, 'a'))).toBe(false);
  known.add(entryOf(60, 180, 'a'));
  expect(known.has(entryOf(60, 180, 'a'))).toBe(true);
  expect(known.has(entryOf(3_600, 0, 'a'))).toBeUndefined();
});

test('what is older than the span before is asked for again', () => {
  const known = new KnownSpans(-Infinity);
  for (const bucket of [60, 120, 180]) known.add(entryOf(60, bucket, 'a'));
  expect([60, 120, 180].map((bucket) => known.has(entryOf(60, bucket, 'a')))).toEqual([
    undefined,
    true,
    true,
  ]);
  expect([60, 120, 180].map((bucket) => known.has(entryOf(60, bucket, 'b')))).toEqual([
    undefined,
    false,
    false,
  ]);
});

test('the width with too many names is asked for until its next span', () => {
  const known = new KnownSpans(-Infinity, 4);
  known.add(entryOf(60, 0, 'a'));
  for (const name of ['a', 'b', 'c', 'd']) known.add(entryOf(3_600, 0, name));
  expect(known.has(entryOf(3_600, 0, 'a'))).toBeUndefined();
  expect(known.has(entryOf(60, 0, 'b'))).toBe(false);
  expect(known.has(entryOf(3_600, 3_600, 'a'))).toBe(false);
});
