import { describe, expect, test } from 'vitest';
import type { DecodedInstruction } from '#contracts/decoded';
import { asAddress } from '#contracts/chain';
import { countInside, withCounted } from './counted.ts';

const PHOENIX = 'PhoeNiXZ8ByJGLkxNfZRnkUfjvmuYqLR89jjFHGqdXY';

const node = (name: string, more: Partial<DecodedInstruction> = {}): DecodedInstruction => ({
  path: '1',
  program: asAddress(PHOENIX),
  programName: 'Phoenix v1',
  reading: 'decoded',
  name,
  title: name,
  sentence: 'Cancel all own orders on the market {market}',
  fields: [],
  accounts: [],
  accountNames: [],
  effects: [],
  inner: [],
  ...more,
});

const log = (...variants: string[]): DecodedInstruction =>
  node('log', {
    fields: [
      {
        name: 'events',
        value: {
          kind: 'list',
          items: variants.map((choice) => ({
            kind: 'record',
            fields: [{ name: 'variant', value: { kind: 'choice', choice } }],
          })),
        },
      },
    ],
  });

describe('what an instruction reports of itself', () => {
  test('is counted over all its calls, events of other kinds apart', () => {
    const cancel = node('cancelAllOrders', {
      inner: [log('Header', 'Reduce', 'Reduce'), log('Header', 'Reduce')],
    });
    expect(countInside(cancel)).toBe(3);
    expect(withCounted(cancel)).toMatchObject({
      sentence: 'Cancel all {counted} own orders on the market {market}',
      fields: [{ name: 'counted', value: { kind: 'integer', integer: 3 } }],
    });
  });

  test('nothing reported is told from nothing recorded', () => {
    expect(countInside(node('cancelAllOrders', { inner: [log('Header')] }))).toBe(0);
    expect(countInside(node('cancelAllOrders'))).toBeUndefined();
    expect(withCounted(node('cancelAllOrders')).sentence).toBe(
      'Cancel all own orders on the market {market}',
    );
  });
});
