/**
 * Fills a store with swaps nobody made, to measure reading: thirty days of twenty thousand markets, a few of which have
 * most of the trades. The rows are what the indexer would leave, loaded in bulk: made market by market, then sorted.
 * `node bench/index/fill-store.ts FOLDER SWAPS`.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { createRandom } from '#std/seeded-random';
import { openSqliteWriter } from '#store';
import { toRefreshes } from '../../src/indexer/refresh-rankings.ts';
import { FILL } from './fill-shape.ts';

const SLOT_SECONDS = 0.4;
const SECONDS = FILL.days * 86_400;
const MICRO_USD_PER_SOL = 200_000_000;
/** What `candles` and `token_spans` keep: seconds for two days, five minutes for eight. */
const CANDLE_SPANS = [
  { width: 1, days: 2 },
  { width: 60, days: 30 },
  { width: 3_600, days: 30 },
  { width: 86_400, days: 30 },
] as const;
const TOKEN_SPANS = [
  { width: 300, days: 8 },
  { width: 3_600, days: 30 },
] as const;

const [folder = '', countText = '50000000'] = process.argv.slice(2);
const count = Number(countText);
const startedAt = performance.now();
const random = createRandom(1);
const path = join(folder, 'index.sqlite');

// The layout is the store's own; indexes are made at the end, when there is something to sort.
const writer = openSqliteWriter(path);
await writer.claimLedger('a ledger nobody made');
await writer.close();
const database = new DatabaseSync(path);
database.exec(
  'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -524288; PRAGMA temp_store = FILE',
);
const indexes = database
  .prepare(
    `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name IN ('swaps', 'candles', 'token_spans')`,
  )
  .all() as { readonly name: string; readonly sql: string }[];
for (const { name } of indexes) database.exec(`DROP INDEX ${name}`);
database.exec(
  `CREATE TABLE unsorted (slot, position, time, trader, market, base, is_buy, amount, lamports, price)`,
);
database.exec('BEGIN');

const insertAddress = database.prepare('INSERT INTO addresses (address) VALUES (?)');
const idOf = (name: string): number =>
  Number(insertAddress.run(createHash('sha256').update(name).digest()).lastInsertRowid);
const sol = Number(
  insertAddress.run(Buffer.from('069b8857feab8184fb687f634618c035dac439dc1aeb3b5598a0f00000000001', 'hex'))
    .lastInsertRowid,
);
const venue = idOf('venue');
const traders = Array.from({ length: FILL.traders }, (_unused, i) => idOf(`trader ${i}`));
const toInsert = (table: string, columns: number): StatementSync =>
  database.prepare(`INSERT INTO ${table} VALUES (${Array.from({ length: columns }, () => '?').join(', ')})`);
const insertSwap = toInsert('unsorted', 10);
const insertCandle = toInsert('candles', 14);
const insertMarket = toInsert('markets', 18);
const insertToken = toInsert('tokens', 13);
database.exec(
  'CREATE TABLE unsorted_spans (width, bucket, mint, swaps, buys, lamports, micro_usd, open, high, low, close)',
);
const insertSpan = toInsert('unsorted_spans', 11);

const retainedFrom = new Map<number, number>(
  [...CANDLE_SPANS, ...TOKEN_SPANS].map(({ width, days }) => [
    width,
    FILL.firstTime + SECONDS - days * 86_400,
  ]),
);

/** The first market has one swap in twelve, the last few hundred each. */
const shareUpTo = (market: number): number => (market / FILL.markets) ** 0.25;
let done = 0;
for (let i = 0; i < FILL.markets; i++) {
  const swaps = Math.round(count * shareUpTo(i + 1)) - Math.round(count * shareUpTo(i));
  makeMarket(idOf(`market ${i}`), idOf(`mint ${i}`), swaps, i);
  done += swaps;
  if (i < 10 || i % 2_000 === 0) say(`${done} swaps made`);
}
database.exec('COMMIT');
sort();
finish();
await refresh();
say('done');

interface Sum {
  swaps: number;
  buys: number;
  lamports: number;
  amount: number;
  open: number;
  high: number;
  low: number;
  close: number;
}

