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
const MAX_PIECES = 48;
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

/**
 * Reads the use of every program in a window and the one before. Seven days are half a million rows: they are read in
 * pieces of a day at most, so that nobody waits behind all of them, and what is over is read once.
 */
export type ReadProgramUse = (
  windows: TwoWindows,
  width: number,
  toTime: UnixSeconds,
) => Promise<readonly ProgramCount[]>;

export function createProgramUse(index: IndexReader): ReadProgramUse {
  const over = new LRUCache<string, readonly Use[]>({ max: MAX_PIECES });

  const readPiece = async (
    { from, until }: Piece,
    width: number,
    toTime: UnixSeconds,
  ): Promise<readonly Use[]> => {
    const key = `${width} ${from} ${until}`;
    const known = over.get(key);
    if (known !== undefined) return known;
    const rows = await index.all(trendQueries.programUse, { width, from, until, limit: MAX_PROGRAMS });
    if (until + SETTLED_SECONDS <= toTime) over.set(key, rows);
    return rows;
  };

  return async (windows, width, toTime) => {
    const counts = new Map<string, { -readonly [Name in keyof ProgramCount]: ProgramCount[Name] }>();
    for (const piece of toPieces(windows, width)) {
      const isBefore = piece.until <= windows.from;
      const uses = await readPiece(piece, width, toTime);
      for (const { program, calls, transactions, failed, microUsd } of uses) {
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
  };
}

/** Both windows cut where they meet, where a day begins, and before the span that is still filling. */
export function toPieces({ beforeFrom, from, until }: TwoWindows, width: number): readonly Piece[] {
  const cuts = new Set([from, until - width, until]);
  for (let day = beforeFrom - (beforeFrom % DAY) + DAY; day < until; day += DAY) cuts.add(day);
  const ends = [...cuts].filter((cut) => cut > beforeFrom).toSorted((a, b) => a - b);
  return ends.map((end, i) => ({ from: ends[i - 1] ?? beforeFrom, until: end }));
}
