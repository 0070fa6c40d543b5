import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toBase64 } from '#std/json';
import { silentLog } from '#std/log';
import type { StoreWriter } from '#store';
import markets from '#store/tables/markets';
import referencePrices from '#store/tables/reference-prices';
import { composeAnswers } from '../../compose.ts';
import { ByteWriter } from '../../testing/byte-writer.ts';
import { createScriptedClusters, NodeError, type Script } from '../../testing/scripted-cluster.ts';
import { addressOf, createScriptedIndex, rowsOf } from '../../testing/scripted-index.ts';
import { createToolCaller } from '../testing/tool-caller.ts';
import type { ToolParts } from '../toolkit/run-tool.ts';

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const [MINT, DOLLAR, MARKET, SOL_MARKET] = [addressOf(1), addressOf(2), addressOf(11), addressOf(12)];
const SOL = 'So11111111111111111111111111111111111111112';
const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
/** A slot takes 400 ms; the tip is slot 10,000 at noon; every fifth slot has no block. */
const TIP = 10_000;
const timeOf = (slot: number): number => NOON + Math.floor(((slot - TIP) * 2) / 5);
const hasBlock = (slot: number): boolean => slot >= 1_000 && slot <= TIP && slot % 5 !== 3;

const node: Script = {
  getEpochInfo: () => ({
    absoluteSlot: TIP,
    blockHeight: 8_000,
    epoch: 23,
    slotIndex: 64,
    slotsInEpoch: 432,
  }),
  getEpochSchedule: () => ({ slotsPerEpoch: 432, warmup: false, firstNormalEpoch: 0, firstNormalSlot: 0 }),
  getRecentPerformanceSamples: () => [
    { slot: TIP, numSlots: 150, numTransactions: 600, samplePeriodSecs: 60 },
  ],
  getFirstAvailableBlock: () => 1_000,
  getBlockTime: ([slot]) => {
    if (!hasBlock(Number(slot))) throw new NodeError(-32009);
    return timeOf(Number(slot));
  },
  getBlocksWithLimit: ([first]) => {
    for (let slot = Math.max(1_000, Number(first)); slot <= TIP; slot++) if (hasBlock(slot)) return [slot];
    return [];
  },
  getMinimumBalanceForRentExemption: ([bytes]) => (Number(bytes) + 128) * 6_960,
  getMultipleAccounts: ([addresses]) => ({
    context: { slot: TIP },
    value: (addresses as string[]).map((address) =>
      address === MINT
        ? {
            lamports: 1,
            owner: TOKEN_PROGRAM,
            executable: false,
            data: [
              toBase64(new ByteWriter().u32(0).zeros(32).u64(9n).u8(6).u8(1).u32(0).zeros(32).take()),
              'base64',
            ],
          }
        : null,
    ),
  }),
};

const market = (address: string, base: string, baseDecimals: number, price: number) => ({
  market: address,
  venue: addressOf(50),
  base,
  quote: DOLLAR,
  quoteKind: 'usd',
  baseDecimals,
  quoteDecimals: 6,
  firstSlot: 10,
  firstTime: NOON - 9_000,
  firstPrice: price,
  slot: 90,
  time: NOON - 100,
  price,
  baseReserve: 1n,
  quoteReserve: 1n,
  liquidityLamports: 1n,
  liquidityMicroUsd: 5_000_000_000n,
  swaps: 3,
});

let writer: StoreWriter;
let parts: ToolParts;
const call = createToolCaller(() => parts, 'mainnet');
beforeAll(async () => {
  writer = await createScriptedIndex(
    { fromSlot: 9_000, fromTime: timeOf(9_000), toSlot: TIP, toTime: NOON },
    [
      rowsOf(markets, [market(MARKET, MINT, 6, 0.3), market(SOL_MARKET, SOL, 9, 150)]),
      rowsOf(referencePrices, [
        {
          bucket: NOON - 300,
          microUsd: 150_000_000n,
          market: SOL_MARKET,
          time: NOON - 100,
          depthMicroUsd: 9_000_000_000n,
          slot: 90,
        },
      ]),
    ],
  );
  const clusters = createScriptedClusters({ mainnet: node, devnet: node }, {}, { mainnet: writer.reader });
  parts = { ...composeAnswers({ clusters, log: silentLog }), nowMs: () => NOON * 1_000 };
});
afterAll(() => writer.close());

const result = async (args: object, cluster: 'mainnet' | 'devnet' = 'mainnet') => {
  const called = await call('convert', args, cluster);
  const fact = called.facts.get('result');
  return fact === undefined ? called.result.error?.code : [fact.raw, fact.unit];
};

