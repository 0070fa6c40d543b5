import { expect, test } from 'vitest';
import type { LogLine } from '#contracts/decoded';
import { at, inputOf, toText, type Step } from '../testing/summary-steps.ts';
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

test('what it opened was', () => {
  expect(say(open(), 'Contest ready')).toMatch(/^opened the contest \S+$/);
  const made = open([{ kind: 'create-account', account: at('contest') }]);
  expect(say(made, 'the vault already exists')).toMatch(/^opened the contest \S+$/);
});
