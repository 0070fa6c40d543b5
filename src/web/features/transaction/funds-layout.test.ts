import { describe, expect, test } from 'vitest';
import { toFlows, toFundsGraph, type Flow } from './funds-layout.ts';

const sol = { kind: 'sol' } as const;
const flow = (from: string, to: string): Flow => ({ from, to, asset: sol, amount: '1', paths: ['1'] });
const move = (path: string, from: string, to: string, amount: string, inner: object[] = []) => ({
  path,
  effects: [{ kind: 'transfer', asset: sol, amount, from, to }],
  inner,
});

describe('the flow of funds', () => {
  test('adds up what one owner sent another, wherever in the tree it moved', () => {
    const tree = [move('1', 'alice', 'pool', '5', [move('1.1', 'alice', 'pool', '18446744073709551615')])];
    expect(toFlows(tree as never)).toEqual([
      { from: 'alice', to: 'pool', asset: sol, amount: '18446744073709551620', paths: ['1', '1.1'] },
    ]);
  });

  test('nothing moved gives nothing', () => {
    expect(toFlows([move('1', 'alice', 'bob', '0')] as never)).toEqual([]);
    expect(toFundsGraph([], 'alice')).toEqual({ nodes: [], flows: [], hidden: 0 });
  });

  test('stands each owner one column behind who paid them, round trips included', () => {
    const graph = toFundsGraph([flow('alice', 'pool'), flow('pool', 'alice'), flow('pool', 'fees')], 'alice');
    expect(graph.nodes).toEqual([
      { address: 'alice', column: 0, row: 0 },
      { address: 'pool', column: 1, row: 0 },
      { address: 'fees', column: 2, row: 0 },
    ]);
    expect(graph.flows.length).toBe(3);
  });

  test('an airdrop to many is drawn in part and says so', () => {
    const graph = toFundsGraph(
      Array.from({ length: 40 }, (_unused, i) => flow('alice', `friend ${i}`)),
      'alice',
    );
    expect(graph.nodes.length).toBe(24);
    expect(graph.hidden).toBe(17);
  });
});
