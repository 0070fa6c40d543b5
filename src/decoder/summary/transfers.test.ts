import { expect, test } from 'vitest';
import type { Effect } from '#contracts/decoded';
import { at, inputOf, toText, USER, type Step } from '../testing/summary-steps.ts';
import { describeTransfers } from './transfers.ts';

const send = (to: string, lamports: bigint): Step => {
  const effect: Effect = {
    kind: 'transfer',
    asset: { kind: 'sol' },
    amount: lamports,
    from: USER,
    to: at(to),
    fromOwner: USER,
    toOwner: at(to),
  };
  return {
    program: '11111111111111111111111111111111',
    of: 'System Program',
    name: 'transferSol',
    effects: [effect],
  };
};
const say = (...steps: readonly Step[]) => toText(describeTransfers(inputOf(steps)))?.replace(/^\S+ /, '');

test.each<[string, readonly Step[], RegExp]>([
  [
    'two by name, each with its share',
    [send('a', 2_000_000_000n), send('b', 500_000_000n)],
    /^2 SOL to \S+ and 0.5 SOL to \S+$/,
  ],
  [
    'two that get the same together',
    [send('a', 2_000_000_000n), send('b', 2_000_000_000n)],
    /^2 SOL to each of 2 accounts$/,
  ],
  ['more by their number', [send('a', 1n), send('b', 2n), send('c', 3n)], / to 3 accounts$/],
  [
    'one that gets twice with the sum',
    [send('a', 1_000_000_000n), send('a', 500_000_000n)],
    /^1.5 SOL to \S+ in 2 transfers$/,
  ],
])('of several receivers tells %s', (_what, steps, expected) => {
  expect(say(...steps)).toMatch(expected);
});

test('of two items to two receivers both are told with theirs', () => {
  const item = (mint: string, to: string): Step => {
    const step = send(to, 1n);
    const asset = { kind: 'token', mint: at(mint), decimals: 0 } as const;
    return { ...step, effects: step.effects!.map((effect) => ({ ...effect, asset }) as Effect) };
  };
  expect(say(item('cat', 'a'), item('dog', 'b'))).toMatch(/^1 \S+ to \S+ and 1 \S+ to \S+$/);
  expect(say(item('cat', 'a'), item('dog', 'b'), item('owl', 'c'))).toMatch(
    /^3 transfers to 3 accounts, the first of 1 \S+ to \S+$/,
  );
});
