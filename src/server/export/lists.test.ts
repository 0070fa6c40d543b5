import { expect, test } from 'vitest';
import { ROUTES } from '#contracts/api';
import { LISTS } from './export-rows.ts';

test('every list asks a question of the product and has columns with keys of their own', () => {
  expect(LISTS.size).toBeGreaterThan(25);
  for (const [key, { question, columns, title }] of LISTS) {
    expect(Object.keys(ROUTES), key).toContain(question);
    expect(title, key).not.toBe('');
    expect(new Set(columns.map((column) => column.key)).size, key).toBe(columns.length);
    for (const column of columns) {
      expect(column.decimals !== undefined, `${key}.${column.key}`).toBe(column.kind === 'decimal');
    }
  }
});

test('the lists the pages name are there', () => {
  const named =
    'accountHistory anomalies blockPrograms blockRewards blockTransactions blocks defiCategories defiLargest defiPools defiProtocols epochLeaders epochRewards featureGates holdings ' +
    'launches marketCandles marketTrades markets networkNodes newestTransactions ownTrades programTrends programs queries screener tokenHolders tokenMarkets tokens validatorCredits validatorRewards validators';
  for (const key of named.split(' ')) {
    expect(LISTS.has(key), key).toBe(true);
  }
});

test('a candle list runs from the newest candle of each page to the oldest', () => {
  const candle = (time: number) => ({
    time,
    open: 1,
    high: 2,
    low: 0.5,
    close: 1.5,
    baseAmount: '18446744073709551615',
    quoteAmount: '1',
    microUsd: '1500000',
    swaps: 2,
    buys: 1,
    unvalued: 0,
  });
  const page = LISTS.get('marketCandles')!.read({
    kind: 'found',
    coverage: { cluster: 'localnet', engine: 'sqlite', fromSlot: 1, toSlot: 9, fromTime: 0, toTime: 60 },
    width: '1m',
    candles: [candle(0), candle(60)],
    nextBefore: 0,
  });
  expect(page).toMatchObject({
    next: { before: '0' },
    window: 'candles of 1m to 1970-01-01T00:01:00Z; indexed slots 1 to 9',
  });
  expect(page.rows).toEqual([
    [60, 1, 2, 0.5, 1.5, 18446744073709551615n, 1n, 1500000n, 2, 1, 0],
    [0, 1, 2, 0.5, 1.5, 18446744073709551615n, 1n, 1500000n, 2, 1, 0],
  ]);
});
