import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FailuresAnswer } from '#contracts/market/failures';
import type { Wire } from '#std/json';
import type { StoreWriter, TableRow } from '#store';
import failureSpans from '#store/tables/failure-spans';
import { FIRST, SECOND } from '../testing/recorded-answers.ts';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf } from '../testing/scripted-index.ts';

/** Begins a minute. */
const NOON = 1_699_999_200;
const PROGRAM = addressOf(1);
const RAYDIUM_V4 = '675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8';

const failures = (
  bucket: number,
  more: Partial<TableRow<typeof failureSpans>> = {},
): TableRow<typeof failureSpans> => ({
  bucket,
  program: PROGRAM,
  error: 'Custom(6001)',
  failed: 3,
  feeLamports: 15_000n,
  signature: FIRST,
  ...more,
});

type Found = Extract<Wire<FailuresAnswer>, { kind: 'found' }>;

describe('why transactions fail', () => {
  let writer: StoreWriter;
  const get = async (query = '') => {
    const app = createScriptedApp(createScriptedClusters({ mainnet: {} }, {}, { mainnet: writer.reader }));
    const response = await app.request(`/api/failures?cluster=mainnet${query}`);
    return (await response.json()) as Found;
  };
  beforeAll(async () => {
    writer = await createScriptedIndex(
      { fromSlot: 1, fromTime: NOON - 3_600, toSlot: 900, toTime: NOON + 30 },
      [
        rowsOf(failureSpans, [
          failures(NOON - 1_800),
          failures(NOON, { failed: 1, feeLamports: 5_000n, signature: SECOND }),
          failures(NOON - 60, { error: 'InsufficientFundsForRent', failed: 2, feeLamports: 10_000n }),
          failures(NOON - 60, {
            program: RAYDIUM_V4,
            error: 'ExceededSlippage',
            failed: 10,
            feeLamports: 0n,
          }),
        ]),
      ],
    );
  });
  afterAll(() => writer.close());

  test('is counted by program and error, the most frequent first, with the newest of each', async () => {
    const { rows, failed, total, feeLamports, from, to } = await get();
    expect(rows.map((row) => [row.program, row.error, row.failed, row.signature])).toEqual([
      [RAYDIUM_V4, 'ExceededSlippage', 10, FIRST],
      [PROGRAM, 'Custom(6001)', 4, SECOND],
      [PROGRAM, 'InsufficientFundsForRent', 2, FIRST],
    ]);
    expect({ failed, total, feeLamports, from, to }).toEqual({
      failed: 16,
      total: 3,
      feeLamports: '30000',
      from: NOON - 3_600,
      to: NOON + 30,
    });
    expect(rows.map(({ share }) => share)).toEqual([10 / 16, 4 / 16, 2 / 16]);
  });

  test('is in words where the runtime or the program has some', async () => {
    const { rows } = await get();
    expect(rows.map(({ meaning }) => typeof meaning)).toEqual(['string', 'undefined', 'string']);
  });

  test('is of one program, of some minutes, and cut at a limit without losing the sums', async () => {
    expect((await get(`&program=${PROGRAM}`)).failed).toBe(6);
    expect((await get(`&from=${NOON - 90}&to=${NOON - 10}`)).failed).toBe(12);
    const cut = await get('&limit=1');
    expect([cut.rows.length, cut.total, cut.failed]).toEqual([1, 3, 16]);
    expect((await get(`&from=${NOON + 1}&to=${NOON + 2}`)).failed).toBe(1);
  });

  test('says what is wrong with what was asked', async () => {
    expect(await get('&program=nobody')).toMatchObject({ kind: 'absent', state: 'malformed' });
    expect(await get('&from=10&to=5')).toMatchObject({ kind: 'absent', state: 'malformed' });
  });
});
