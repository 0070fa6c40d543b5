import type { BulkPart } from '#contracts/bulk/bulk';
import type { IndexCoverage } from '#contracts/market/market';
import type { Wire } from '#std/json';
import type { Chunk, ReadMs } from './list-calls.ts';

const INDEXED: readonly BulkPart[] = ['activity', 'market', 'calls'];

/** Where the figures of a list come from and when they were read. */
export interface ListSource {
  /** Absent until something was read. */
  readonly readMs: ReadMs | undefined;
  readonly source: string | undefined;
  /** What all figures of the index are true for at least. */
  readonly coverage: Wire<IndexCoverage> | undefined;
  /** Why some have no figures of the index. */
  readonly notIndexed: string | undefined;
}

export const NO_SOURCE: ListSource = {
  readMs: undefined,
  source: undefined,
  coverage: undefined,
  notIndexed: undefined,
};

/** Of all that was read; what the index says of itself only where parts of it are wanted. */
export function toSource(chunks: Iterable<Chunk>, wanted: readonly BulkPart[]): ListSource {
  const isIndexed = INDEXED.some((part) => wanted.includes(part));
  let all = NO_SOURCE;
  let newest = -Infinity;
  for (const { readMs, source, coverage, notIndexed } of chunks) {
    all = {
      readMs: {
        oldest: Math.min(all.readMs?.oldest ?? Infinity, readMs.oldest),
        newest: Math.max(newest, readMs.newest),
      },
      source: readMs.newest > newest ? source : all.source,
      coverage: isIndexed ? joinCoverages(all.coverage, coverage) : undefined,
      notIndexed: isIndexed ? (all.notIndexed ?? notIndexed) : undefined,
    };
    newest = Math.max(newest, readMs.newest);
  }
  return all;
}

/** What holds for both: from the later beginning to the earlier end; the earlier one where they have nothing in common. */
export function joinCoverages(
  a: Wire<IndexCoverage> | undefined,
  b: Wire<IndexCoverage> | undefined,
): Wire<IndexCoverage> | undefined {
  if (a === undefined || b === undefined) return b ?? a;
  const from = a.fromSlot > b.fromSlot ? a : b;
  const to = a.toSlot < b.toSlot ? a : b;
  if (from.fromSlot > to.toSlot) return to;
  return { ...b, fromSlot: from.fromSlot, fromTime: from.fromTime, toSlot: to.toSlot, toTime: to.toTime };
}
