import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import type { StoreWriter } from '#store';
import tokenMints from '#store/tables/token-mints';
import tokens from '#store/tables/tokens';
import { composeAnswers } from '../../compose.ts';
import { createScriptedClusters } from '../../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf, tokenOf } from '../../testing/scripted-index.ts';
import { createToolCaller } from '../testing/tool-caller.ts';
import type { ToolParts } from '../toolkit/run-tool.ts';

const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
const [FEW, MANY] = [addressOf(31), addressOf(32)];
/** The first seven tokens are of one wallet, the other fifty-one of another. */
const MINTS = Array.from({ length: 58 }, (_, n) => ({
  n,
  mint: addressOf(100 + n),
  creator: n < 7 ? FEW : MANY,
}));

let writer: StoreWriter;
let parts: ToolParts;

beforeAll(async () => {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime: NOON - 1_000, toSlot: 100, toTime: NOON }, [
    rowsOf(
      tokenMints,
      MINTS.map(({ n, mint, creator }) => ({
        slot: 10 + n,
        position: 0,
        part: 0,
        time: NOON - 500 + n,
        mint,
        creator,
        decimals: 6,
        launchpad: undefined,
      })),
    ),
    rowsOf(
      tokens,
      MINTS.map(({ n, mint, creator }) =>
        tokenOf(mint, NOON, { createdSlot: 10 + n, createdTime: NOON - 500 + n, creator }),
      ),
    ),
  ]);
  const scripts = {
    getMultipleAccounts: ([addresses]: readonly unknown[]) => ({
      context: { slot: 100 },
      value: (addresses as readonly string[]).map(() => null), // a list of addresses
    }),
  };
  const clusters = createScriptedClusters({ localnet: scripts }, {}, { localnet: writer.reader });
  parts = { ...composeAnswers({ clusters, log: silentLog }), nowMs: () => NOON * 1_000 };
});

afterAll(() => writer.close());

const call = createToolCaller(() => parts, 'localnet');

test('all tokens of a wallet are listed, also more than a short text holds', async () => {
  const { raw, result } = await call('list_launches', { creator: FEW });
  expect(raw('count')).toBe('7');
  expect(JSON.stringify(result)).not.toContain('it created more');
});

test('where a wallet created more than are read, the list says so', async () => {
  const { raw, result } = await call('list_launches', { creator: MANY });
  expect(raw('count')).toBe('50');
  expect(JSON.stringify(result)).toContain('Listed are 50 tokens of this wallet; it created more.');
});
