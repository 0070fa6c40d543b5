/**
 * A symbol can be found only after the metadata of its token was read. For tokens of the index that happens before a
 * question is read or a name is searched for.
 */
import { withTimeout } from '#std/concurrency';
import launchQueries from '#store/queries/launches';
import tokenQueries from '#store/queries/tokens';
import type { ClusterReader } from '../cluster-reader.ts';

/** Metadata is read of this many of the newest mints, and of those traded most in a week. */
const MOST_NAMED = 200;
/** Metadata is read for this many mints at once. */
const PART = 100;
const WEEK = 7 * 86_400;
/** How long a reading is used. */
const FRESH_MS = 5 * 60_000;
/** A question waits at most this long, and only while no reading was made yet. */
const DEADLINE_MS = 2_500;

interface Meeting {
  readonly sinceMs: number;
  /** Whether it, or one before it, was made. */
  isMade: boolean;
  readonly done: Promise<void>;
}

const meetings = new WeakMap<object, Meeting>();

type Reader = Pick<ClusterReader, 'index' | 'tokens'>;

/** Never rejects: a name is an extra. */
export async function meetTokens(reader: Reader, nowMs: number): Promise<void> {
  const last = meetings.get(reader.tokens);
  if (last !== undefined && nowMs - last.sinceMs < FRESH_MS) {
    if (!last.isMade) await withTimeout(DEADLINE_MS, last.done);
    return;
  }
  const began = Promise.withResolvers<void>();
  const meeting: Meeting = { sinceMs: nowMs, isMade: last?.isMade === true, done: began.promise };
  meetings.set(reader.tokens, meeting);
  void meet(reader)
    .then(
      () => void (meeting.isMade = true),
      () => {
        // The index was empty or could not be read: the next question tries again.
        if (!meeting.isMade) meetings.delete(reader.tokens);
      },
    )
    .then(began.resolve);
  if (!meeting.isMade) await withTimeout(DEADLINE_MS, meeting.done);
}

/** Metadata of traded tokens is read last, so that of two tokens with one name the traded one is found first. */
async function meet({ index, tokens }: Reader): Promise<void> {
  if (index === undefined) return;
  const [created, traded] = await Promise.all([
    index.all(launchQueries.newestTokenMints, {
      slot: Number.MAX_SAFE_INTEGER,
      position: 0,
      part: 0,
      leastDecimals: 0,
      limit: MOST_NAMED,
    }),
    index.all(tokenQueries.tokensByVolume, { span: WEEK, offset: 0, limit: MOST_NAMED }),
  ]);
  for (const rows of [created, traded]) {
    for (let at = rows.length - PART; at > -PART; at -= PART) {
      const part = rows.slice(Math.max(0, at), at + PART);
      await tokens.summarize(new Map(part.map(({ mint }): [string, undefined] => [mint, undefined])));
    }
  }
  if (created.length + traded.length === 0) throw new Error('nothing is indexed yet');
}