describe('convert', () => {
  test.each([
    [{ value: '1.5', from: 'SOL' }, ['1500000000', 'lamports']],
    [{ value: '1,500', from: 'lamports' }, ['1500', 'SOL']],
    [{ value: '18446744073709551615', from: 'lamports' }, ['18446744073709551615', 'SOL']],
    [{ value: '150', from: 'bps' }, ['1.5', '%']],
    [{ value: '0.255', from: '%' }, ['25.5', 'bps']],
    [{ value: '2.5', from: 'tokens', mint: MINT }, ['2500000', 'raw units']],
    [{ value: '36', from: 'hours', to: 'days' }, ['1.5', 'days']],
    [{ value: '3', from: 'epochs' }, ['1296', 'slots']],
    [{ value: '9000', from: 'slots', to: 'hours' }, ['1', 'hours']],
    [{ value: '1', from: 'hours' }, ['9000', 'slots']],
    [{ value: '165', from: 'bytes' }, ['2039280', 'SOL']],
    [{ value: '165', from: 'bytes', to: 'lamports' }, ['2039280', 'lamports']],
  ])('%j', async (args, expected) => {
    expect(await result(args)).toEqual(expected);
  });

  test('raw units become whole tokens of their mint, to the last digit', async () => {
    const { facts } = await call('convert', { value: '9007199254740993', from: 'raw units', mint: MINT });
    expect(facts.get('result')).toMatchObject({
      raw: '9007199254740993',
      decimals: 6,
      ui: '9,007,199,254.740993',
      mint: MINT,
    });
  });

  test('the fee on top is rounded up to a lamport, as the runtime does', async () => {
    const { raw, result: whole } = await call('convert', {
      value: 1_000,
      from: 'micro-lamports per CU',
      computeUnits: 200_001,
    });
    expect(raw('result')).toBe('201');
    expect(raw('rounded')).toBe('yes');
    expect(whole.notes).toContain('Rounded up to a whole lamport, as the runtime does.');
  });

  test('and back a fee is a price for so many units', async () => {
    const args = { value: '0.0000002', from: 'SOL', to: 'micro-lamports per CU', computeUnits: 200_000 };
    expect(await result(args)).toEqual(['1000', 'micro-lamports per CU']);
  });

  test('a value in dollars is by the price of the index, said with when it was traded at', async () => {
    const { raw } = await call('convert', { value: '10', from: 'tokens', to: 'USD', mint: MINT });
    expect(raw('result')).toBe('3000000');
    expect(raw('prices.0.usd')).toBe('0.3');
    expect(raw('prices.0.time')).toBe(String(NOON - 100));
    expect(raw('prices.0.age')).toBe('100');
  });

  test('dollars as SOL, SOL as a token, a token as SOL', async () => {
    expect(await result({ value: '75', from: 'USD' })).toEqual(['500000000', 'SOL']);
    expect(await result({ value: '1', from: 'SOL', to: 'tokens', mint: MINT })).toMatchObject([
      '500000000',
      expect.any(String),
    ]);
    expect(await result({ value: '500', from: 'tokens', to: 'SOL', mint: MINT })).toEqual([
      '1000000000',
      'SOL',
    ]);
  });

  test('without an index nothing has a price, which is said', async () => {
    expect(await result({ value: '75', from: 'USD' }, 'devnet')).toBe('unsupported');
  });

  test('a slot of the past is when its block was; one without a block when the next was', async () => {
    const { raw } = await call('convert', { value: '5001', from: 'slot' });
    expect(raw('result')).toBe(String(timeOf(5_001)));
    expect(raw('estimate')).toBe('no');
    const skipped = await call('convert', { value: '5003', from: 'slot' });
    expect(skipped.raw('result')).toBe(String(timeOf(5_004)));
    expect(skipped.raw('block')).toBe('5004');
  });

  test('a slot ahead is estimated, and said to be', async () => {
    const { raw, result: whole } = await call('convert', { value: String(TIP + 9_000), from: 'slot' });
    expect(raw('result')).toBe(String(NOON + 3_600));
    expect(raw('estimate')).toBe('yes');
    expect(whole.notes).toContain('An estimate: slots are taken to go on as fast as they do now.');
  });

  test.each(['mainnet', 'devnet'] as const)(
    'a time is the newest block not after it, by the index or by asking for blocks (%s)',
    async (cluster) => {
      const { raw } = await call('convert', { value: String(timeOf(4_999)), from: 'time' }, cluster);
      const slot = Number(raw('result'));
      expect(timeOf(slot)).toBe(timeOf(4_999));
      expect(hasBlock(slot)).toBe(true);
      const next = [slot + 1, slot + 2].find(hasBlock)!;
      expect(timeOf(next)).toBeGreaterThan(timeOf(4_999));
    },
  );

  test('a time the index covers is answered by it: it holds but two blocks here', async () => {
    expect(await result({ value: String(timeOf(9_500)), from: 'time' })).toEqual(['9000', undefined]);
  });

  test('epochs have their first slot and when that was', async () => {
    const { raw } = await call('convert', { value: '20', from: 'epoch' });
    expect([raw('result'), raw('firstSlot'), raw('lastSlot')]).toEqual(['8640', '8640', '9071']);
    expect(await result({ value: '20', from: 'epoch', to: 'time' })).toEqual([
      String(timeOf(8_640)),
      undefined,
    ]);
    expect(await result({ value: '9071', from: 'slot', to: 'epoch' })).toEqual(['20', undefined]);
  });

  test('a date is its unix seconds', async () => {
    expect(await result({ value: '2026-11-16T12:00Z', from: 'time', to: 'time' })).toEqual([
      String(NOON),
      undefined,
    ]);
    expect(await result({ value: '2026-02-30x', from: 'time', to: 'time' })).toBe('invalid_argument');
  });

  test.each([
    [{ value: 'many', from: 'SOL' }, 'invalid_argument'],
    [{ value: '1', from: 'SOL', to: 'bytes' }, 'invalid_argument'],
    [{ value: '1', from: 'tokens' }, 'invalid_argument'],
    [{ value: '1', from: 'tokens', mint: addressOf(7) }, 'unavailable'],
    [{ value: '1.5', from: 'bytes' }, 'invalid_argument'],
    [{ value: '1000', from: 'micro-lamports per CU' }, 'invalid_argument'],
    [{ value: '10', from: 'slot' }, 'unavailable'],
  ])('%j is %s', async (args, code) => {
    expect(await result(args)).toBe(code);
  });
});
