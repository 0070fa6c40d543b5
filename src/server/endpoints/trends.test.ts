import { afterEach, describe, expect, test } from 'vitest';
import type { TrendsAnswer } from '#contracts/market/analytics';
import type { Wire } from '#std/json';
import type { StoreWriter, TableRow } from '#store';
import tokenMints from '#store/tables/token-mints';
import chainSpans from '#store/tables/chain-spans';
import cohorts from '#store/tables/cohorts';
import programSpans from '#store/tables/program-spans';
import { chainSpanOf } from '../testing/chain-span.ts';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf, type TableRows } from '../testing/scripted-index.ts';

const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
const HOUR = 3_600;
const DAY = 86_400;
/** pump.fun. */
const LAUNCHPAD = '6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P';
const [STEADY, RISING, FALLING, SMALL, NEW] = [1, 2, 3, 4, 5].map(addressOf) as [
  string,
  string,
  string,
  string,
  string,
]; // five were made

type Found = Extract<Wire<TrendsAnswer>, { readonly kind: 'found' }>;

let writer: StoreWriter | undefined;
afterEach(() => writer?.close());

async function open(fromTime: number, tables: readonly TableRows[]) {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime, toSlot: 900, toTime: NOON + 1_799 }, tables);
  const app = createScriptedApp(createScriptedClusters({ localnet: {} }, {}, { localnet: writer.reader }));
  return async (query: string): Promise<{ status: number; body: Found }> => {
    const response = await app.request(`http://localhost/api/analytics/trends${query}`, {
      headers: { cookie: 'cluster=localnet' },
    });
    return { status: response.status, body: (await response.json()) as Found }; // what is asked of it is checked by each test
  };
}

const spanOf = (
  program: string,
  bucket: number,
  calls: number,
  more: Partial<TableRow<typeof programSpans>> = {},
): TableRow<typeof programSpans> => ({
  width: HOUR,
  bucket,
  program,
  calls,
  transactions: calls,
  failed: 0,
  users: 0,
  computeUnits: 0,
  feeLamports: 0n,
  swaps: 0,
  lamports: 0n,
  microUsd: 0n,
  ...more,
});

/** Two days of hours, the newest half full. */
const chain = Array.from({ length: 48 }, (_, i) =>
  chainSpanOf(HOUR, NOON - i * HOUR, {
    users: 40,
    newUsers: 10,
    tokenMints: 2,
    microUsd: 1_000_000n,
    ...(i === 0 && { lastTime: NOON + 1_799 }),
  }),
);
const minutes = Array.from({ length: 48 * 60 }, (_, i) =>
  chainSpanOf(60, NOON + 1_740 - i * 60, { tokenMints: 1 }),
);

