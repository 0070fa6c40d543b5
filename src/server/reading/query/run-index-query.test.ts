import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import type { IndexQuery } from '#contracts/query/index-query';
import { storeError, type StoreReader, type StoreWriter } from '#store';
import swaps from '#store/tables/swaps';
import tokenAccounts from '#store/tables/token-accounts';
import transactions from '#store/tables/transactions';
import { addressOf, createScriptedIndex, rowsOf, signatureOf } from '../../testing/scripted-index.ts';
import { normaliseQuery } from './normalise-query.ts';
import { runIndexQuery } from './run-index-query.ts';

const BEGIN = 1_790_000_000;
const RANGE = { fromSlot: 1, fromTime: BEGIN, toSlot: 100, toTime: BEGIN + 7_200 };
const COVERAGE = { ...RANGE };
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
  more: { readonly baseAmount?: bigint; readonly router?: string } = {},
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
  baseAmount: more.baseAmount ?? 1n,
  quoteAmount: 1n,
  price: 2,
  lamports: 5n,
  microUsd,
  router: more.router,
  swaps: 1,
});

const LARGE = (1n << 64n) - 1n;
let store: StoreWriter;
beforeAll(async () => {
  store = await createScriptedIndex(RANGE, [
    rowsOf(swaps, [
      trade(1, 0, ANN, 10n, { baseAmount: LARGE }),
      trade(1, 1, ANN, 1n, { baseAmount: LARGE, router: ROUTER }),
      trade(1, 2, BOB, undefined),
      trade(100, 0, BOB, 9_000_000_000_000_000_000n),
      trade(100, 1, BOB, 9_000_000_000_000_000_000n),
    ]),
    rowsOf(transactions, [
      {
        slot: 1,
        position: 0,
        signature: signatureOf(1),
        feePayer: ANN,
        feeLamports: 5_000n,
        computeUnits: 7,
      },
      {
        slot: 100,
        position: 0,
        signature: signatureOf(2),
        feePayer: BOB,
        feeLamports: 6_000n,
        computeUnits: undefined,
      },
    ]),
    rowsOf(tokenAccounts, [
      { account: addressOf(20), mint: BASE, owner: ANN, amount: LARGE, firstSlot: 1, slot: 1, time: BEGIN },
      { account: addressOf(21), mint: BASE, owner: BOB, amount: LARGE, firstSlot: 1, slot: 1, time: BEGIN },
      {
        account: addressOf(22),
        mint: BASE,
        owner: ANN,
        amount: 2n * LARGE,
        firstSlot: 1,
        slot: 1,
        time: BEGIN,
      },
    ]),
  ]);
});
afterAll(() => store.close());

const run = (query: IndexQuery, most?: number) =>
  runIndexQuery(store.reader, normaliseQuery(query), COVERAGE, most);

async function rows(query: IndexQuery): Promise<unknown> {
  const found = await run(query);
  return 'kind' in found ? found : found.rows;
}

