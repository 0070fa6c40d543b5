import { expect, test } from 'vitest';
import { decodeTransaction } from '../decode-transaction.ts';
import { addressNamed, buildTransaction, bytesOf } from '../testing/build-transaction.ts';

const MERCURIAL = 'MERLuDFBMmsHnsBPZw2sDQZHvXFMwp8EdjudcU2HKky';
const HEAD = ['pool', 'token', 'authority', 'trader'];

test('a swap counts its amounts in the trader’s tokens, whatever number of tokens the pool has', () => {
  for (const vaults of [
    ['a', 'b'],
    ['a', 'b', 'c', 'd'],
  ]) {
    const accounts = [...HEAD, ...vaults, 'source', 'destination'].map(addressNamed);
    const keys = [addressNamed('payer'), ...accounts, MERCURIAL];
    const balance = (account: string, mint: string, decimals: number) => ({
      accountIndex: keys.indexOf(addressNamed(account)),
      mint: addressNamed(mint),
      owner: addressNamed('trader'),
      uiTokenAmount: { amount: '1', decimals, uiAmount: null, uiAmountString: '1' },
    });
    const balances = [balance('source', 'mint-x', 6), balance('destination', 'mint-y', 9)];
    const [swap] = decodeTransaction(
      buildTransaction({
        keys,
        instructions: [{ program: MERCURIAL, accounts, data: bytesOf(4, [1000n, 8], [7n, 8]) }],
        meta: { preTokenBalances: balances, postTokenBalances: balances },
      }),
    ).instructions;
    expect(swap?.name).toBe('exchange');
    expect(swap?.fields).toEqual([
      {
        name: 'inAmount',
        value: { kind: 'amount', amount: 1000n, mint: addressNamed('mint-x'), decimals: 6 },
      },
      {
        name: 'minimumOutAmount',
        value: { kind: 'amount', amount: 7n, mint: addressNamed('mint-y'), decimals: 9 },
      },
    ]);
  }
});
