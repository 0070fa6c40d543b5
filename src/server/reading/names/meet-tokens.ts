/**
 * A symbol can be found only after the metadata of its token was read. For tokens of the index that happens before a
 * question is read or a name is searched for.
 */
import { withTimeout } from '#std/concurrency';
import launchQueries from '#store/queries/launches';
import tokenQueries from '#store/queries/tokens';
import type { ClusterReader } from '../cluster-reader.ts';

/** This many of the newest mints, and of those traded most in a week, are found by the beginning of their address. */
const MOST_MINTS = 2_000;
/** Of each, the metadata of this many is read. */
const MOST_NAMED = 200;
/** Metadata is read for this many mints at once. */
const PART = 100;
const WEEK = 7 * 86_400;
/** How long a reading is used. */
const FRESH_MS = 5 * 60_000;
/** A question waits at most this long, and only while no mint is known yet. */
const DEADLINE_MS = 2_500;

interface Meeting {
  readonly sinceMs: number;
  /** Mints of the index, those traded most first. */
  mints: readonly string[];
  readonly done: Promise<void>;
}

const meetings = new WeakMap<object, Meeting>();

type Reader = Pick<ClusterReader, 'index' | 'tokens'>;

/** Gives the mints the index knows. Never rejects: a name is an extra. */
export async function meetTokens(reader: Reader, nowMs: number): Promise<readonly string[]> {
  const last = meetings.get(reader.tokens);
  if (last !== undefined && nowMs - last.sinceMs < FRESH_MS) {
    if (last.mints.length === 0) await withTimeout(DEADLINE_MS, last.done);
    return last.mints;
  }
  const began = Promise.withResolvers<void>();
  const meeting: Meeting = { sinceMs: nowMs, mints: last?.mints ?? [], done: began.promise };
  meetings.set(reader.tokens, meeting);
  void meet(reader, (mints) => void (meeting.mints = mints)).then(began.resolve, () => {
    // The index was empty or could not be read: the next question tries again.
    if (meeting.mints.length === 0) meetings.delete(reader.tokens);
    began.resolve();
  });
  if (last === undefined) await withTimeout(DEADLINE_MS, meeting.done);
  return meeting.mints;
}

/** Metadata of traded tokens is read last, so that of two tokens with one name the traded one is found first. */
async function meet({ index, tokens }: Reader, onMints: (mints: readonly string[]) => void): Promise<void> {
  if (index === undefined) return;
  const [created, traded] = await Promise.all([
    index.all(launchQueries.newestTokenMints, {
      slot: Number.MAX_SAFE_INTEGER,
      position: 0,
      part: 0,
      leastDecimals: 0,
      limit: MOST_MINTS,
    }),
    index.all(tokenQueries.tokensByVolume, { span: WEEK, offset: 0, limit: MOST_MINTS }),
  ]);
  onMints([...new Set([...traded, ...created].map(({ mint }): string => mint))]);
  for (const rows of [created, traded]) {
    for (let at = Math.min(MOST_NAMED, rows.length) - PART; at > -PART; at -= PART) {
      const part = rows.slice(Math.max(0, at), at + PART);
      await tokens.summarize(new Map(part.map(({ mint }): [string, undefined] => [mint, undefined])));
    }
  }
  if (created.length + traded.length === 0) throw new Error('nothing is indexed yet');
}
