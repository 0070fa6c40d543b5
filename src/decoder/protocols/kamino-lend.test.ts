import { describe, expect, test } from 'vitest';
import { decodeTransaction } from '../decode-transaction.ts';
import { addressNamed, buildTransaction, bytesOf } from '../testing/build-transaction.ts';
import { readOne } from '../testing/readings.ts';

const KAMINO_LEND = 'KLend2g3cP87fffoy8q1mQqGKjrxjC8boSyAYavgmjD';
const REPAY = Uint8Array.from(Buffer.from('91b20de14cf09348', 'hex'));
const SUPPLY = Uint8Array.from(Buffer.from('a9c91e7e06cd6644', 'hex'));

describe('Kamino Lend', () => {
  test('the largest u64 repays everything and is no amount', () => {
    const repay = (amount: bigint) => readOne(KAMINO_LEND, ['owner', 'loan'], bytesOf(REPAY, [amount, 8]));
    expect(repay(2n ** 64n - 1n)).toMatchObject({
      says: 'Repay the maximum to Kamino Lend',
      fields: { liquidityAmount: 'the maximum' },
    });
    expect(repay(2n ** 64n - 2n).fields).toEqual({
      liquidityAmount: '18446744073709551614 of an unknown mint',
    });
  });

  test('a deposit that gives a receipt is a deposit and no trade', () => {
    const [owner, money, receipt] = [addressNamed('owner'), addressNamed('money'), addressNamed('receipt')];
    const keys = [owner, money, receipt, KAMINO_LEND];
    const holds = (accountIndex: number, mint: string, amount: string) => ({
      accountIndex,
      mint,
      owner,
      uiTokenAmount: { amount, decimals: 6 },
    });
    const decoded = decodeTransaction(
      buildTransaction({
        keys,
        instructions: [
          {
            program: KAMINO_LEND,
            accounts: [owner, owner, owner, owner, owner, owner, owner, money, receipt],
            data: bytesOf(SUPPLY, [500n, 8]),
          },
        ],
        meta: {
          preTokenBalances: [holds(1, addressNamed('usd'), '500')],
          postTokenBalances: [holds(2, addressNamed('share'), '490')],
        },
      }),
    );
    expect(decoded.trades).toEqual([]);
    expect(decoded.summary.template).toBe('{who} deposited {liquidityAmount} into Kamino Lend');
  });
});
