import { expect, test } from 'vitest';
import type { Trade } from '#contracts/decoded';
import { SYSTEM_PROGRAM } from '../known-addresses.ts';
import { at, inputOf, toText, USER, type Step } from '../testing/summary-steps.ts';
import { describeBeside } from './beside-trade.ts';

const trade: Trade = {
  trader: USER,
  sold: { asset: { kind: 'sol' }, amount: 1_000_000_000n },
  bought: { asset: { kind: 'token', mint: at('cat'), decimals: 2 }, amount: 500n },
  swaps: [],
};
const send = (to: string, amount: bigint, from = USER): Step => ({
  program: SYSTEM_PROGRAM,
  of: 'System Program',
  name: 'transferSol',
  effects: [{ kind: 'transfer', asset: { kind: 'sol' }, amount, from, to: at(to) }],
});
const TIP = send('tips', 30_000_000n);

const tell = (steps: readonly Step[], of = trade): string | undefined => {
  const beside = describeBeside(of, inputOf(steps));
  return beside && toText({ action: '', past: '', infinitive: '', ...beside });
};

test.each<[string, readonly Step[], RegExp]>([
  ['one receiver', [TIP], /, and sent 0.03 SOL to (?!2 )\S+$/],
  ['one receiver, twice', [TIP, TIP], /, and sent 0.06 SOL to (?!2 )\S+$/],
  ['two', [TIP, send('fees', 1n)], /, and sent 0.030000001 SOL to 2 others$/],
])('what went to %s beside a trade is told', (_who, steps, expected) => {
  expect(tell(steps)).toMatch(expected);
});

test.each<[string, readonly Step[]]>([
  ['a hundredth of it', [send('tips', 10_000_000n)]],
  ['what others sent', [send('tips', 30_000_000n, at('friend'))]],
  ['rent', [TIP, { ...TIP, effects: [{ kind: 'create-account', account: at('tips') }] }]],
  ['what is inside of another call', [{ program: at('bot'), of: 'Bot', name: 'buy', inner: [TIP] }]],
])('%s is not', (_what, steps) => {
  expect(tell(steps)).toBeUndefined();
});

test('a trade of two tokens has no SOL to compare with', () => {
  expect(tell([TIP], { ...trade, sold: { ...trade.bought, amount: 7n } })).toBeUndefined();
});

test('each receiver is claimed', () => {
  const { claims } = describeBeside(trade, inputOf([TIP, send('fees', 1n)]))!;
  expect(claims.map((claim) => claim.kind === 'moved' && claim.counterparty)).toEqual([
    at('tips'),
    at('fees'),
  ]);
});