function makeMarket(market: number, base: number, swaps: number, position: number): void {
  if (swaps === 0) return;
  const sums = new Map<number, Map<number, Sum>>(
    [...CANDLE_SPANS, ...TOKEN_SPANS].map(({ width }) => [width, new Map()]),
  );
  const offsets = Float64Array.from({ length: swaps }, () => random() * SECONDS).sort();
  const usual = 10 ** -(position % 7);
  let price: number = usual;
  for (const [n, offset] of offsets.entries()) {
    const time = FILL.firstTime + Math.floor(offset);
    const slot = 1 + Math.floor(offset / SLOT_SECONDS);
    const isBuy = random() < 0.5 ? 1 : 0;
    price += price * ((random() - 0.5) / 50) + (usual - price) / 1_000;
    const lamports = Math.ceil(random() * 2e9);
    const amount = Math.max(1, Math.ceil(lamports / 1_000 / price));
    const trader = traders[Math.floor(random() ** 2 * FILL.traders)]!;
    // Places of one slot differ by market, and within a market by its swaps.
    insertSwap.run(
      slot,
      position * 1_000 + (n % 1_000),
      time,
      trader,
      market,
      base,
      isBuy,
      BigInt(amount),
      BigInt(lamports),
      price,
    );
    for (const [width, buckets] of sums) {
      if (time >= retainedFrom.get(width)!)
        add(buckets, time - (time % width), isBuy, lamports, amount, price);
    }
  }
  const end = FILL.firstTime + SECONDS;
  for (const { width } of CANDLE_SPANS) {
    for (const [bucket, sum] of sums.get(width)!) {
      const { open, high, low, close, amount, lamports, swaps: n, buys } = sum;
      insertCandle.run(
        market,
        width,
        bucket,
        open,
        high,
        low,
        close,
        BigInt(amount),
        BigInt(lamports),
        BigInt(lamports),
        toMicroUsd(lamports),
        n,
        buys,
        0,
      );
    }
  }
  for (const { width } of TOKEN_SPANS) {
    for (const [bucket, sum] of sums.get(width)!) {
      const usd = MICRO_USD_PER_SOL / 1e6;
      const { open, high, low, close, swaps: n, buys, lamports } = sum;
      insertSpan.run(
        width,
        bucket,
        base,
        n,
        buys,
        BigInt(lamports),
        toMicroUsd(lamports),
        open * usd,
        high * usd,
        low * usd,
        close * usd,
      );
    }
  }
  const lastSlot = 1 + Math.floor(offsets.at(-1)! / SLOT_SECONDS);
  const times = [1, FILL.firstTime, price, lastSlot, end] as const;
  const vault = 500_000_000_000n + BigInt(position) * 1_000_000n;
  insertMarket.run(
    market,
    venue,
    base,
    sol,
    'sol',
    6,
    9,
    ...times,
    price,
    1_000_000_000_000n,
    vault,
    vault * 2n,
    (vault * 2n) / 5n,
    swaps,
  );
  insertToken.run(
    base,
    6,
    1,
    FILL.firstTime,
    null,
    null,
    null,
    null,
    1,
    FILL.firstTime,
    1,
    Math.min(swaps, 900),
    swaps,
  );
}

function toMicroUsd(lamports: number): bigint {
  return BigInt(Math.floor((lamports / 1_000_000_000) * MICRO_USD_PER_SOL));
}

function add(
  buckets: Map<number, Sum>,
  bucket: number,
  isBuy: number,
  lamports: number,
  amount: number,
  price: number,
): void {
  const sum = buckets.get(bucket);
  if (sum === undefined) {
    buckets.set(bucket, {
      swaps: 1,
      buys: isBuy,
      lamports,
      amount,
      open: price,
      high: price,
      low: price,
      close: price,
    });
    return;
  }
  sum.swaps++;
  sum.buys += isBuy;
  sum.lamports += lamports;
  sum.amount += amount;
  sum.high = Math.max(sum.high, price);
  sum.low = Math.min(sum.low, price);
  sum.close = price;
}

function sort(): void {
  say('sorting swaps');
  database.exec(`
    INSERT INTO swaps (slot, position, part, time, trader, market, venue, base, quote, is_buy, base_amount, quote_amount,
      price, lamports, micro_usd, router, swaps)
    SELECT slot, position, 0, time, trader, market, ${venue}, base, ${sol}, is_buy, amount, lamports, price, lamports,
      lamports / 5, NULL, 1
    FROM unsorted ORDER BY slot, position ON CONFLICT DO NOTHING`);
  database.exec('DROP TABLE unsorted');
  say('sorting spans');
  database.exec(`INSERT INTO token_spans SELECT width, bucket, mint, swaps, buys, lamports, micro_usd, open, high, low, close, 0
    FROM unsorted_spans ORDER BY width, bucket, mint; DROP TABLE unsorted_spans`);
  for (const { name, sql } of indexes) {
    say(`making ${name}`);
    database.exec(sql);
  }
}

function finish(): void {
  const lastSlot = Math.floor(SECONDS / SLOT_SECONDS);
  const end = FILL.firstTime + SECONDS;
  const hash = 'SysvarRecentB1ockHashes11111111111111111111';
  database.exec(`INSERT INTO checkpoints VALUES (0, ${lastSlot}, ${lastSlot}, '${hash}', 1, ${end}, '')`);
  const insertBlock = toInsert('blocks', 18);
  const zeros = new Uint8Array(32);
  database.exec('BEGIN');
  // One in ten seconds, by which the slot of a time is found.
  for (let seconds = 0; seconds <= SECONDS; seconds += 10) {
    const slot = Math.min(lastSlot, 1 + Math.floor(seconds / SLOT_SECONDS));
    const time = FILL.firstTime + seconds;
    insertBlock.run(slot, zeros, slot - 1, zeros, time, slot, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, zeros);
  }
  database.exec('COMMIT');
  const insertReference = toInsert('reference_prices', 6);
  const market = Number(database.prepare('SELECT market FROM markets LIMIT 1').get()!['market']);
  insertReference.run(end - (end % 60), BigInt(MICRO_USD_PER_SOL), market, 1_000_000_000_000n, lastSlot, end);
  database.exec('ANALYZE');
  database.close();
}

async function refresh(): Promise<void> {
  say('ranking');
  const again = openSqliteWriter(path);
  const lease = (await again.acquire(0, 'bench', 60_000))!;
  const at = performance.now();
  await again.refresh(lease, toRefreshes(FILL.firstTime + SECONDS));
  say(`rankings of all windows in ${Math.round(performance.now() - at)} ms`);
  await again.release(lease);
  await again.close();
}

function say(line: string): void {
  console.error(`${Math.round((performance.now() - startedAt) / 1_000)} s: ${line}`);
}
