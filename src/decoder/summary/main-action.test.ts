import { describe, expect, test } from 'vitest';
import type { DecodedInstruction } from '#contracts/decoded';
import { describeMainAction } from './main-action.ts';
import type { SummaryInput } from './summary-input.ts';

const describeAs = (sentence: string, failed: boolean): string | undefined => {
  const instruction = {
    name: 'act',
    sentence,
    fields: [],
    accounts: [],
    accountNames: [],
    inner: [],
  } as unknown;
  const draft = describeMainAction(
    instruction as DecodedInstruction, // all that is read of one
    { addresses: [], signers: [], balanceChanges: [], failed } as unknown as SummaryInput,
  );
  return draft && `${failed ? draft.infinitive : draft.past} ${draft.rest}`;
};

describe('an instruction’s own sentence', () => {
  test.each([
    ['Pay a reward and forward a part of it', 'paid a reward and forwarded a part of it'],
    ['Set and verify the collection', 'set and verified the collection'],
    ['Update the fees and rewards of it', 'updated the fees and rewards of it'],
  ])('%s is said in the past with all its verbs', (sentence, expected) => {
    expect(describeAs(sentence, false)).toBe(expected);
  });

  test('is said as it was tried where it failed', () => {
    expect(describeAs('Set and verify the collection', true)).toBe('set and verify the collection');
  });
});
