import { describe, expect, test } from 'vitest';
import { toFlows } from './to-flows.ts';

const sol = { kind: 'sol' } as const;
const move = (path: string, from: string, to: string, amount: string, inner: object[] = []) => ({
  path,
  effects: [{ kind: 'transfer', asset: sol, amount, from, to }],
  inner,
});

const flowsOf = (instructions: object[], balanceChanges: object[] = []) =>
  toFlows({ instructions, balanceChanges, accounts: [] } as never); // what flows are read from

describe('the flow of funds', () => {
  test('adds up what one owner sent another, wherever in the tree it moved', () => {
    const tree = [move('1', 'alice', 'pool', '5', [move('1.1', 'alice', 'pool', '18446744073709551615')])];
    expect(flowsOf(tree)).toEqual([
      { from: 'alice', to: 'pool', asset: sol, amount: '18446744073709551620', paths: ['1', '1.1'] },
    ]);
  });

  test('SOL wrapped into an account of one’s own went to nobody, and what that account sends is its owner’s', () => {
    const token = { kind: 'token', mint: 'wrapped', decimals: 9 } as const;
    const swap = {
      path: '2',
      effects: [
        {
          kind: 'transfer',
          asset: token,
          amount: '5',
          from: 'own account',
          to: 'vault',
          fromOwner: 'alice',
          toOwner: 'pool',
        },
      ],
      inner: [],
    };
    expect(flowsOf([move('1', 'alice', 'own account', '5'), swap])).toEqual([
      { from: 'alice', to: 'pool', asset: token, amount: '5', paths: ['2'] },
    ]);
  });

  test('SOL that is only wrapped went to nobody', () => {
    const wrapped = { owner: 'alice', asset: { kind: 'token', mint: 'wrapped' }, accounts: ['own account'] };
    expect(flowsOf([move('1', 'alice', 'own account', '5')], [wrapped])).toEqual([]);
  });

  test('nothing moved gives nothing', () => {
    expect(flowsOf([move('1', 'alice', 'bob', '0')])).toEqual([]);
  });
});