describe('/api/analytics/trends', () => {
  const programs = [
    spanOf(STEADY, NOON - HOUR, 47_000, { users: 20, failed: 23_500 }),
    spanOf(STEADY, NOON - 30 * HOUR, 48_000),
    spanOf(RISING, NOON - HOUR, 470, { failed: 470 }),
    spanOf(RISING, NOON - 30 * HOUR, 240),
    spanOf(FALLING, NOON - HOUR, 47, { failed: 47 }),
    spanOf(FALLING, NOON - 30 * HOUR, 480),
    spanOf(SMALL, NOON - HOUR, 9_000),
    spanOf(SMALL, NOON - 30 * HOUR, 99),
    spanOf(NEW, NOON - HOUR, 500),
  ];
  const tables = [rowsOf(chainSpans, [...chain, ...minutes]), rowsOf(programSpans, programs)];
  const listed = (body: Found): string[] => body.programs.rows.map(({ program }) => program);

  test('the most called come first, with their share of all calls and of an hour’s users', async () => {
    const ask = await open(NOON - 48 * HOUR, tables);
    const { body } = await ask('?window=24h');
    expect(listed(body)).toEqual([STEADY, SMALL, NEW, RISING, FALLING]);
    expect(body.programs).toMatchObject({ calls: 57_017, total: 5 });
    expect(body.programs.usersHour).toEqual({ bucket: NOON - HOUR, isWhole: true });
    expect(body.programs.rows[0]).toMatchObject({ callShare: 47_000 / 57_017, users: 20, userShare: 0.5 });
    expect(body.programs.rows[2]).toMatchObject({ callsBefore: 0 });
    expect(body.programs.rows[2]!.change).toBeUndefined();
  });

  test('changes are by the second covered, and a program with few calls before is left out of them', async () => {
    const ask = await open(NOON - 48 * HOUR, tables);
    const rising = await ask('?window=24h&list=rising');
    // 23.5 hours against 24: twice the calls a second.
    expect(listed(rising.body)).toEqual([RISING]);
    expect(rising.body.programs.rows[0]!.change).toBeCloseTo(1, 10);
    const falling = await ask('?window=24h&list=falling');
    expect(listed(falling.body)).toEqual([FALLING]);
    expect(falling.body.programs.rows[0]!.change).toBeCloseTo(-0.9, 10);
  });

  test('failing programs are those in enough transactions, the worst first', async () => {
    const ask = await open(NOON - 48 * HOUR, tables);
    const { body } = await ask('?window=24h&list=failing');
    expect(listed(body)).toEqual([RISING, STEADY]);
  });

  test('without half of the window before nothing rises or falls', async () => {
    const young = chain.filter(({ bucket }) => bucket > NOON - 35 * HOUR);
    const ask = await open(NOON - 34 * HOUR, [rowsOf(chainSpans, young), rowsOf(programSpans, programs)]);
    expect((await ask('?window=24h')).body.before.seconds).toBe(11 * HOUR);
    expect(listed((await ask('?window=24h&list=rising')).body)).toEqual([]);
    expect((await ask('?window=24h')).body.programs.rows[0]!.change).toBeUndefined();
  });

  test('cohorts are shown by the spans since, with nobody where nobody was active', async () => {
    const row = (first: number, bucket: number, users: number) => ({ width: HOUR, first, bucket, users });
    const ask = await open(NOON - 48 * HOUR, [
      rowsOf(chainSpans, chain),
      rowsOf(cohorts, [
        row(NOON - 3 * HOUR, NOON - 3 * HOUR, 8),
        row(NOON - 3 * HOUR, NOON - HOUR, 4),
        row(NOON, NOON, 3),
        row(NOON - 20 * HOUR, NOON - 20 * HOUR, 99),
        { width: DAY, first: NOON - 12 * HOUR, bucket: NOON - 12 * HOUR, users: 50 },
      ]),
    ]);
    expect((await ask('')).body.cohorts).toEqual({
      width: 3_600,
      rows: [
        { first: NOON, active: [3] },
        { first: NOON - 3 * HOUR, active: [8, 0, 4, 0] },
      ],
    });
    expect((await ask('?cohorts=days')).body.cohorts).toEqual({
      width: 86_400,
      rows: [{ first: NOON - 12 * HOUR, active: [50] }],
    });
  });

  test('volume by venue names seven and sums the others up', async () => {
    const venues = Array.from({ length: 9 }, (_, i) =>
      spanOf(addressOf(100 + i), NOON - HOUR, 0, { swaps: 1, microUsd: BigInt(i + 1) * 10_000n }),
    );
    const ask = await open(NOON - 48 * HOUR, [rowsOf(chainSpans, chain), rowsOf(programSpans, venues)]);
    const { volumes } = (await ask('?window=24h')).body;
    expect(volumes.times).toHaveLength(24);
    expect(volumes.venues.map(({ venue }) => venue)).toEqual(
      [108, 107, 106, 105, 104, 103, 102].map(addressOf),
    );
    expect(volumes.venues[0]!.microUsd.slice(-2)).toEqual(['90000', '0']);
    expect(volumes.others.slice(-2)).toEqual(['580000', '1000000']);
  });

  test('while the index is young, venues are shown by steps that fit it', async () => {
    const ask = await open(NOON - 2 * HOUR, [
      rowsOf(chainSpans, minutes.slice(0, 150)),
      rowsOf(programSpans, [
        spanOf(STEADY, NOON, 5, { microUsd: 7n }),
        spanOf(STEADY, NOON, 5, { width: 300, microUsd: 2n }),
        spanOf(STEADY, NOON + 600, 5, { width: 300, microUsd: 4n }),
        spanOf(STEADY, NOON + 900, 5, { width: 300, microUsd: 1n }),
      ]),
    ]);
    const { volumes, tokenMints: minted, users } = (await ask('?window=7d')).body;
    expect(volumes).toMatchObject({ width: 900, venues: [{ venue: STEADY }] });
    expect(volumes.times.slice(-3)).toEqual([NOON - 900, NOON, NOON + 900]);
    expect(volumes.venues[0]!.microUsd.slice(-3)).toEqual(['0', '6', '1']);
    expect(minted.points).toMatchObject({ width: 900 });
    expect(minted.points.tokenMints.slice(-3)).toEqual([15, 15, 15]);
    // Different users of five minutes do not add up to those of fifteen.
    expect(users.width).toBe(60);
  });

  test('token mints are those of the window, by launchpads that are known', async () => {
    const tokenMint = (slot: number, time: number, part: number): TableRow<typeof tokenMints> => ({
      slot,
      position: 0,
      part,
      time,
      mint: addressOf(slot * 10 + part),
      creator: addressOf(9),
      decimals: 6,
      launchpad: part === 0 ? undefined : LAUNCHPAD,
    });
    const ask = await open(NOON - 48 * HOUR, [
      rowsOf(chainSpans, chain),
      rowsOf(tokenMints, [
        tokenMint(1, NOON - 48 * HOUR, 1),
        tokenMint(900, NOON + 1_799, 0),
        tokenMint(900, NOON + 1_799, 1),
      ]),
    ]);
    const { points, ...counted } = (await ask('?window=24h')).body.tokenMints;
    expect(points.width).toBe(HOUR);
    expect(points.tokenMints).toEqual(Array.from({ length: 24 }, () => 2));
    expect(counted).toEqual({
      total: 48,
      totalBefore: 48,
      launchpads: [{ launchpad: LAUNCHPAD, tokenMints: 1, tokenMintsBefore: 0 }],
    });
  });

  test('an hour is summed up by five minutes, for which the chain’s minutes are added', async () => {
    const ask = await open(NOON - 48 * HOUR, [
      rowsOf(chainSpans, [...chain, ...minutes.map((row) => ({ ...row, microUsd: 1n }))]),
      rowsOf(programSpans, [spanOf(STEADY, NOON, 5, { width: 300, microUsd: 2n })]),
    ]);
    const { body } = await ask('?window=1h');
    expect(body.volumes.width).toBe(300);
    expect(body.volumes.times.slice(-2)).toEqual([NOON + 1_200, NOON + 1_500]);
    expect(body.volumes.others.slice(-1)).toEqual(['5']);
    expect(body.volumes.others[body.volumes.times.indexOf(NOON)]).toBe('3');
    expect(body.now).toEqual({ from: NOON - 1_800, until: NOON + 1_800, seconds: 3_600 });
  });

  test('what is no window, list or cohort is refused', async () => {
    const ask = await open(NOON - HOUR, []);
    for (const query of ['?window=30d', '?list=best', '?cohorts=weeks', '?page=2']) {
      expect((await ask(query)).status, query).toBe(400);
    }
  });
});
