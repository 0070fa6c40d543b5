import { describe, expect, test } from 'vitest';
import { bytesOf } from '../testing/build-transaction.ts';
import { readData, readOne } from '../testing/readings.ts';

const SERUM = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
const OPENBOOK = 'srmqPvymJeFKQ4zGQed1GFppgkRHL9kaELCbyksJtPX';
const tag = (command: bigint) => [command, 4] as const;
const ORDER = bytesOf(
  0,
  tag(10n),
  [1n, 4],
  [7n, 8],
  [500n, 8],
  [900n, 8],
  [2n, 4],
  [1n, 4],
  [3n, 8],
  [9n, 2],
);

describe('the order book program of Serum and OpenBook', () => {
  test('accounts after any number of others are named by their place from the end', () => {
    const list = ['alice', 'bob', 'carol', 'market', 'events', 'fee-1', 'fee-2'];
    const settle = readOne(SERUM, list, bytesOf(0, tag(3n), [5n, 2]));
    expect(settle.says).toBe('Crank the event queue of the market market');
    expect(settle.fields).toEqual({ limit: '5' });
    expect(settle.accounts).toEqual({
      openOrders: 'carol',
      market: 'market',
      eventQueue: 'events',
      unused1: 'fee-1',
      unused2: 'fee-2',
    });
    const nobody = readOne(SERUM, list.slice(3), bytesOf(0, tag(3n), [5n, 2]));
    expect(nobody.accounts).toMatchObject({ market: 'market', eventQueue: 'events' });
    expect(nobody.accounts['openOrders']).toBeUndefined();
  });

  test('an order is read with tags of four bytes, without the time it may end', () => {
    const order = readOne(OPENBOOK, ['market', 'orders'], ORDER);
    expect(order.says).toBe(
      'Place an order to sell 500 base lots at 7 quote lots each (immediate or cancel) on the market market',
    );
    expect(order.fields).toEqual({
      side: 'sell',
      limitPrice: '7',
      maxCoinQuantity: '500',
      maxNativePcQuantity: '900',
      selfTradeBehavior: 'AbortTransaction',
      orderType: 'immediate or cancel',
      clientOrderId: '3',
      limit: '9',
      maxTimestamp: 'none',
    });
  });

  test('an account for orders says whose it is', () => {
    const head = bytesOf(new TextEncoder().encode('serum'), [5n, 8], SERUM, OPENBOOK);
    const account = readData(SERUM, bytesOf(head, new Uint8Array(3_200)));
    expect(account.type).toBe('open-orders');
    expect(account.fields).toMatchObject({ market: SERUM, owner: OPENBOOK, nativeCoinFree: '0' });
  });
});
