import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import type { StoreWriter, TableRow } from '#store';
import blocks from '#store/tables/blocks';
import swaps from '#store/tables/swaps';
import { composeAnswers } from '../../compose.ts';
import { createScriptedClusters } from '../../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf } from '../../testing/scripted-index.ts';
import { createToolCaller } from '../testing/tool-caller.ts';
import type { ToolParts } from '../toolkit/run-tool.ts';

const [MINT, OTHER, DOLLAR] = [addressOf(1), addressOf(2), addressOf(3)];
const [MARKET, ELSEWHERE, VENUE] = [addressOf(11), addressOf(12), addressOf(50)];
const [ALICE, BOB, CAROL] = [addressOf(31), addressOf(32), addressOf(33)];
const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;

const swap = (
  slot: number,
  trader: string,
  side: 'buy' | 'sell',
  amount: bigint,
  dollars: bigint,
  base = MINT,
): TableRow<typeof swaps> => ({
  slot,
  position: 0,
  part: 0,
  time: NOON - 1_000 + slot,
  trader,
  market: base === MINT ? MARKET : ELSEWHERE,
  venue: VENUE,
  base,
  quote: DOLLAR,
  isBuy: side === 'buy',
  baseAmount: amount,
  quoteAmount: dollars,
  price: 1,
  lamports: undefined,
  microUsd: dollars * 1_000_000n,
  router: undefined,
  swaps: 1,
});

const SWAPS = [
  swap(10, ALICE, 'buy', 100n, 1_000n),
  swap(20, BOB, 'buy', 100n, 5_000n),
  swap(30, ALICE, 'sell', 50n, 800n),
  swap(40, BOB, 'sell', 100n, 3_000n),
  swap(50, ALICE, 'sell', 50n, 700n),
  swap(60, CAROL, 'sell', 9n, 100n),
  swap(70, CAROL, 'buy', 9n, 300n, OTHER),
  swap(80, ALICE, 'buy', 9n, 400n, OTHER),
];

let writer: StoreWriter;
let parts: ToolParts;

beforeAll(async () => {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime: NOON - 1_000, toSlot: 100, toTime: NOON }, [
    rowsOf(
      blocks,
      SWAPS.map(({ slot, time }) => ({
        slot,
        hash: addressOf(slot),
        parentSlot: slot - 1,
        parentHash: addressOf(slot - 1),
        time,
        height: slot,
        transactions: 1,
        votes: 0,
        failed: 0,
        feeLamports: 0n,
        priorityFeeLamports: 0n,
        computeUnits: 0,
        swaps: 1,
        transfers: 0,
        tokenMints: 0,
        users: 1,
        microUsd: 0n,
        digest: addressOf(slot),
      })),
    ),
    rowsOf(swaps, SWAPS),
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
const tradersOf = async (args: object) => {
  const { result } = await call('list_traders', args);
  return result.facts.filter(({ path }) => /^\/rows\/\d+\/trader$/.test(path)).map(({ raw }) => raw);
};

describe('list_traders', () => {
  test('by volume, with how much each bought and sold and its share of all', async () => {
    const { raw } = await call('list_traders', { mint: MINT, limit: 2 });
    expect([raw('traders'), raw('trades'), raw('volume')]).toEqual(['3', '6', '10600000000']);
    expect([raw('rows.0.trader'), raw('rows.0.volume'), raw('rows.0.trades')]).toEqual([
      BOB,
      '8000000000',
      '2',
    ]);
    expect(raw('rows.0.share')).toBe('75.4716');
    expect([raw('rows.1.bought'), raw('rows.1.sold'), raw('rows.1.net')]).toEqual(['100', '100', '0']);
    expect([raw('rows.1.boughtValue'), raw('rows.1.soldValue')]).toEqual(['1000000000', '1500000000']);
    expect([raw('rows.1.firstTrade'), raw('rows.1.lastTrade')]).toEqual([
      String(NOON - 990),
      String(NOON - 950),
    ]);
    expect(raw('listed')).toBe('2');
  });

  test.each([
    [{ mint: MINT, sort: 'trades' }, [ALICE, BOB, CAROL]],
    [{ mint: MINT, side: 'buy' }, [BOB, ALICE]],
    [{ mint: MINT, from: NOON - 955 }, [ALICE, CAROL]],
    [{ market: ELSEWHERE }, [ALICE, CAROL]],
    [{ venue: VENUE, sort: 'trades', limit: 1 }, [ALICE]],
    [{ mint: MINT, alsoTraded: OTHER }, [ALICE, CAROL]],
    [{ mint: OTHER, alsoTraded: MINT, side: 'buy' }, [ALICE, CAROL]],
    [{ mint: MINT, sort: 'profit' }, [ALICE]],
    [{ mint: MINT, sort: 'loss' }, [BOB]],
    [{ market: MARKET, sort: 'profit' }, [ALICE]],
    [{ sort: 'loss' }, [BOB]],
  ])('by %o', async (args, traders) => {
    expect(await tradersOf(args)).toEqual(traders);
  });

  test('of those who traded two tokens the whole is theirs alone', async () => {
    const { raw } = await call('list_traders', { mint: MINT, alsoTraded: OTHER });
    expect([raw('traders'), raw('volume')]).toEqual(['2', '2600000000']);
  });

  test('profit is realised by mean cost, and only of what was seen bought', async () => {
    const { raw } = await call('list_traders', { mint: MINT, sort: 'profit' });
    expect([raw('rows.0.realisedProfit'), raw('rows.0.winRate')]).toEqual(['500000000', '100']);
    expect(raw('rows.0.returnOnCost')).toBe('50');
    expect([raw('traders'), raw('winners'), raw('losers')]).toEqual(['2', '1', '1']);
    expect([raw('looked'), raw('lookedWhole')]).toEqual(['6', 'yes']);
    const late = await call('list_traders', { mint: MINT, sort: 'profit', from: NOON - 955 });
    // What was bought before the window is the cost of what is sold in it.
    expect(late.raw('rows.0.realisedProfit')).toBe('200000000');
    expect((await call('list_traders', { sort: 'loss' })).raw('rows.0.realisedProfit')).toBe('-2000000000');
  });

  test('profits take no other filters', async () => {
    const { result } = await call('list_traders', { mint: MINT, sort: 'profit', alsoTraded: OTHER });
    expect(result.error?.code).toBe('invalid_argument');
  });
});
