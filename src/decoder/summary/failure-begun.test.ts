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
const tell = (router: Partial<Step>, inner: readonly Step[], path?: string): string => {
  const program = at('router');
  const error: DecodedError = {
    name: 'Custom(7)',
    code: 7,
    message: 'It failed.',
    program,
    path,
    instruction: 1,
  };
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

test('of a program that says nothing, the first swap inside that failed says what it asked', () => {
  const refused: Step = {
    program: at('b'),
    of: 'B',
    name: 'swap',
    sentence: 'Swap {given} for at least {least}',
    fields: [
      { name: 'given', value: { kind: 'lamports', lamports: 2_000_000_000n } },
      { name: 'least', value: { kind: 'amount', amount: 500n, mint: at('cat'), decimals: 2 } },
    ],
  };
  const asked = / tried to swap 2 SOL for at least 5 \S+ by way of \S+, but it failed /;
  expect(tell({ name: 'go' }, [refused], '1')).toMatch(asked);
  // A later one may be a part of more.
  expect(tell({ name: 'go' }, [ran, refused], '2')).not.toMatch(asked);
  expect(tell({ name: 'go', sentence: 'Claim what is due' }, [refused], '1')).not.toMatch(asked);
});
