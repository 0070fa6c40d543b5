import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IndexQuery } from '#contracts/query/index-query';
import type { StoreWriter } from '#store';
import swaps from '#store/tables/swaps';
import { addressOf, createScriptedIndex, rowsOf } from '../../testing/scripted-index.ts';
import { normaliseQuery } from './normalise-query.ts';
import { runIndexQuery } from './run-index-query.ts';

const BEGIN = 1_790_000_000;
const RANGE = { fromSlot: 1, fromTime: BEGIN, toSlot: 100, toTime: BEGIN + 7_200 };
const [BASE, QUOTE, ANN, BOB, MARKET, VENUE, ROUTER] = [1, 2, 3, 4, 5, 6, 7].map(addressOf) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

/** A trade in the first or the last block, which are those there are. */
const trade = (
  slot: 1 | 100,
  part: number,
  trader: string,
  microUsd: bigint | undefined,
  router?: string,
) => ({
  slot,
  position: 0,
  part,
  time: slot === 1 ? BEGIN : BEGIN + 7_200,
  trader,
  market: MARKET,
  venue: VENUE,
  base: BASE,
  quote: QUOTE,
  isBuy: part % 2 === 0,
  baseAmount: 1n,
  quoteAmount: 1n,
  price: 2,
  lamports: 5n,
  microUsd,
  router,
  swaps: 1,
});

let store: StoreWriter;
beforeAll(async () => {
  store = await createScriptedIndex(RANGE, [
    rowsOf(swaps, [
      trade(1, 0, ANN, 10n),
      trade(1, 1, ANN, 1n, ROUTER),
      trade(1, 2, BOB, undefined),
      trade(100, 0, BOB, 9_000_000_000_000_000_000n),
      trade(100, 1, BOB, 9_000_000_000_000_000_000n),
    ]),
  ]);
});
afterAll(() => store.close());

async function rows(query: IndexQuery): Promise<unknown> {
  const found = await runIndexQuery(store.reader, normaliseQuery(query), RANGE);
  return 'kind' in found ? found : found.rows;
}

