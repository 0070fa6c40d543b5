/** Reading: candles of one market over thirty days, its tape, a wallet's trades, and groups over a day of swaps. */
import type { IndexQuery } from '#contracts/query/index-query';
import { encodeBase58 } from '#std/base58';
import { openClickHouseReader } from '#store/clickhouse/clickhouse-reader';
import type { ClickHouseServer } from '#store/clickhouse/server';
import { compileQuery } from '#store/index-query/compile-query';
import tokenMarket from '#store/queries/token-market';
import trades from '#store/queries/trades';
import { showBytesOfColumns, showBytesOfRow } from './show-bytes.ts';

const DAY = 86_400;
const SLOTS_OF_DAY = 216_000;
const FIRST_SLOT = 400_000_000;
const MARKETS = 20_000;
const TRADERS = 2_000_000;
/** Hours of a month, as a page asks for them. */
const HOURS = 720;
const ASKED = 40;
/** Rows the server makes at once, each lot in the order of its slots. */
const LOT = 5_000_000;

/** Bytes of the n-th market, trader or mint, said in SQL. */
const named = (kind: string, n: string): string =>
  `toFixedString(unhex(concat(hex(sipHash128('${kind}', toUInt32(${n}))), hex(sipHash128(toUInt32(${n}), '${kind}')))), 32)`;

export async function measureReading(
  server: ClickHouseServer,
  place: { readonly url: string; readonly database: string },
  swaps: number,
  cpuMs: () => number,
): Promise<void> {
  const [[time] = []] = await server.query('SELECT toUnixTimestamp(now())');
  const end = Number(time) - (Number(time) % DAY);
  await server.command('TRUNCATE TABLE swaps_rows');
  await fill(server, swaps, end);
  await showBytesOfRow(server, 'swaps');
  await showBytesOfColumns(server);
  const reader = openClickHouseReader({ ...place, timeoutMs: 120_000 });
  const measure = async (name: string, times: number, ask: (i: number) => Promise<number>): Promise<void> => {
    await ask(0);
    const begun = cpuMs();
    const took: number[] = [];
    let rows = 0;
    for (let i = 0; i < times; i++) {
      const at = performance.now();
      rows += await ask(i);
      took.push(performance.now() - at);
    }
    took.sort((a, b) => a - b);
    console.log(
      `ClickHouse: ${name}: ${took[Math.floor(times * 0.95)]!.toFixed(0)} ms p95, ${took[times >> 1]!.toFixed(0)} ms p50, ` +
        `${((cpuMs() - begun) / times).toFixed(0)} ms of a core, ${Math.round(rows / times)} rows`,
    );
  };
  const address = async (kind: string, n: number): Promise<string> => {
    const [[cell] = []] = await server.query(`SELECT hex(${named(kind, String(n))})`);
    return encodeBase58(Buffer.from(cell!, 'hex'));
  };
  const markets = await Promise.all(Array.from({ length: ASKED }, (_, i) => address('market', i * 3)));
  const traders = await Promise.all(Array.from({ length: ASKED }, (_, i) => address('trader', i * 500)));
  const newest = { slot: FIRST_SLOT * 2, position: 0, part: 0, limit: 100 };
  await measure('candles of 30 days', ASKED, async (i) => {
    const asked = { market: markets[i]!, width: 3_600, before: end, limit: HOURS };
    return (await reader.all(tokenMarket.candlesBefore, asked)).length;
  });
  await measure(
    'tape of a market',
    ASKED,
    async (i) => (await reader.all(tokenMarket.tradesBefore, { market: markets[i]!, ...newest })).length,
  );
  await measure(
    'trades of a wallet',
    ASKED,
    async (i) => (await reader.all(trades.tradesOfWallet, { trader: traders[i]!, ...newest })).length,
  );
  const grouped: IndexQuery = {
    from: 'trades',
    by: ['market'],
    measures: [{ measure: 'count' }, { measure: 'sum', field: 'microUsd' }],
    order: { by: 'sum_microUsd', descending: true },
    limit: 100,
  };
  const bounds = { from: FIRST_SLOT, to: FIRST_SLOT + SLOTS_OF_DAY };
  const { query, parameters } = compileQuery(grouped, bounds, 'clickhouse');
  await measure(
    `a day's ${swaps.toLocaleString('en')} swaps by market`,
    5,
    async () => (await reader.all(query, parameters as never)).length, // of its own kinds
  );
  await reader.close();
}

/** A day of swaps, and a month of candles of the markets that are asked about. */
async function fill(server: ClickHouseServer, swaps: number, end: number): Promise<void> {
  const n = 'number';
  const market = `toUInt32(${MARKETS} * pow(cityHash64(${n}, 1) / 18446744073709551616., 4))`;
  for (let from = 0; from < swaps; from += LOT) {
    const count = Math.min(LOT, swaps - from);
    await server.command(
      `INSERT INTO swaps_rows (slot, position, part, time, trader, market, venue, base, quote, is_buy, base_amount,
         quote_amount, price, lamports, micro_usd, router, swaps)
       SELECT ${FIRST_SLOT} + intDiv(${n} * ${SLOTS_OF_DAY}, ${swaps}), ${n} % 1000, 0,
         ${end - DAY} + intDiv(${n} * ${DAY}, ${swaps}),
         ${named('trader', `toUInt32(${TRADERS} * pow(cityHash64(${n}, 2) / 18446744073709551616., 2))`)},
         ${named('market', 'm')}, ${named('venue', 'm % 12')}, ${named('mint', 'm')}, ${named('quote', '0')},
         cityHash64(${n}, 3) % 2, toUInt128(cityHash64(${n}, 4) % 1000000000000), toUInt128(v),
         (cityHash64(${n}, 5) % 1000003) / 1000003., v, intDiv(v, 5), NULL, 1
       FROM (SELECT ${n}, ${market} AS m, toInt64(cityHash64(${n}, 6) % 2000000000) AS v FROM numbers(${from}, ${count}))`,
    );
  }
  await server.command(
    `INSERT INTO candles_rows (market, width, bucket, open, high, low, close, base_amount, quote_amount, lamports, micro_usd,
       swaps, buys, unvalued)
     SELECT ${named('market', 'm')}, 3600, ${end} - (1 + ${n} % ${HOURS}) * 3600,
       (toUInt64(${n} + 1), 1.5), 2.5, 0.5, (toUInt64(${n} + 1), 1.25), 7, 8, 9, 10, 11, 5, 0
     FROM (SELECT ${n}, intDiv(${n}, ${HOURS}) AS m FROM numbers(${HOURS * 2_000}))`,
  );
  // Readers see what the checkpoint covers.
  await server.command(
    `INSERT INTO checkpoints_rows SELECT 0, ${FIRST_SLOT + SLOTS_OF_DAY}, ${FIRST_SLOT + SLOTS_OF_DAY}, '', 1, ${end}, ''`,
  );
}
