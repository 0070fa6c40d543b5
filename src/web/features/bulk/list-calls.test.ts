import { describe, expect, test } from 'vitest';
import type { BulkPart } from '#contracts/bulk/bulk';
import { NO_NAMES } from '../../values/names.ts';
import {
  reasonOf,
  toCall,
  toRows,
  withAnswer,
  type Chunk,
  type FoundBulk,
  type ListRow,
} from './list-calls.ts';
import { readList } from './read-list.ts';

const ADDRESS = 'Vote111111111111111111111111111111111111112';
const { items } = readList(ADDRESS);

const answerOf = (row: Partial<ListRow>): FoundBulk => ({
  kind: 'found',
  provenance: { cluster: 'mainnet', source: 'node.example', fetchedAt: '2026-11-26T00:00:00Z' },
  rows: [{ item: ADDRESS, kind: 'address', state: 'found', ...row }],
  names: NO_NAMES,
});

/** The chunk after its next call for these parts was answered so. */
const afterAnswer = (parts: readonly BulkPart[], answer: FoundBulk, chunk?: Chunk): Chunk =>
  withAnswer(items, toCall(items, 0, parts, chunk)!, chunk, answer);

describe('a row', () => {
  test('says why a part is not there, also when another part comes later, until it is there', () => {
    const refused = afterAnswer(['holdings'], answerOf({ reason: 'The node lists no accounts.' }));
    const both = afterAnswer(['holdings', 'newest'], answerOf({ newest: {} }), refused);
    expect(both.rows.map(reasonOf)).toEqual(['The node lists no accounts.']);
    const late = afterAnswer(['holdings'], answerOf({ state: 'unread', reason: 'Not in time.' }));
    expect(late.rows.map(reasonOf)).toEqual(['Not in time.']);
    const read = afterAnswer(['holdings'], answerOf({}), late);
    expect(read.rows.map(reasonOf)).toEqual([undefined]);
  });

  test('that was not asked for says nothing', () => {
    const waiting = toRows(items, new Map(), ['account']);
    expect(waiting.map(({ state, reason }) => [state, reason !== undefined])).toEqual([['unread', true]]);
    expect(waiting.map(reasonOf)).toEqual([undefined]);
  });
});
