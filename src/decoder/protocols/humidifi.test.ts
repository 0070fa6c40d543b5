import { describe, expect, test } from 'vitest';
import { readOne } from '../testing/readings.ts';

const HUMIDIFI = '9H6tua7jkLhdm3w8BvgpTn5LZNU7g4ZynDmCiNN3q6Rp';
const ACCOUNTS = ['user', 'pool', 'base', 'quote', 'user-base', 'user-quote', 'clock', 'token', 'sysvar'];
/** Swap 1 of 1000 units of base: 01 00…, e8 03 00…, 01 00…, 04, each byte under the mask. */
const SWAP = [
  0x3b, 0xff, 0x2f, 0xff, 0xe2, 0xba, 0xeb, 0xc3, 0xd3, 0xfc, 0x2e, 0xff, 0xe3, 0xba, 0xea, 0xc3, 0x39, 0xff,
  0x2d, 0xff, 0xe0, 0xba, 0xe9, 0xc3, 0x3d,
];

describe('HumidiFi', () => {
  test('a swap is read from under the mask', () => {
    const swap = readOne(HUMIDIFI, ACCOUNTS, Uint8Array.from(SWAP));
    expect(swap.says).toBe('Swap through the pool pool');
    expect(swap.fields).toEqual({ swapId: '1', amountIn: '1,000', isBaseToQuote: 'yes' });
  });

  test('anything else stays unknown', () => {
    const other = Uint8Array.from([...SWAP.slice(0, 24), 0x3c]);
    expect(readOne(HUMIDIFI, ACCOUNTS, other).reading).toBe('unknown-instruction');
    expect(readOne(HUMIDIFI, ACCOUNTS, Uint8Array.from(SWAP.slice(1))).reading).toBe('unknown-instruction');
  });
});
