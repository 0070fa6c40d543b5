import { expect, test } from 'vitest';
import { toShortQuestion } from './short-question.ts';

test('a question shows its addresses short and its other words whole', () => {
  expect(toShortQuestion('Tell me about token So11111111111111111111111111111111111111112, in short?')).toBe(
    'Tell me about token So11…1112, in short?',
  );
  expect(toShortQuestion('Which validators are delinquent?')).toBe('Which validators are delinquent?');
});
