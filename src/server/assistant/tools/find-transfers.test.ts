import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import type { StoreWriter, TableRow } from '#store';
import blocks from '#store/tables/blocks';
import tokens from '#store/tables/tokens';
import transactions from '#store/tables/transactions';
import transfers from '#store/tables/transfers';
import { composeAnswers } from '../../compose.ts';
import { createScriptedClusters } from '../../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf, signatureOf } from '../../testing/scripted-index.ts';
import { createToolCaller } from '../testing/tool-caller.ts';
import type { ToolParts } from '../toolkit/run-tool.ts';

const SOL = 'So11111111111111111111111111111111111111112';
const MINT = addressOf(1);
const [ALICE, BOB, CAROL] = [addressOf(31), addressOf(32), addressOf(33)];
const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
const SLOTS = [10, 20, 30, 40, 50];

const transfer = (
  slot: number,
  mint: string,
  sender: string,
  receiver: string,
  amount: bigint,
): TableRow<typeof transfers> => ({
  slot,
  position: 0,
  part: 0,
  time: NOON - 1_000 + slot,
  mint,
  sender,
  receiver,
  amount,
  decimals: mint === SOL ? 9 : 2,
});

let writer: StoreWriter;
let parts: ToolParts;

beforeAll(async () => {
  writer = await createScriptedIndex({ fromSlot: 1, fromTime: NOON - 1_000, toSlot: 100, toTime: NOON }, [
    rowsOf(
      blocks,
      SLOTS.map((slot) => ({
        slot,
        hash: addressOf(slot),
        parentSlot: slot - 1,
        parentHash: addressOf(slot - 1),
        time: NOON - 1_000 + slot,
        height: slot,
        transactions: 1,
        votes: 0,
        failed: 0,
        feeLamports: 0n,
        priorityFeeLamports: 0n,
        computeUnits: 0,
        swaps: 0,
        transfers: 1,
        tokenMints: 0,
        users: 1,
        microUsd: 0n,
        digest: addressOf(slot),
      })),
    ),
    rowsOf(
      transactions,
      SLOTS.map((slot) => ({
        slot,
        position: 0,
        signature: signatureOf(slot),
        feePayer: ALICE,
        feeLamports: 5_000n,
        computeUnits: 1,
      })),
    ),
    rowsOf(tokens, [
      {
        mint: MINT,
        decimals: 2,
        firstSlot: 10,
        firstTime: NOON,
        createdSlot: undefined,
        createdTime: undefined,
        creator: undefined,
        launchpad: undefined,
        pooledSlot: undefined,
        pooledTime: undefined,
        tradedSlot: undefined,
        holders: 1,
        swaps: 0,
      },
    ]),
    rowsOf(transfers, [
      transfer(10, SOL, ALICE, BOB, 1_000_000_000n),
      transfer(20, SOL, BOB, ALICE, 3_000_000_000n),
      transfer(30, SOL, ALICE, CAROL, 5_000_000_000n),
      transfer(40, SOL, ALICE, BOB, 7_000_000_001n),
      transfer(50, MINT, CAROL, ALICE, 2n ** 64n - 1n),
    ]),
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
const slotsOf = async (args: object) => {
  const { result } = await call('find_transfers', args);
  return result.facts.filter(({ path }) => /^\/items\/\d+\/slot$/.test(path)).map(({ raw }) => Number(raw));
};

describe('find_transfers', () => {
  test('the largest of the chain are of SOL where no token is named, with figures over all of them', async () => {
    const { raw, result } = await call('find_transfers', { order: 'largest', limit: 1 });
    expect([raw('items.0.slot'), raw('items.0.amount')]).toEqual(['40', '7000000001']);
    expect(raw('items.0.signature')).toBe(signatureOf(40));
    expect([raw('count'), raw('senders'), raw('receivers')]).toEqual(['4', '2', '3']);
    expect([raw('total'), raw('mean')]).toEqual(['16000000001', '4000000000']);
    expect([raw('smallest'), raw('largest')]).toEqual(['1000000000', '7000000001']);
    expect([raw('topSenders.0.sender'), raw('topSenders.0.total')]).toEqual([ALICE, '13000000001']);
    expect([raw('pairs.0.receiver'), raw('pairs.0.transfers')]).toEqual([BOB, '2']);
    expect(result.page).toEqual({ cursor: '1', returned: 1 });
  });

  test('of a token, beyond sixty-three bits', async () => {
    const { raw } = await call('find_transfers', { mint: MINT });
    expect(raw('total')).toBe('18446744073709551615');
    expect(raw('items.0.amount')).toBe('18446744073709551615');
  });

  test('of all tokens they are counted by token', async () => {
    const { raw } = await call('find_transfers', {});
    expect([raw('count'), raw('total')]).toEqual(['5', undefined]);
    expect([raw('tokens.0.mint'), raw('tokens.0.transfers')]).toEqual([SOL, '4']);
    expect(raw('tokens.1.mint')).toBe(MINT);
  });

  test.each([
    [{}, [50, 40, 30, 20, 10]],
    [{ order: 'oldest', limit: 2 }, [10, 20]],
    [{ order: 'smallest', limit: 2 }, [10, 20]],
    [{ sender: ALICE }, [40, 30, 10]],
    [{ receiver: ALICE }, [50, 20]],
    [{ sender: ALICE, receiver: BOB }, [40, 10]],
    [{ sender: ALICE, receiver: BOB, bothWays: true }, [40, 20, 10]],
    [{ address: BOB }, [40, 20, 10]],
    [{ address: BOB, direction: 'in' }, [40, 10]],
    [{ address: ALICE, counterparty: CAROL }, [50, 30]],
    [{ least: '5' }, [40, 30]],
    [{ least: '3', most: '5' }, [30, 20]],
    [{ mint: MINT, least: '1' }, [50]],
    [{ from: NOON - 980, to: NOON - 970 }, [30, 20]],
    [{ fromSlot: 20, toSlot: 40 }, [40, 30, 20]],
    [{ fromSlot: 30 }, [30]],
  ])('by %o', async (args, slots) => {
    expect(await slotsOf(args)).toEqual(slots);
  });

  test('two wallets: what went there, what came back, and what remains', async () => {
    const { raw } = await call('find_transfers', {
      sender: ALICE,
      receiver: BOB,
      bothWays: true,
      mint: SOL,
    });
    expect([raw('there.total'), raw('back.total'), raw('net')]).toEqual([
      '8000000001',
      '3000000000',
      '5000000001',
    ]);
    const wallet = await call('find_transfers', { address: BOB, mint: SOL });
    expect([wallet.raw('incoming.transfers'), wallet.raw('outgoing.transfers')]).toEqual(['2', '1']);
    expect(wallet.raw('net')).toBe('5000000001');
  });

  test('a list goes on where it ended, whatever its order', async () => {
    const { result } = await call('find_transfers', { limit: 2 });
    expect(result.page?.cursor).toBe('40.1');
    expect(await slotsOf({ limit: 2, cursor: '40.1' })).toEqual([30, 20]);
    expect(await slotsOf({ limit: 2, cursor: '20.1' })).toEqual([10]);
    expect(await slotsOf({ limit: 2, cursor: '2', order: 'largest' })).toEqual([20, 10]);
  });

  test('ends that contradict each other and a token nobody knows are refused', async () => {
    const codeOf = async (args: object) => (await call('find_transfers', args)).result.error?.code;
    expect(await codeOf({ address: ALICE, sender: BOB })).toBe('invalid_argument');
    expect(await codeOf({ sender: ALICE, bothWays: true })).toBe('invalid_argument');
    expect(await codeOf({ mint: addressOf(9), least: '1' })).toBe('unavailable');
    expect(await codeOf({ fromSlot: 20, to: NOON })).toBe('invalid_argument');
    expect(await codeOf({ fromSlot: 21, toSlot: 29 })).toBe('not_found');
    expect(await codeOf({ cursor: '1.1', order: 'largest' })).toBe('invalid_argument');
  });
});
