import { describe, expect, test } from 'vitest';
import { toAgeText } from '../values/age.tsx';
import { toQuestionUrl } from './browser-api.ts';

describe('toQuestionUrl', () => {
  test('fills the path and puts the rest into the query', () => {
    expect(
      toQuestionUrl('/api/blocks/:slot/transactions', {
        slot: '5',
        votes: 'show',
        cursor: undefined,
        status: '',
      }),
    ).toBe('/api/blocks/5/transactions?votes=show');
  });

  test('no input can leave its segment', () => {
    expect(toQuestionUrl('/api/accounts/:address', { address: '../../x?y#z' })).toBe(
      '/api/accounts/..%2F..%2Fx%3Fy%23z',
    );
  });
});

describe('toAgeText', () => {
  test('picks the largest unit', () => {
    const now = 1_700_000_000_000;
    const at = (seconds: number) => toAgeText(1_700_000_000 - seconds, now);
    expect([0, 59, 60, 3599, 3600, 86_399, 86_400, 86_400 * 364, 86_400 * 800, -120].map(at)).toEqual([
      '0 s ago',
      '59 s ago',
      '1 min ago',
      '59 min ago',
      '1 h ago',
      '23 h ago',
      '1 d ago',
      '364 d ago',
      '2 y ago',
      'in 2 min',
    ]);
  });
});
