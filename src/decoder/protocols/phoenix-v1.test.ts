import { describe, expect, test } from 'vitest';
import { bytesOf } from '../testing/build-transaction.ts';
import { readOne } from '../testing/readings.ts';

const PHOENIX = 'PhoeNiXZ8ByJGLkxNfZRnkUfjvmuYqLR89jjFHGqdXY';
const ACCOUNTS = [
  'phoenix',
  'log',
  'market',
  'trader',
  'base',
  'quote',
  'base-vault',
  'quote-vault',
  'token',
];
/** Sell 500 base lots at any price, in the form clients wrote before orders could expire. */
const SELL = bytesOf(0, 2, 1, 0, [500n, 8], new Uint8Array(24), 1, 0, new Uint8Array(16), 0);

describe('Phoenix', () => {
  test('an order without the fields later versions added is read, and they are none', () => {
    const swap = readOne(PHOENIX, ACCOUNTS, SELL);
    expect(swap.reading).toBe('decoded');
    expect(swap.says).toBe('Make a swap of 500 base lots on the market market');
    expect(swap.fields['orderPacket']).toBe(
      'variant ImmediateOrCancel side Ask priceInTicks none numBaseLots 500 numQuoteLots 0 ' +
        'minBaseLotsToFill 0 minQuoteLotsToFill 0 selfTradeBehavior CancelProvide matchLimit none ' +
        'clientOrderId 0 useOnlyDepositedFunds no lastValidSlot none lastValidUnixTimestampInSeconds none',
    );
  });

  test('an order cut short before them is malformed', () => {
    expect(readOne(PHOENIX, ACCOUNTS, SELL.subarray(0, -1))).toMatchObject({ reading: 'malformed' });
  });
});
