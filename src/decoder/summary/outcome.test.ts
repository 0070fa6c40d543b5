import { expect, test } from 'vitest';
import type { LogLine } from '#contracts/decoded';
import { at, inputOf, toText, USER, type Step } from '../testing/summary-steps.ts';
import { describeMainAction } from './main-action.ts';

const open = (effects: Step['effects'] = []): Step => ({
  program: at('betting'),
  of: 'Betting',
  name: 'initializeContest',
  sentence: 'Open the contest {contest}',
  accounts: { contest: at('contest') },
  effects,
});

const say = (step: Step, log: string): string | undefined => {
  const input = inputOf([step]);
  const logs = [{ kind: 'log', depth: 1, text: `Program log: ${log}` }] as unknown as readonly LogLine[]; // all that is read of a line
  return toText(describeMainAction({ ...input.instructions[0]!, logRange: [0, 1] }, { ...input, logs }));
};

test.each(['Contest already exists', 'account was already initialized', 'the address is already in use'])(
  'what a program says is there already (%s) was not opened',
  (log) => {
    expect(say(open(), log)).toMatch(/^tried to open the contest \S+, which existed already$/);
  },
);

const step = (inner: readonly Step[] = []): Step => ({
  program: at('book'),
  of: 'Book',
  name: 'prune',
  sentence: 'Prune the market {market}',
  accounts: { market: at('market') },
  inner,
});
const consume = (limit: number): Step => ({
  program: at('dex'),
  of: 'Dex',
  name: 'consume',
  fields: [{ name: 'limit', value: { kind: 'integer', integer: limit } }],
});

const paid: Step = {
  program: at('dex'),
  of: 'Dex',
  name: 'pay',
  effects: [{ kind: 'transfer', asset: { kind: 'sol' }, amount: 1n, from: at('a'), to: at('b') }],
};

test.each<[string, string, Step, RegExp]>([
  [
    'pruned nothing',
    'Pruned 0 bids and 0 asks',
    step(),
    /^tried to prune the market \S+, but had nothing to prune$/,
  ],
  ['pruned something', 'Pruned 0 bids and 2 asks', step(), /^pruned the market \S+$/],
  ['pruned all of one side', 'Pruned 12 bids and 0 asks', step(), /^pruned the market \S+$/],
  ['missed', 'Crank prune miss.', step(), /^tried to prune the market \S+, and missed$/],
  ['has a miss of something else', 'Cache miss.', step(), /^pruned the market \S+$/],
  ['moved something all the same', 'Returned 0 orders', step([paid]), /^pruned the market \S+$/],
  ['may handle nothing', 'ready', step([consume(0)]), /, but had nothing to prune$/],
  ['may handle something', 'ready', step([consume(4)]), /^pruned the market \S+$/],
])('a call that %s', (_what, log, instruction, expected) => {
  expect(say(instruction, log)).toMatch(expected);
});

test('what somebody does to their own is theirs', () => {
  const cancel: Step = {
    program: at('book'),
    of: 'Book',
    name: 'cancelOrder',
    sentence: 'Cancel the order {order} of {maker}',
    accounts: { order: at('order'), maker: USER },
  };
  expect(say(cancel, '')).toMatch(/^cancelled its own order \S+$/);
  expect(say({ ...cancel, accounts: { order: at('order'), maker: at('friend') } }, '')).toMatch(
    /^cancelled the order \S+ of \S+$/,
  );
});

test('what it opened was', () => {
  expect(say(open(), 'Contest ready')).toMatch(/^opened the contest \S+$/);
  const made = open([{ kind: 'create-account', account: at('contest') }]);
  expect(say(made, 'the vault already exists')).toMatch(/^opened the contest \S+$/);
});
