import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProgramUseAnswer } from '#contracts/account/program-use';
import type { Wire } from '#std/json';
import type { StoreWriter, TableRow } from '#store';
import instructionSpans from '#store/tables/instruction-spans';
import programSpans from '#store/tables/program-spans';
import programUsers from '#store/tables/program-users';
import { ALICE, BOB } from '../testing/recorded-answers.ts';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf } from '../testing/scripted-index.ts';

const HOUR = 3_600;
/** Begins an hour. */
const NOON = 1_699_999_200;
const [PROGRAM, BUSY] = [addressOf(1), addressOf(2)];

const span = (
  bucket: number,
  more: Partial<TableRow<typeof programSpans>> = {},
): TableRow<typeof programSpans> => ({
  width: HOUR,
  bucket,
  program: PROGRAM,
  calls: 10,
  transactions: 4,
  failed: 1,
  users: 2,
  computeUnits: 0,
  feeLamports: 0n,
  swaps: 0,
  lamports: 0n,
  microUsd: 0n,
  ...more,
});
const user = (
  bucket: number,
  wallet: string,
  transactions: number,
  more: Partial<TableRow<typeof programUsers>> = {},
): TableRow<typeof programUsers> => ({
  width: HOUR,
  bucket,
  program: PROGRAM,
  wallet,
  transactions,
  ...more,
});

type Found = Extract<Wire<ProgramUseAnswer>, { kind: 'found' }>;

describe('the use of a program', () => {
  let writer: StoreWriter;
  const get = async (path: string) => {
    const app = createScriptedApp(createScriptedClusters({ mainnet: {} }, {}, { mainnet: writer.reader }));
    const response = await app.request(path);
    return { status: response.status, body: (await response.json()) as Found };
  };
  beforeAll(async () => {
    writer = await createScriptedIndex(
      { fromSlot: 1, fromTime: NOON - 13 * HOUR, toSlot: 900, toTime: NOON + 60 },
      [
        rowsOf(programSpans, [
          span(NOON - 8 * HOUR),
          span(NOON - 2 * HOUR, { calls: 20, failed: 4 }),
          span(NOON),
          span(NOON - HOUR, { program: BUSY, users: 30_000 }),
          span(NOON, { program: BUSY, users: 30_000 }),
          span(NOON - 2 * HOUR, { width: 300, calls: 999 }),
        ]),
        rowsOf(programUsers, [
          user(NOON - 8 * HOUR, ALICE, 3),
          user(NOON, ALICE, 1),
          user(NOON - 2 * HOUR, BOB, 3),
          user(NOON - HOUR, ALICE, 50, { program: BUSY }),
          user(NOON, BOB, 7, { program: BUSY }),
        ]),
        rowsOf(instructionSpans, [
          {
            width: HOUR,
            bucket: NOON - HOUR,
            program: PROGRAM,
            instruction: 'transfer',
            calls: 9,
            failed: 2,
          },
        ]),
      ],
    );
  });
  afterAll(() => writer.close());

  test('is told hour by hour as far as the index reaches, hours without a call included', async () => {
    const { status, body } = await get(`/api/programs/${PROGRAM}/use`);
    expect(status).toBe(200);
    expect(body.width).toBe(HOUR);
    expect(body.times).toHaveLength(14);
    expect([body.times[0], body.times.at(-1)]).toEqual([NOON - 13 * HOUR, NOON]);
    expect(body.calls).toEqual([0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 20, 0, 10]);
    expect(body.failed).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 4, 0, 1]);
    expect(body.mostUsers).toEqual({ width: HOUR, users: 2 });
    expect(body.instructions).toEqual([{ instruction: 'transfer', calls: 9, failed: 2 }]);
    expect(body.coverage).toMatchObject({ fromTime: NOON - 13 * HOUR });
  });

  test('is told in steps that fit while the index is young, each of several spans', async () => {
    const young = await createScriptedIndex(
      { fromSlot: 1, fromTime: NOON - 3 * HOUR, toSlot: 900, toTime: NOON + 899 },
      [
        rowsOf(programSpans, [
          span(NOON - 600, { width: 300, calls: 1, users: 3 }),
          span(NOON, { width: 300, calls: 2, users: 5 }),
          span(NOON + 600, { width: 300, calls: 4, users: 4 }),
          span(NOON, { calls: 999 }),
        ]),
      ],
    );
    const app = createScriptedApp(createScriptedClusters({ mainnet: {} }, {}, { mainnet: young.reader }));
    const body = (await (await app.request(`/api/programs/${PROGRAM}/use`)).json()) as Found;
    expect(body.width).toBe(900);
    expect(body.times.slice(-3)).toEqual([NOON - 1_800, NOON - 900, NOON]);
    expect(body.calls.slice(-3)).toEqual([0, 1, 6]);
    expect(body.mostUsers).toEqual({ width: 300, users: 5 });
    await young.close();
  });

  test('a day has no hour that began before it', async () => {
    const old = await createScriptedIndex(
      { fromSlot: 1, fromTime: NOON - 48 * HOUR, toSlot: 900, toTime: NOON + 1_800 },
      [
        rowsOf(programSpans, [span(NOON - 24 * HOUR), span(NOON - 23 * HOUR, { calls: 7 })]),
        rowsOf(programUsers, [user(NOON - 24 * HOUR, ALICE, 3), user(NOON - 23 * HOUR, BOB, 2)]),
        rowsOf(instructionSpans, [
          {
            width: HOUR,
            bucket: NOON - 24 * HOUR,
            program: PROGRAM,
            instruction: 'transfer',
            calls: 9,
            failed: 2,
          },
        ]),
      ],
    );
    const app = createScriptedApp(createScriptedClusters({ mainnet: {} }, {}, { mainnet: old.reader }));
    const body = (await (await app.request(`/api/programs/${PROGRAM}/use`)).json()) as Found;
    expect(body.times).toHaveLength(24);
    expect(body.times[0]).toBe(NOON - 23 * HOUR);
    expect(body.calls.reduce((sum, one) => sum + one)).toBe(7);
    expect(body.callers).toEqual({ from: NOON - 23 * HOUR, rows: [{ wallet: BOB, transactions: 2 }] });
    expect(body.instructions).toEqual([]);
    await old.close();
  });

  test('names those who called it most', async () => {
    const { body } = await get(`/api/programs/${PROGRAM}/use?window=7d`);
    expect(body.callers).toEqual({
      from: NOON - 13 * HOUR,
      rows: [
        { wallet: ALICE, transactions: 4 },
        { wallet: BOB, transactions: 3 },
      ],
    });
  });

  test('counts the callers of a busy program over the hours that can be read, and says since when', async () => {
    const { body } = await get(`/api/programs/${BUSY}/use`);
    expect(body.callers).toEqual({ from: NOON, rows: [{ wallet: BOB, transactions: 7 }] });
  });

  test('refuses another window and what is no address', async () => {
    expect((await get(`/api/programs/${PROGRAM}/use?window=1y`)).status).toBe(400);
    expect((await get('/api/programs/nonsense/use')).status).toBe(400);
  });

  test('needs an index', async () => {
    const app = createScriptedApp(createScriptedClusters({ mainnet: {} }));
    const response = await app.request(`/api/programs/${PROGRAM}/use`);
    expect(await response.json()).toMatchObject({ kind: 'absent', state: 'not-indexed' });
  });
});
