import { expect, test } from 'vitest';
import { toRule, toRuleText } from './alert-text.ts';

test.each([
  ['balance-below', '1.5', { kind: 'balance-below', lamports: '1500000000' }],
  ['balance-above', '18446744073.709551615', { kind: 'balance-above', lamports: '18446744073709551615' }],
  ['price-below', ' 0.000001 ', { kind: 'price-below', microUsd: '1' }],
  ['price-above', '3.', { kind: 'price-above', microUsd: '3000000' }],
  ['activity', 'anything', { kind: 'activity' }],
] as const)('%s %s is understood to the last unit', (kind, limit, rule) => {
  expect(toRule(kind, limit)).toEqual({ rule });
});

test.each(['', '-1', '1,5', '1e9', '0.0000000001', '18446744073.709551616', 'one'])(
  'the limit %j is refused in words',
  (limit) => {
    expect(toRule('balance-below', limit)).toEqual({
      wrong: 'The limit must be a number with at most 9 decimals, such as 1.5.',
    });
  },
);

test('a rule says what it waits for', () => {
  expect(toRuleText({ kind: 'balance-below', lamports: '1500000000' })).toBe('less than 1.5 SOL');
  expect(toRuleText({ kind: 'price-above', microUsd: '1' })).toBe('a price above 0.000001 dollars');
});
