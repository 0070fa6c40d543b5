import { expect, test } from 'vitest';
import type { LogLine } from '#contracts/decoded';
import { at, inputOf, toText, type Step } from '../testing/summary-steps.ts';
import type { Draft } from './summary-input.ts';
import { describeMainAction } from './main-action.ts';
import { withOthers } from './other-calls.ts';

const PARIMUTUEL = 'GUhB2ohrfqWspztgCrQpAmeVFBWmnWYhPcZuwY52WWRe';
const update: Step = {
  program: PARIMUTUEL,
  of: 'Hxro Parimutuel',
  name: 'updatePrice',
  sentence: 'Request a price update of the contest {parimutuel}',
  accounts: { parimutuel: at('contest') },
};
const NOT_FOUND = ['Not found matching timestamp 1710439860', 'Rewards per share: 0'];
const EXPIRED = ['Parimutuel is expired.'];

/** The sentence about the first of some calls, each with what it logged. */
function tell(...calls: readonly (readonly string[])[]): Draft | undefined {
  const input = inputOf(calls.map(() => update));
  let end = 0;
  const instructions = input.instructions.map((one, i) => {
    const start = end;
    end += calls[i]!.length;
    return { ...one, logRange: [start, end] as const };
  });
  const logs = calls.flat().map((text) => ({ kind: 'log', depth: 1, text: `Program log: ${text}` }));
  const whole = { ...input, instructions, logs: logs as unknown as readonly LogLine[] }; // all that is read of a line
  const main = instructions[0]!;
  const draft = describeMainAction(main, whole);
  return draft && withOthers(draft, main, whole);
}

test.each<[string, readonly (readonly string[])[], RegExp]>([
  [
    'found nothing',
    [NOT_FOUND],
    /^requested a price update of the contest \S+, but no matching price was found$/,
  ],
  ['came too late', [EXPIRED], /contest \S+, but the contest had expired$/],
  ['found one of two', [['Not found matching timestamp 1710439860']], /contest \S+$/],
  ['paid something', [[NOT_FOUND[0]!, 'Rewards per share: 0.5']], /contest \S+$/],
  ['said nothing', [[]], /contest \S+$/],
  [
    'found nothing like the others',
    [NOT_FOUND, NOT_FOUND, NOT_FOUND],
    / found, and 2 more price updates likewise$/,
  ],
  ['found nothing where another may have', [NOT_FOUND, []], / found, and 1 more price update$/],
])('an update that %s', (_what, calls, expected) => {
  expect(toText(tell(...calls))).toMatch(expected);
});

test('each line that makes it idle is claimed, as often as it is told', () => {
  expect(tell(EXPIRED, EXPIRED)?.acts).toContainEqual({
    kind: 'logged',
    program: PARIMUTUEL,
    text: EXPIRED[0],
    count: 2,
  });
});