describe('figures in relation to each other', () => {
  const buys = [{ field: 'isBuy', is: '=', value: true }] as const;
  const sells = [{ field: 'isBuy', is: '=', value: false }] as const;
  const sum = { measure: 'sum', field: 'microUsd' } as const;

  test('a difference of amounts may be below nothing, and is exact', async () => {
    const net = { ...sum, where: sells, less: { ...sum, where: buys }, as: 'net' };
    expect(
      await rows({ from: 'trades', by: ['trader'], measures: [net], order: { by: 'net', descending: true } }),
    ).toEqual([
      [BOB, 0n],
      [ANN, -9n],
    ]);
    expect(
      await rows({
        from: 'trades',
        by: ['trader'],
        measures: [net],
        having: [{ field: 'net', is: '<', value: 0 }],
      }),
    ).toEqual([[ANN, -9n]]);
  });

  test('a part of a count, and an amount for each of them', async () => {
    const part = { measure: 'count', where: buys, of: { measure: 'count' }, as: 'bought' } as const;
    const each = { ...sum, over: { measure: 'count' }, as: 'size' } as const;
    expect(
      await rows({ from: 'trades', by: ['trader'], measures: [part, each], order: { by: 'bought' } }),
    ).toEqual([
      [ANN, 0.5, 6n],
      [BOB, 2 / 3, 6_000_000_000_000_000_000n],
    ]);
  });

  test('what is not known of one of the two stays so: no zero takes its place', async () => {
    const routed = [{ field: 'router', is: 'known' }] as const;
    const early = [{ field: 'slot', is: '<', value: 50 }] as const;
    const [least, most] = (['min', 'max'] as const).map((measure) => ({
      measure,
      field: 'microUsd',
      where: routed,
    }));
    const unknown = { ...sum, where: early };
    expect(
      await rows({
        from: 'trades',
        by: ['trader'],
        measures: [
          { ...most!, less: { measure: 'min', field: 'microUsd' }, as: 'a' },
          { measure: 'max', field: 'microUsd', less: least!, as: 'b' },
          { ...most!, over: { measure: 'count' }, as: 'c' },
          // All of Bob’s early trades are of unknown value; of no trade at all the value is nothing.
          { ...sum, less: unknown, as: 'd' },
          { ...unknown, of: sum, as: 'e' },
          { ...sum, less: { ...sum, where: routed }, as: 'f' },
        ],
        order: { by: 'f' },
      }),
    ).toEqual([
      [ANN, 0n, 9n, 1n, 0n, 1, 10n],
      [BOB, null, null, null, null, null, 18_000_000_000_000_000_000n],
    ]);
    // What is compared is what is shown.
    const gap = { ...most!, less: { measure: 'min', field: 'microUsd' }, as: 'gap' } as const;
    for (const [is, found] of [
      ['known', [[ANN, 0n]]],
      ['unknown', [[BOB, null]]],
      ['>=', [[ANN, 0n]]],
    ] as const)
      expect(
        await rows({
          from: 'trades',
          by: ['trader'],
          measures: [gap],
          having: [{ field: 'gap', is, ...(is === '>=' && { value: 0 }) }],
        }),
      ).toEqual(found);
  });

  test('an amount is divided by what is no whole number, and by a time', async () => {
    const query = (field: string) => ({
      from: 'trades',
      where: [{ field: 'trader', is: '=', value: ANN }] as const,
      measures: [{ ...sum, over: { measure: 'max', field } as const, as: 'rate' }],
    });
    expect(await rows(query('price'))).toEqual([[5.5]]);
    expect(await rows(query('time'))).toEqual([[11 / BEGIN]]);
  });

  test('from one moment to another is a number of seconds', async () => {
    const moments = { measure: 'max', field: 'time', less: { measure: 'min', field: 'time' } } as const;
    expect(await rows({ from: 'trades', measures: [moments] })).toEqual([[7_200]]);
  });

  test('nothing is divided by nothing', async () => {
    const where = [{ field: 'router', is: '=', value: addressOf(99) }] as const;
    const part = { measure: 'count', where: buys, of: { measure: 'count', where }, as: 'bought' } as const;
    expect(await rows({ from: 'trades', measures: [part] })).toEqual([[null]]);
  });
});

describe('figures of rows that another query picks', () => {
  const value = { measure: 'sum', field: 'microUsd' } as const;
  const top = {
    field: 'trader',
    in: {
      from: 'trades',
      time: {},
      by: ['trader'],
      measures: [{ measure: 'count' }],
      order: { by: 'count', descending: true },
      limit: 1,
    },
  } as const;

  test('are a part of all of them, or the others', async () => {
    const count = { measure: 'count' } as const;
    expect(
      await rows({
        from: 'trades',
        time: {},
        measures: [
          { ...count, among: top, of: count, as: 'part' },
          { ...count, among: top, as: 'partOf' },
          { ...count, among: { ...top, not: true }, as: 'others' },
          { ...value, among: { ...top, not: true }, as: 'othersValue' },
        ],
      }),
    ).toEqual([[0.6, 3, 2, 11n]]);
  });

  test('are of the first percent of its groups, rounded up', async () => {
    const { limit: _limit, ...half } = top.in;
    const among = { field: 'trader', in: { ...half, percent: 1 } } as const;
    expect(
      await rows({ from: 'trades', time: {}, measures: [{ measure: 'count', among, as: 'partOf' }] }),
    ).toEqual([[3]]);
    expect(
      await rows({ from: 'trades', time: {}, by: ['trader'], measures: [{ measure: 'count' }], percent: 51 }),
    ).toEqual([
      [BOB, 3],
      [ANN, 2],
    ]);
    expect(
      await rows({ from: 'trades', time: {}, by: ['trader'], measures: [{ measure: 'count' }], percent: 50 }),
    ).toEqual([[BOB, 3]]);
  });
});