describe('figures', () => {
  test('amounts beyond 64 bits lose nothing', async () => {
    expect(
      await rows({
        from: 'trades',
        by: ['base'],
        measures: [
          { measure: 'sum', field: 'baseAmount' },
          { measure: 'max', field: 'baseAmount' },
          { measure: 'mean', field: 'baseAmount' },
        ],
      }),
    ).toEqual([[BASE, 2n * LARGE + 3n, LARGE, 7_378_697_629_483_820_647n]]);
    expect(await rows({ from: 'trades', measures: [{ measure: 'sum', field: 'microUsd' }] })).toEqual([
      [18_000_000_000_000_000_011n],
    ]);
  });

  test('absent values are not counted as nothing', async () => {
    const measures = [
      { measure: 'mean', field: 'microUsd' },
      { measure: 'median', field: 'microUsd' },
      { measure: 'distinct', field: 'microUsd' },
      { measure: 'count' },
    ] as const;
    expect(
      await rows({
        from: 'trades',
        time: { to: BEGIN + 1 },
        by: ['trader'],
        measures,
        order: { by: 'count' },
      }),
    ).toEqual([
      [BOB, null, null, 0, 1],
      [ANN, 6n, 6n, 2, 2],
    ]);
  });

  test('the median of an even number is the mean of the two in the middle', async () => {
    const median = (field: string) => ({ measure: 'median', field }) as const;
    const two = { field: 'microUsd', is: 'known' } as const;
    expect(
      await rows({ from: 'trades', time: { to: BEGIN + 1 }, where: [two], measures: [median('microUsd')] }),
    ).toEqual([[6n]]);
    expect(await rows({ from: 'trades', where: [two], measures: [median('microUsd')] })).toEqual([
      [4_500_000_000_000_000_005n],
    ]);
    expect(
      await rows({
        from: 'transactions',
        measures: [median('feeLamports'), median('computeUnits'), median('slot'), median('time')],
      }),
    ).toEqual([[5_500n, 7, 51, BEGIN + 3_600]]);
    expect(
      await rows({
        from: 'trades',
        by: ['trader'],
        measures: [median('microUsd')],
        having: [{ field: 'median_microUsd', is: '=', value: '5.5' }],
      }),
    ).toEqual([[ANN, 6n]]);
  });

  test('the first and the last are by place in the ledger', async () => {
    const measures = [
      { measure: 'first', field: 'microUsd' },
      { measure: 'last', field: 'signature' },
      { measure: 'first', field: 'trader' },
      { measure: 'last', field: 'isBuy' },
    ] as const;
    expect(await rows({ from: 'trades', measures })).toEqual([[10n, signatureOf(2), ANN, false]]);
  });

  test('a share is of all groups, also of those that are left out', async () => {
    expect(
      await rows({
        from: 'holdings',
        where: [{ field: 'mint', is: '=', value: BASE }],
        by: ['owner'],
        measures: [{ measure: 'share', field: 'amount' }],
        having: [{ field: 'share_amount', is: '>', value: 0.5 }],
      }),
    ).toEqual([[ANN, 0.75]]);
  });

  test('time is cut at whole spans', async () => {
    expect(await rows({ from: 'trades', per: 'hour', measures: [{ measure: 'count' }] })).toEqual([
      [1_789_999_200, 3],
      [1_790_006_400, 2],
    ]);
  });

  test('spans of slots are numbered from the first slot', async () => {
    expect(
      await rows({ from: 'trades', slots: 50, measures: [{ measure: 'count' }], order: { by: 'span' } }),
    ).toEqual([
      [0, 3],
      [2, 2],
    ]);
  });

  test('nothing is one group of nothing where there are no keys', async () => {
    const where = [{ field: 'trader', is: '=', value: addressOf(99) }] as const;
    expect(
      await rows({
        from: 'trades',
        where,
        measures: [{ measure: 'count' }, { measure: 'sum', field: 'microUsd' }],
      }),
    ).toEqual([[0, null]]);
    expect(await rows({ from: 'trades', where, by: ['base'] })).toEqual([]);
  });
});

describe('the first of each', () => {
  test('rows of every wallet', async () => {
    expect(
      await rows({
        from: 'trades',
        show: ['trader', 'microUsd'],
        order: { by: 'microUsd', descending: true },
        each: { by: 'trader', limit: 1 },
      }),
    ).toEqual([
      [BOB, 9_000_000_000_000_000_000n],
      [ANN, 10n],
    ]);
  });

  test('rows and groups of every hour', async () => {
    expect(
      await rows({
        from: 'trades',
        show: ['microUsd'],
        order: { by: 'microUsd' },
        where: [{ field: 'microUsd', is: 'known' }],
        each: { per: 'hour', limit: 1 },
      }),
    ).toEqual([[1n], [9_000_000_000_000_000_000n]]);
    expect(
      await rows({
        from: 'trades',
        by: ['trader'],
        per: 'hour',
        measures: [{ measure: 'count' }],
        order: { by: 'count', descending: true },
        each: { per: 'hour', limit: 1 },
      }),
    ).toEqual([
      [1_789_999_200, ANN, 2],
      [1_790_006_400, BOB, 2],
    ]);
  });
});

