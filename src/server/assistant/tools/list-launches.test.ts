import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { LOCALNET_LAUNCHPAD, SCANNED_LAUNCHES } from '#contracts/market/launches';
import type { StoreWriter } from '#store';
import tokenMints from '#store/tables/token-mints';
import tokens from '#store/tables/tokens';
import { composeAnswers } from '../../compose.ts';
import { createScriptedClusters } from '../../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf, tokenOf } from '../../testing/scripted-index.ts';
import { createToolCaller } from '../testing/tool-caller.ts';
import type { ToolParts } from '../toolkit/run-tool.ts';

const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
const DAY = 86_400;
const [SELDOM, BUSY, NEVER] = [addressOf(1), addressOf(2), addressOf(3)] as const;

/** The first creator launched once three days ago, the other more often than one answer holds. */
const LAUNCHED = [
  { creator: SELDOM, slot: 10, time: NOON - 3 * DAY, mint: addressOf(100) },
  ...Array.from({ length: SCANNED_LAUNCHES + 5 }, (_unused, index) => ({
    creator: BUSY,
    slot: 20 + index,
    time: NOON - 600 + index,
    mint: addressOf(200 + index),
  })),
];

/** None of these has a curve that can be read: how many sell or graduated is not known. */
const OF_STATES = /^\/(?:sellingCount|graduated|graduatedCount)$/;

let writer: StoreWriter;
let parts: ToolParts;

beforeAll(async () => {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime: NOON - 4 * DAY, toSlot: 1_000, toTime: NOON }, [
    rowsOf(
      tokenMints,
      LAUNCHED.map((row) => ({
        ...row,
        position: 1,
        part: 0,
        decimals: 6,
        launchpad: LOCALNET_LAUNCHPAD,
      })),
    ),
    rowsOf(
      tokens,
      LAUNCHED.map(({ mint, time, slot, creator }) =>
        tokenOf(mint, time, {
          createdSlot: slot,
          createdTime: time,
          creator,
          launchpad: LOCALNET_LAUNCHPAD,
        }),
      ),
    ),
  ]);
  const scripts = {
    getMultipleAccounts: ([addresses]: readonly unknown[]) => ({
      context: { slot: 1_000 },
      value: (addresses as readonly string[]).map(() => null), // a list of addresses
    }),
  };
  const clusters = createScriptedClusters({ localnet: scripts }, {}, { localnet: writer.reader });
  parts = { ...composeAnswers({ clusters, log: silentLog }), nowMs: () => NOON * 1_000 };
});

afterAll(() => writer.close());

const call = createToolCaller(() => parts, 'localnet');

test('of one creator, however long ago', async () => {
  const { raw, result } = await call('list_launches', { creator: SELDOM });
  expect([raw('count'), raw('rows.0.token'), raw('launched')]).toEqual(['1', addressOf(100), 'yes']);
  expect((result.truncated ?? []).filter(({ path }) => !OF_STATES.test(path))).toEqual([]);
});

test('of one who launched more than is listed, none of a stranger, and that there are more', async () => {
  const { raw, result } = await call('list_launches', { creator: BUSY });
  expect(result.error).toBeUndefined();
  expect([raw('count'), raw('creators')]).toEqual([String(SCANNED_LAUNCHES), '1']);
  expect(result.truncated).toContainEqual({ path: '/count', shown: SCANNED_LAUNCHES });
});

test('of one who launched nothing', async () => {
  const { raw } = await call('list_launches', { creator: NEVER });
  expect([raw('count'), raw('launched')]).toEqual(['0', 'no']);
});

test('that there was none in a time is said only where its launches were read', async () => {
  const before = await call('list_launches', { to: NOON - 2 * DAY });
  expect(before.result.data).not.toHaveProperty('launched');
  expect(before.result.truncated).toContainEqual({ path: '/rows', shown: 0 });
  const within = await call('list_launches', { from: NOON - 550 });
  expect(within.raw('launched')).toBe('yes');
  expect((within.result.truncated ?? []).filter(({ path }) => !OF_STATES.test(path))).toEqual([]);
});
