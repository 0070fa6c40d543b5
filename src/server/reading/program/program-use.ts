import { LRUCache } from 'lru-cache';
import type { UnixSeconds } from '#contracts/chain';
import type { RowOf } from '#store';
import trendQueries from '#store/queries/trends';
import type { TwoWindows } from '../index/chain-spans.ts';
import type { IndexReader } from '../index/index-reader.ts';

const DAY = 86_400;
/** More programs than were ever called in a day; beyond them the least called are left out. */
const MAX_PROGRAMS = 8_000;
/** Two weeks of days, and the ends of the windows. */
const KEPT_PIECES = 48;
/** A block may still be taken back for some seconds after it was made. */
const SETTLED_SECONDS = 60;

type Use = RowOf<(typeof trendQueries.programUse)['row']>;

/** Use of a program in a window and its calls in the one before. */
export interface ProgramCount extends Use {
  readonly callsBefore: number;
}

interface Piece {
  readonly from: UnixSeconds;
  readonly until: UnixSeconds;
}

const pieces = new WeakMap<IndexReader, LRUCache<string, readonly Use[]>>();

/**
 * Use of every program in a window and the one before. Seven days are half a million rows: they are read in pieces of
 * a day at most, so that nobody waits behind all of them, and what is over is read once.
 */
export async function readProgramUse(
  index: IndexReader,
  windows: TwoWindows,
  width: number,
  toTime: UnixSeconds,
): Promise<readonly ProgramCount[]> {
  const counts = new Map<string, { -readonly [Name in keyof ProgramCount]: ProgramCount[Name] }>();
  for (const piece of toPieces(windows, width)) {
    const isBefore = piece.until <= windows.from;
    for (const { program, calls, transactions, failed, microUsd } of await readPiece(
      index,
      piece,
      width,
      toTime,
    )) {
      let count = counts.get(program);
      if (count === undefined) {
        count = { program, calls: 0, transactions: 0, failed: 0, microUsd: 0n, callsBefore: 0 };
        counts.set(program, count);
      }
      if (isBefore) count.callsBefore += calls;
      else {
        count.calls += calls;
        count.transactions += transactions;
        count.failed += failed;
        count.microUsd += microUsd;
      }
    }
  }
  return [...counts.values()];
}

/** Both windows cut where they meet, where a day begins, and before the span that is still filling. */
export function toPieces({ beforeFrom, from, until }: TwoWindows, width: number): readonly Piece[] {
  const cuts = new Set([from, until - width, until]);
  for (let day = beforeFrom - (beforeFrom % DAY) + DAY; day < until; day += DAY) cuts.add(day);
  const ends = [...cuts].filter((cut) => cut > beforeFrom).toSorted((a, b) => a - b);
  return ends.map((end, i) => ({ from: ends[i - 1] ?? beforeFrom, until: end }));
}

async function readPiece(
  index: IndexReader,
  { from, until }: Piece,
  width: number,
  toTime: UnixSeconds,
): Promise<readonly Use[]> {
  let known = pieces.get(index);
  if (known === undefined) pieces.set(index, (known = new LRUCache({ max: KEPT_PIECES })));
  const key = `${width} ${from} ${until}`;
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const rows = await index.all(trendQueries.programUse, { width, from, until, limit: MAX_PROGRAMS });
  if (until + SETTLED_SECONDS <= toTime) known.set(key, rows);
  return rows;
}