describe('filters', () => {
  test('several other queries hold at once', async () => {
    const of = (where: NonNullable<IndexQuery['where']>) => ({ from: 'trades', where, by: ['trader'] });
    const sold = { field: 'trader', in: of([{ field: 'isBuy', is: '=', value: false }]) } as const;
    const routed = { field: 'trader', in: of([{ field: 'router', is: 'known' }]) } as const;
    expect(await rows({ from: 'trades', by: ['trader'], join: sold, joins: [routed] })).toEqual([[ANN]]);
    expect(
      await rows({ from: 'trades', by: ['trader'], join: sold, joins: [{ ...routed, not: true }] }),
    ).toEqual([[BOB]]);
  });

  test('what is absent is no router, so it is not that router', async () => {
    const count = [{ measure: 'count' }] as const;
    const by = (is: '!=' | 'not in') =>
      rows({
        from: 'trades',
        where: [{ field: 'router', is, value: is === '!=' ? ROUTER : [ROUTER] }],
        measures: count,
      });
    expect([await by('!='), await by('not in')]).toEqual([[[4]], [[4]]]);
  });

  test('wallets in both, and in one only', async () => {
    const early = {
      from: 'trades',
      time: { to: BEGIN + 1 },
      where: [{ field: 'trader', is: '=', value: ANN }],
      by: ['trader'],
    } as const;
    const traders = (not: boolean) =>
      rows({ from: 'trades', by: ['trader'], join: { field: 'trader', not, in: early } });
    expect([await traders(false), await traders(true)]).toEqual([[[ANN]], [[BOB]]]);
  });

  test('an interval has no end, and what is before the index is said', async () => {
    const found = await run({
      from: 'trades',
      time: { from: BEGIN - 86_400, to: BEGIN + 7_200 },
      measures: [{ measure: 'count' }],
    });
    expect(found).toMatchObject({
      rows: [[3]],
      scope: {
        from: BEGIN - 86_400,
        to: BEGIN + 7_200,
        missing: 'Nothing before 2026-09-21 14:13 UTC is indexed.',
      },
    });
  });
});

describe('bounds', () => {
  const count = [{ measure: 'count' }] as const;

  test('what would look at too many rows is refused, with the time from which it would not', async () => {
    expect(await run({ from: 'trades', measures: count }, 2)).toEqual({
      kind: 'too-much',
      message: 'This would look through more than 2 trades.',
      hint: 'Narrow the time to begin after 2026-09-21 16:13 UTC, or ask for one trader or token or market.',
    });
    expect(await run({ from: 'trades', measures: count }, 5)).toMatchObject({ rows: [[5]] });
  });

  test('one value of an indexed column narrows what is looked at', async () => {
    const where = [{ field: 'trader', is: '=', value: ANN }] as const;
    expect(await run({ from: 'trades', where, measures: count }, 2)).toMatchObject({ rows: [[2]] });
  });

  test('a second query is bounded too', async () => {
    const join = { field: 'trader', in: { from: 'trades', by: ['trader'] } } as const;
    expect(await run({ from: 'transfers', join }, 2)).toMatchObject({ kind: 'too-much' });
  });

  test('the newest rows are listed, with how far back was looked', async () => {
    const found = await run({ from: 'trades', show: ['trader'] }, 3);
    expect(found).toMatchObject({
      rows: [[BOB], [BOB]],
      hasMore: false,
      scope: { missing: 'Only the newest 3 trades were read, back to 2026-09-21 16:13 UTC.' },
    });
    expect(await run({ from: 'trades', show: ['trader'], limit: 2 }, 3)).toMatchObject({
      scope: {},
      rows: [[BOB], [BOB]],
    });
  });

  test('what is no event is refused with what to ask for', async () => {
    expect(await run({ from: 'holdings', measures: count }, 2)).toMatchObject({
      message: 'This would look through more than 2 token accounts.',
      hint: 'Ask for one token account or token or owner.',
    });
  });

  test('a query that takes too long is too much', async () => {
    const slow: Pick<StoreReader, 'engine' | 'all'> = {
      engine: 'sqlite',
      all: () => Promise.reject(storeError('too-slow')),
    };
    expect(await runIndexQuery(slow, normaliseQuery({ from: 'wallets' }), COVERAGE)).toMatchObject({
      kind: 'too-much',
      message: 'The query took too long.',
    });
  });
});
