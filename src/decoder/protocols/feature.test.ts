import { describe, expect, test } from 'vitest';
import { addressNamed, bytesOf } from '../testing/build-transaction.ts';
import { readData, readOne } from '../testing/readings.ts';

const FEATURE = 'Feature111111111111111111111111111111111111';

describe('the Feature Gate program', () => {
  test('a feature is in force since its slot', () => {
    expect(readData(FEATURE, bytesOf(1, [290_304_000n, 8]))).toMatchObject({
      reading: 'decoded',
      type: 'feature',
      says: 'A feature active since slot 290,304,000',
      fields: { activatedAt: '290,304,000' },
    });
  });

  test('slot 0 is a slot, not the lack of one', () => {
    expect(readData(FEATURE, bytesOf(1, [0n, 8])).fields).toEqual({ activatedAt: '0' });
  });

  test('a pending feature has no slot', () => {
    expect(readData(FEATURE, bytesOf(0, [0n, 8]))).toMatchObject({
      says: 'A feature pending activation at the start of an epoch',
      fields: { activatedAt: 'none' },
    });
  });

  test('bytes that are no option are malformed, fewer than nine are not a feature', () => {
    expect(readData(FEATURE, bytesOf(2, [0n, 8]))).toMatchObject({
      reading: 'malformed',
      reason: 'Feature: 2 is not an option tag',
    });
    expect(readData(FEATURE, bytesOf(1, [5n, 4])).reading).toBe('unknown-account');
  });

  test('revoking closes the account and burns what it held', () => {
    const read = readOne(FEATURE, ['feature', 'incinerator', 'system'], bytesOf(0));
    expect(read).toMatchObject({
      name: 'revokePendingActivation',
      says: 'Revoke the pending activation of the feature feature; its SOL is burned',
      effects: [
        {
          kind: 'close-account',
          account: addressNamed('feature'),
          destination: addressNamed('incinerator'),
        },
      ],
    });
    expect(readOne(FEATURE, ['feature'], bytesOf(0))).toMatchObject({
      reading: 'malformed',
      reason: 'needs 3 accounts, has 1',
    });
    expect(readOne(FEATURE, ['feature'], bytesOf(1)).reading).toBe('unknown-instruction');
  });
});
