import { describe, expect, test } from 'vitest';
import type { BulkPart } from '#contracts/bulk/bulk';
import { NO_NAMES } from '../../values/names.ts';
import { toCall, withAnswer, type Chunk, type FoundBulk } from './list-calls.ts';
import { NO_SOURCE, toSource } from './list-source.ts';
import { readList } from './read-list.ts';

const { items } = readList('Vote111111111111111111111111111111111111112');

const coverageOf = (fromSlot: number, toSlot: number) => ({
  cluster: 'mainnet' as const,
  engine: 'sqlite',
  fromSlot,
  toSlot,
  fromTime: fromSlot * 10,
  toTime: toSlot * 10,
});

const answerAt = (seconds: number, more: Partial<FoundBulk> = {}): FoundBulk => ({
  kind: 'found',
  provenance: {
    cluster: 'mainnet',
    source: `node ${seconds}`,
    fetchedAt: new Date(seconds * 1_000).toISOString(),
  },
  rows: [{ item: items[0]!.text, kind: 'address', state: 'found' }],
  names: NO_NAMES,
  ...more,
});

const after = (parts: readonly BulkPart[], answer: FoundBulk, chunk?: Chunk): Chunk =>
  withAnswer(items, toCall(items, 0, parts, chunk)!, chunk, answer);

describe('the source of a list', () => {
  test('says when its oldest and its newest figures were read, and who gave the newest', () => {
    const chunk = after(['account', 'newest'], answerAt(50), after(['account'], answerAt(100)));
    expect(toSource([chunk, after(['account'], answerAt(70))], ['account'])).toEqual({
      ...NO_SOURCE,
      source: 'node 50',
      readMs: { oldest: 50_000, newest: 100_000 },
    });
    expect(toSource([], ['account'])).toEqual(NO_SOURCE);
  });

  test('says what the index covered for all of them, as long as a part of it is shown', () => {
    const chunks = [
      after(['market'], answerAt(1, { coverage: coverageOf(10, 30) })),
      after(['market'], answerAt(2, { coverage: coverageOf(12, 35) })),
    ];
    expect(toSource(chunks, ['market']).coverage).toMatchObject({ fromSlot: 12, toSlot: 30, toTime: 300 });
    expect(toSource(chunks, ['account']).coverage).toBeUndefined();
    const later = after(['market'], answerAt(3, { coverage: coverageOf(40, 60) }));
    expect(toSource([...chunks, later], ['market']).coverage).toMatchObject({ toSlot: 30 });
  });

  test('says that some are not indexed until they are', () => {
    const bad = after(['market'], answerAt(1, { notIndexed: 'No index here.' }));
    const good = after(['market'], answerAt(2, { coverage: coverageOf(1, 2) }));
    expect(toSource([good, bad], ['activity', 'market']).notIndexed).toBe('No index here.');
    expect(toSource([good, bad], ['account']).notIndexed).toBeUndefined();
    const again = after(['market'], answerAt(3, { coverage: coverageOf(1, 3) }), { ...bad, isOld: true });
    expect(toSource([good, again], ['market']).notIndexed).toBeUndefined();
    // Another part of the node alone says nothing about the index.
    const more = after(['market', 'newest'], answerAt(4), bad);
    expect(toSource([more], ['market']).notIndexed).toBe('No index here.');
  });
});
