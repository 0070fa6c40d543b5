/** Tools whose result is of a part, or of one thing among several, and says so. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import type { StoreWriter, TableRow } from '#store';
import swaps from '#store/tables/swaps';
import tokenMints from '#store/tables/token-mints';
import tokens from '#store/tables/tokens';
import transactions from '#store/tables/transactions';
import { composeAnswers } from '../../compose.ts';
import { createScriptedClusters } from '../../testing/scripted-cluster.ts';
import {
  addressOf,
  createScriptedIndex,
  rowsOf,
  signatureOf,
  tokenOf,
} from '../../testing/scripted-index.ts';
import { createToolCaller } from '../testing/tool-caller.ts';
import type { ToolParts } from '../toolkit/run-tool.ts';

const [CHEAP, DEAR, UNKNOWN, PLAIN, SOLD] = [1, 2, 4, 5, 6].map(addressOf) as [
  string,
  string,
  string,
  string,
  string,
];
const [MARKET, OTHER] = [addressOf(11), addressOf(12)];
const [OWN, STRANGER] = [addressOf(31), addressOf(32)];
const LAUNCHPAD = 'LocaLnetLaunch11111111111111111111111111111';
const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;

const swap = (
  part: number,
  trader: string,
  isBuy: boolean,
  quoteAmount: bigint,
  more: Partial<TableRow<typeof swaps>> = {},
): TableRow<typeof swaps> => ({
  slot: 50,
  position: 1,
  part,
  time: NOON - 500,
  trader,
  market: MARKET,
  venue: addressOf(50),
  base: addressOf(9),
  quote: CHEAP,
  isBuy,
  baseAmount: 10n,
  quoteAmount,
  price: 1,
  lamports: undefined,
  microUsd: quoteAmount,
  router: undefined,
  swaps: 1,
  ...more,
});
/** A unit of it is worth ten thousand of the other. */
const inDear = (quoteAmount: bigint) => ({ quote: DEAR, market: OTHER, microUsd: quoteAmount * 10_000n });

const mint = (slot: number, address: string, launchpad: string | undefined): TableRow<typeof tokenMints> => ({
  slot,
  position: 0,
  part: 0,
  time: NOON - 600,
  mint: address,
  creator: OWN,
  decimals: 6,
  launchpad,
});
const token = (address: string, launchpad: string | undefined) =>
  tokenOf(address, NOON, {
    firstSlot: 40,
    createdSlot: 40,
    createdTime: NOON - 600,
    creator: OWN,
    launchpad,
  });

let writer: StoreWriter;
let parts: ToolParts;

beforeAll(async () => {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime: NOON - 1_000, toSlot: 100, toTime: NOON }, [
    rowsOf(transactions, [
      {
        slot: 50,
        position: 1,
        signature: signatureOf(1),
        feePayer: OWN,
        feeLamports: 5_000n,
        computeUnits: 1,
      },
    ]),
    rowsOf(swaps, [
      swap(0, OWN, true, 1_000n),
      swap(1, OWN, false, 1_900n),
      swap(2, STRANGER, true, 100n, inDear(100n)),
      swap(3, STRANGER, false, 107n, inDear(107n)),
    ]),
    rowsOf(tokenMints, [mint(40, PLAIN, undefined), mint(41, SOLD, LAUNCHPAD)]),
    rowsOf(tokens, [token(PLAIN, undefined), token(SOLD, LAUNCHPAD)]),
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

describe('list_arbitrage', () => {
  test('of one trader has nobody else who traded in the same transaction', async () => {
    const { raw } = await call('list_arbitrage', { trader: OWN });
    expect([raw('arbitrageurs'), raw('count')]).toEqual(['1', '1']);
    expect([raw('trips.0.trader'), raw('trips.0.gain')]).toEqual([OWN, '900']);
    expect(raw('trips.1.trader')).toBeUndefined();
  });

  test('ranks gains in different tokens by what they are worth', async () => {
    const { raw } = await call('list_arbitrage', {});
    expect([raw('rows.0.trader'), raw('rows.0.gain'), raw('rows.0.gainValue')]).toEqual([
      STRANGER,
      '7',
      '70000',
    ]);
    expect([raw('rows.1.trader'), raw('rows.1.gain')]).toEqual([OWN, '900']);
  });
});

describe('list_launches', () => {
  test('does not say of a token that is not indexed that it has not graduated', async () => {
    const { result, raw } = await call('list_launches', { mint: UNKNOWN });
    expect(result.error).toMatchObject({ code: 'not_found', message: expect.stringMatching(/not indexed/) });
    expect(raw('isGraduated')).toBeUndefined();
  });

  test('nor of one that no launchpad created', async () => {
    const { result } = await call('list_launches', { mint: PLAIN });
    expect(result.error).toMatchObject({
      code: 'not_found',
      message: expect.stringMatching(/^This token was not created by a launchpad that is read here/),
    });
  });

  test('nor of one whose sale nothing shows', async () => {
    const { result, raw } = await call('list_launches', { mint: SOLD });
    expect(raw('rows.0.state')).toBe('unknown');
    expect(raw('isGraduated')).toBeUndefined();
    expect(result.truncated).toContainEqual({ path: '/graduated', shown: 0 });
  });
});

test('a query that leaves its time undefined is one without a time', async () => {
  const { result, raw } = await call('query_index', {
    from: 'trades',
    time: undefined,
    measures: [{ measure: 'count' }],
  });
  expect(result.error).toBeUndefined();
  expect(raw('rows.0.count')).toBe('4');
});
