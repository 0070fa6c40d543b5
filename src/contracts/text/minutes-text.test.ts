import { expect, test } from 'vitest';
import { toMinutesText } from './minutes-text.ts';

test('a length is of whole minutes, and of seconds while it is shorter than one', () => {
  expect(toMinutesText(1_664)).toBe('27 min');
  expect(toMinutesText(3_599.9)).toBe('59 min');
  expect(toMinutesText(7_261)).toBe('2 h 1 min');
  expect(toMinutesText(59.9)).toBe('59 s');
  expect(toMinutesText(-3)).toBe('0 s');
});
