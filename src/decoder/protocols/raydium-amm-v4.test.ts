import { describe, expect, test } from 'vitest';
import { bytesOf } from '../testing/build-transaction.ts';
import { readOne } from '../testing/readings.ts';

const RAYDIUM = '675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8';
const MARKET = ['dex', 'market', 'bids', 'asks', 'events', 'market-base', 'market-quote', 'market-signer'];
const USER = ['source', 'destination', 'trader'];
/** Swap 1000 for at least 7. */
const SWAP = bytesOf(9, [1000n, 8], [7n, 8]);

describe('Raydium AMM v4', () => {
  test('a swap names the trader whether or not the caller gives the target orders', () => {
    const long = readOne(
      RAYDIUM,
      ['token', 'pool', 'authority', 'orders', 'targets', 'base', 'quote', ...MARKET, ...USER],
      SWAP,
    );
    const short = readOne(
      RAYDIUM,
      ['token', 'pool', 'authority', 'orders', 'base', 'quote', ...MARKET, ...USER],
      SWAP,
    );
    expect(long.name).toBe('swapBaseIn');
    expect(long.accounts).toMatchObject({
      ammTargetOrders: 'targets',
      poolCoinTokenAccount: 'base',
      userSourceOwner: 'trader',
    });
    expect(short.accounts).toMatchObject({ poolCoinTokenAccount: 'base', userSourceOwner: 'trader' });
    expect(short.accounts['ammTargetOrders']).toBeUndefined();
    expect([long.fields, short.fields]).toEqual([
      { amountIn: '1000 of an unknown mint', minimumAmountOut: '7 of an unknown mint' },
      { amountIn: '1000 of an unknown mint', minimumAmountOut: '7 of an unknown mint' },
    ]);
  });

  test('a withdrawal names its owner in each of the account lists the program took', () => {
    const pool = ['token', 'pool', 'authority', 'orders', 'targets', 'lp', 'base', 'quote'];
    const rest = ['dex', 'market', 'market-base', 'market-quote', 'market-signer', 'user-lp', 'user-base'];
    const end = ['user-quote', 'owner', 'events', 'bids', 'asks'];
    const data = bytesOf(4, [1000n, 8]);
    const lists = [
      [...pool, 'queue', 'temporary', ...rest, ...end],
      [...pool, ...rest, ...end],
      [
        'token',
        'pool',
        'authority',
        'targets',
        'lp',
        'base',
        'quote',
        'user-lp',
        'user-base',
        'user-quote',
        'owner',
      ],
    ];
    expect(lists.map((list) => readOne(RAYDIUM, list, data).accounts['userOwner'])).toEqual([
      'owner',
      'owner',
      'owner',
    ]);
  });
});
