import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreWriter, TableRow } from '#store';
import tokenRankings from '#store/tables/token-rankings';
import tokenSpans from '#store/tables/token-spans';
import tokens from '#store/tables/tokens';
import { addressOf, createScriptedIndex, rowsOf, tokenOf } from '../../testing/scripted-index.ts';
import { createIndexReader, type IndexReader } from '../index/index-reader.ts';
import { readListedTokens } from './listed-tokens.ts';

const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
const [BUSY, QUIET, UNKNOWN] = [addressOf(1), addressOf(2), addressOf(3)];

const span = (
  mint: string,
  width: number,
  bucket: number,
  close: number | undefined,
): TableRow<typeof tokenSpans> => ({
  width,
  bucket,
  mint,
  swaps: 1,
  buys: 1,
  lamports: 0n,
  microUsd: 1n,
  open: close,
  high: close,
  low: close,
  close,
  unvalued: 0,
});

let writer: StoreWriter;
let index: IndexReader;

beforeAll(async () => {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime: NOON - 2 * DAY, toSlot: 900, toTime: NOON }, [
    rowsOf(tokens, [
      tokenOf(BUSY, NOON, { swaps: 300 }),
      tokenOf(QUIET, NOON, { swaps: 3_600 }),
      tokenOf(UNKNOWN, NOON),
    ]),
    rowsOf(tokenSpans, [
      ...[NOON - 30 * HOUR, NOON - 3 * HOUR, NOON - HOUR, NOON].map((bucket, i) =>
        span(BUSY, HOUR, bucket, 1 + i),
      ),
      span(BUSY, HOUR, NOON - 2 * HOUR, undefined),
      span(QUIET, HOUR, NOON - HOUR, 7),
      span(QUIET, HOUR, NOON, 8),
      ...[50, 30, 25, 10, 5].map((minutes, i) => span(BUSY, 300, NOON - minutes * MINUTE, 1.234567 + i)),
    ]),
  ]);
  const lease = (await writer.acquire(0, 'test', 60_000))!;
  await writer.refresh(
    lease,
    // The change over a span is its seconds by a thousand, of tokens with as many swaps at least.
    [300, HOUR, 6 * HOUR, DAY].map((seconds) => ({
      table: tokenRankings as never, // tables of all columns are listed together
      sql: `SELECT $span, t.mint, $as_of, t.swaps, 1, 0, 1, 0, 1, 1.0, CAST($span AS double precision) / 1000,
            1, t.created_time, t.holders, t.launchpad
          FROM tokens t WHERE t.swaps >= 300 AND (t.swaps <= $span OR $span > 300)`,
      parameters: { span: seconds, asOf: NOON },
      where: { column: 'span', value: seconds },
    })),
  );
  index = createIndexReader(writer.reader);
});

afterAll(() => writer.close());

const MINTS = [BUSY, QUIET, UNKNOWN];

test('changes are those of each span, and nothing is said of a token that was not traded in it', async () => {
  const { changesOf } = await readListedTokens(index, MINTS, { fromTime: NOON - 2 * DAY, toTime: NOON });
  expect(changesOf(BUSY)).toEqual({ '5m': 0.3, '1h': 3.6, '6h': 21.6, '24h': 86.4 });
  expect(changesOf(QUIET)).toEqual({ '1h': 3.6, '6h': 21.6, '24h': 86.4 });
  expect(changesOf(UNKNOWN)).toEqual({});
});

test('a span the index does not reach back over has no change', async () => {
  const { changesOf } = await readListedTokens(index, MINTS, { fromTime: NOON - 2 * HOUR, toTime: NOON });
  expect(changesOf(BUSY)).toEqual({ '5m': 0.3, '1h': 3.6 });
});

test('prices of a day stand hour by hour, and where nobody traded the one before holds on', async () => {
  const { priceSteps, pricesOf } = await readListedTokens(index, MINTS, {
    fromTime: NOON - 2 * DAY,
    toTime: NOON,
  });
  expect(priceSteps).toEqual({ from: NOON - 23 * HOUR, width: HOUR, count: 24 });
  expect(pricesOf(BUSY)).toEqual({ first: 20, usd: [2, 2, 3, 4] });
  // Two prices are no curve.
  expect(pricesOf(QUIET)).toBeUndefined();
  expect(pricesOf(UNKNOWN)).toBeUndefined();
});

test('while the index is young, prices stand by shorter steps over what it covers', async () => {
  const read = (fromTime: number) => readListedTokens(index, [BUSY], { fromTime, toTime: NOON });
  const hour = await read(NOON - 30 * MINUTE);
  expect(hour.priceSteps).toEqual({ from: NOON - 30 * MINUTE, width: 5 * MINUTE, count: 7 });
  expect(hour.pricesOf(BUSY)).toEqual({
    first: 0,
    usd: [2.2346, 3.2346, 3.2346, 3.2346, 4.2346, 5.2346, 5.2346],
  });
  const hours = await read(NOON - 3 * HOUR);
  expect(hours.priceSteps).toEqual({ from: NOON - 3 * HOUR, width: 15 * MINUTE, count: 13 });
  // The last price of each quarter.
  expect(hours.pricesOf(BUSY)).toEqual({
    first: 8,
    usd: [1.2346, 1.2346, 3.2346, 5.2346, 5.2346],
  });
});

test('no tokens ask for nothing', async () => {
  const none = await readListedTokens(index, [], { fromTime: NOON - HOUR, toTime: NOON });
  expect(none.changesOf(BUSY)).toEqual({});
  expect(none.pricesOf(BUSY)).toBeUndefined();
});
