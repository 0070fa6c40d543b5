/**
 * Reads a filled store the way pages do, and prints how long each question took: `node read-store.ts FOLDER`. One JSON
 * line at the end.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { encodeBase58 } from '#std/base58';
import { openSqliteReader, type Parameters, type ParametersOf, type Query, type Columns } from '#store';
import candleQueries from '#store/queries/token-market';
import tokenQueries from '#store/queries/tokens';
import { FILL } from './fill-shape.ts';

const ROUNDS = 300;
const DAY = 86_400;
const [folder = ''] = process.argv.slice(2);
const path = join(folder, 'index.sqlite');
const reader = openSqliteReader(path);
const end = FILL.firstTime + FILL.days * DAY;
const marketOf = (i: number): string => encodeBase58(createHash('sha256').update(`market ${i}`).digest());

interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly rows: number;
}

async function measure<P extends Parameters, R extends Columns>(
  query: Query<P, R>,
  parametersOf: (round: number) => ParametersOf<P>,
): Promise<Figures> {
  const times: number[] = [];
  let rows = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const parameters = parametersOf(round);
    const before = performance.now();
    rows += (await reader.all(query, parameters)).length;
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  return {
    p50: times[ROUNDS >> 1]!,
    p95: times[Math.floor(ROUNDS * 0.95)]!,
    rows: Math.round(rows / ROUNDS),
  };
}

// Markets of every size: the first is the hottest, then in steps down to the quietest.
const someMarket = (round: number): string =>
  marketOf(Math.floor((round / ROUNDS) ** 3 * (FILL.markets - 1)));
const figures = {
  hourCandles: await measure(candleQueries.candlesBefore, (round) => ({
    market: someMarket(round),
    width: 3_600,
    before: end,
    limit: FILL.days * 24,
  })),
  minuteCandles: await measure(candleQueries.candlesBefore, (round) => ({
    market: someMarket(round),
    width: 60,
    before: end,
    limit: 1_500,
  })),
  topTokens: await measure(tokenQueries.tokensByVolume, () => ({ span: DAY, limit: 100, offset: 0 })),
  tape: await measure(
    candleQueries.tradesBefore,
    (round) =>
      ({
        market: someMarket(round),
        slot: Number.MAX_SAFE_INTEGER,
        position: 0,
        part: 0,
        limit: 100,
      }) as never,
  ),
};
await reader.close();

// The same candles by scanning the swaps of the hottest market: what rollups save.
const database = new DatabaseSync(path, { readOnly: true });
const hottest = createHash('sha256').update('market 0').digest();
const scan = database.prepare(
  `SELECT time / 3600 AS bucket, min(price), max(price), sum(lamports), count(*) FROM swaps
   WHERE market = (SELECT id FROM addresses WHERE address = ?) GROUP BY 1`,
);
const before = performance.now();
const scanned = scan.all(hottest).length;
const scanMs = performance.now() - before;
const [swaps] = database.prepare('SELECT count(*) AS n FROM swaps').all() as [{ n: number }];
database.close();
const hot = await (async () => {
  const again = openSqliteReader(path);
  const parameters = { market: marketOf(0), width: 3_600, before: end, limit: FILL.days * 24 };
  await again.all(candleQueries.candlesBefore, parameters);
  const at = performance.now();
  for (let i = 0; i < 20; i++) await again.all(candleQueries.candlesBefore, parameters);
  const ms = (performance.now() - at) / 20;
  await again.close();
  return ms;
})();
console.log(
  JSON.stringify({
    ...figures,
    swaps: swaps.n,
    hotCandlesMs: hot,
    scanMs,
    scannedBuckets: scanned,
    rssMb: Math.round(process.memoryUsage.rss() / 1e6),
  }),
);
process.exit(0);
