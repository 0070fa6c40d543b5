import { describe, expect, test } from 'vitest';
import type { ToolResult } from '#contracts/assistant/agent';
import type { Measure } from '../catalogue/define-subject.ts';
import type { Bound } from '../question/question.ts';
import { isTrue } from './is-true.ts';

const MEASURE: Measure = { key: 'figure', of: 'account', at: 'get_profit /figure' };

const resultOf = (kind: string, raw: string, isCut: boolean): ToolResult =>
  ({
    facts: [{ path: '/figure', kind, raw, text: raw }],
    untrusted: [],
    truncated: isCut ? [{ path: '/figure', shown: 10 }] : [],
  }) as unknown as ToolResult; // nothing else is read of it

const above = (value: string): Bound => ({ is: '>', value });
const below = (value: string): Bound => ({ is: '<', value });

describe('what is so of a figure', () => {
  test.each([
    ['count', '0', false, undefined, false],
    ['count', '0', true, undefined, undefined],
    ['count', '3', true, undefined, true],
    ['count', '3', true, above('2'), true],
    ['count', '3', true, above('5'), undefined],
    ['count', '3', true, below('5'), undefined],
    ['count', '3', false, below('5'), true],
    // Older losses may turn what was gained.
    ['money', '3', false, undefined, true],
    ['money', '3', true, undefined, undefined],
    ['money', '3', true, above('2'), undefined],
  ])('a %s of %s, of a part: %s, bound %j: %s', (kind, raw, isCut, bound, truth) => {
    expect(isTrue(resultOf(kind, raw, isCut), MEASURE, undefined, bound)).toBe(truth);
  });
});
