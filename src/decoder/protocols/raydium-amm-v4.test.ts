import { describe, expect, test } from 'vitest';
import { decodeTransaction } from '../decode-transaction.ts';
import { addressNamed, buildTransaction, bytesOf } from '../testing/build-transaction.ts';
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

  test('the pool tells what is bought where the trader has no account for it yet', () => {
    const list = ['token', 'pool', 'authority', 'orders', 'base', 'quote', ...MARKET, ...USER].map(
      addressNamed,
    );
    const keys = [addressNamed('trader'), ...list.filter((key) => key !== addressNamed('trader')), RAYDIUM];
    const holds = (account: string, mint: string, decimals: number) => ({
      accountIndex: keys.indexOf(addressNamed(account)),
      mint: addressNamed(mint),
      owner: addressNamed('authority'),
      uiTokenAmount: { amount: '1', decimals },
    });
    const read = (...balances: readonly ReturnType<typeof holds>[]) =>
      decodeTransaction(
        buildTransaction({
          keys,
          instructions: [{ program: RAYDIUM, accounts: list, data: SWAP }],
          meta: { preTokenBalances: balances, postTokenBalances: balances },
        }),
      ).instructions[0]!.fields.map(({ value }) => value);
    const source = holds('source', 'usd', 6);
    const [base, quote] = [holds('base', 'cat', 2), holds('quote', 'usd', 6)];
    const given = { kind: 'amount', amount: 1000n, mint: addressNamed('usd'), decimals: 6 };
    expect(read(source, base, quote)).toEqual([
      given,
      { kind: 'amount', amount: 7n, mint: addressNamed('cat'), decimals: 2 },
    ]);
    // Of another token than the pool's two nobody knows what it buys.
    expect(read(source, base, holds('quote', 'dog', 6))).toEqual([given, { kind: 'amount', amount: 7n }]);
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
