import { describe, expect, test } from 'vitest';
import { bytesOf } from '../testing/build-transaction.ts';
import { readOne } from '../testing/readings.ts';

const KAMINO_LEND = 'KLend2g3cP87fffoy8q1mQqGKjrxjC8boSyAYavgmjD';
const REPAY = Uint8Array.from(Buffer.from('91b20de14cf09348', 'hex'));

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
});
