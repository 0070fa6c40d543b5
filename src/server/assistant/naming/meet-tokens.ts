/** Symbols of tokens are known once a token was met. Those of the index are met before a question is read, whoever asked for them. */
import { withTimeout } from '#std/concurrency';
import launchQueries from '#store/queries/launches';
import tokenQueries from '#store/queries/tokens';
import type { ClusterReader } from '../../reading/cluster-reader.ts';

/** As many newest mints, and as many of those traded most. */
const MOST = 100;
const DAY = 86_400;
/** How long metadata is held. */
const FRESH_MS = 5 * 60_000;
/** A question waits no longer than this for names, and only the first one does. */
const DEADLINE_MS = 1_000;

const meetings = new WeakMap<object, { readonly sinceMs: number; readonly done: Promise<void> }>();

type Reader = Pick<ClusterReader, 'index' | 'tokens'>;

/** Never rejects: a name is an extra. */
export async function meetTokens(reader: Reader, nowMs: number): Promise<void> {
  const last = meetings.get(reader.tokens);
  if (last !== undefined && nowMs - last.sinceMs < FRESH_MS) return;
  const done = meet(reader).catch(() => undefined);
  meetings.set(reader.tokens, { sinceMs: nowMs, done });
  if (last === undefined) await withTimeout(DEADLINE_MS, done);
}

/** Tokens that are traded are met last, so that of two of one name theirs is found first. */
async function meet({ index, tokens }: Reader): Promise<void> {
  if (index === undefined) return;
  const created = await index.all(launchQueries.newestTokenMints, {
    slot: Number.MAX_SAFE_INTEGER,
    position: 0,
    part: 0,
    leastDecimals: 1,
    limit: MOST,
  });
  const traded = await index.all(tokenQueries.tokensByVolume, { span: DAY, offset: 0, limit: MOST });
  for (const rows of [created, traded]) {
    await tokens.summarize(new Map(rows.map(({ mint }): [string, undefined] => [mint, undefined])));
  }
}
