import { expect, test } from 'vitest';
import type { DecodedError, Effect } from '#contracts/decoded';
import { toSentenceText } from '#contracts/text/value-text';
import { UNKNOWN_TITLE } from '../decode-instruction.ts';
import { at, inputOf, USER, type Step } from '../testing/summary-steps.ts';
import { summarise } from './summarise.ts';

const swap: Effect = {
  kind: 'swap',
  venue: 'A',
  trader: USER,
  sold: { asset: { kind: 'sol' }, amount: 2_000_000_000n },
  bought: { asset: { kind: 'token', mint: at('cat'), decimals: 2 }, amount: 500n },
};
const tell = (router: Partial<Step>, inner: readonly Step[]): string => {
  const program = at('router');
  const error: DecodedError = { name: 'Custom(7)', code: 7, message: 'It failed.', program, instruction: 1 };
  const input = inputOf([{ program, of: 'Router', name: 'route', inner, ...router }], true);
  const { template, fields } = summarise(input, error).summary;
  return toSentenceText({ template, fields }, { labels: {}, tokens: {} });
};
const ran: Step = { program: at('a'), of: 'A', name: 'swap', effects: [swap] };

test('of a program nobody knows what went into its first swap is told', () => {
  const begun = / tried to swap 2 SOL through \S+, but it failed after 1 swap on A /;
  expect(tell({ name: UNKNOWN_TITLE }, [ran])).toMatch(begun);
  expect(tell({ name: UNKNOWN_TITLE }, [])).not.toMatch(/swap/);
  // One that is known says itself what it was for.
  expect(tell({ sentence: 'Claim what is due' }, [ran])).not.toMatch(begun);
});
