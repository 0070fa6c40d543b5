import { describe, expect, test } from 'vitest';
import { NO_NAMES } from '../../values/names.ts';
import { createMemoryLists } from './memory-lists.ts';
import { MAX_LISTS, parseChunk, parseStoredList, type StoredList } from './stored-list.ts';

const listOf = (id: string, createdMs = 1): StoredList => ({
  id,
  name: 'slots',
  cluster: 'mainnet',
  createdMs,
  isPaused: false,
  items: [{ kind: 'block', text: '7', line: 1 }],
  leftOut: [],
});
const CHUNK = {
  index: 0,
  rows: [],
  names: NO_NAMES,
  parts: [],
  tries: 0,
  readMs: { oldest: 1, newest: 2 },
  source: 'node',
};

describe('what is stored', () => {
  test.each(['mainnet', 'devnet', 'testnet', 'localnet', 'custom'] as const)('is a list of %s', (cluster) => {
    const list = { ...listOf('a'), cluster };
    expect(parseStoredList(list)).toBe(list);
  });

  test.each([undefined, 'a', {}, { ...listOf('a'), cluster: 'elsewhere' }, { ...listOf('a'), items: [{}] }])(
    'is no list when it is %j',
    (stored) => expect(parseStoredList(stored)).toBeUndefined(),
  );

  test('of a call says when it was read, or it is read again', () => {
    expect(parseChunk(CHUNK)).toBe(CHUNK);
    const { readMs, ...older } = CHUNK;
    expect(parseChunk(older)).toBeUndefined();
    expect(parseChunk({ ...older, readMs: { oldest: readMs.oldest } })).toBeUndefined();
  });
});

describe('where the browser stores nothing', () => {
  test('the newest lists are there, and the oldest make room', async () => {
    const lists = createMemoryLists();
    for (let i = 1; i <= MAX_LISTS + 2; i++) {
      await lists.put(listOf(`${i}`, i));
      await lists.putChunk(`${i}`, CHUNK);
    }
    expect((await lists.list()).map(({ id }) => id)).toEqual(['10', '9', '8', '7', '6', '5', '4', '3']);
    expect([await lists.chunks('2'), await lists.chunks('3')]).toEqual([[], [CHUNK]]);
  });

  test('a list that was removed is neither changed nor added to', async () => {
    const lists = createMemoryLists();
    await lists.put(listOf('a'));
    await lists.remove('a');
    expect([await lists.setPaused('a', true), await lists.putChunk('a', CHUNK)]).toEqual([false, false]);
    expect([await lists.list(), await lists.chunks('a')]).toEqual([[], []]);
  });
});
