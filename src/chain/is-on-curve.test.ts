import { createHash } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { expect, test } from 'vitest';
import { isOnCurve } from './is-on-curve.ts';

function isPoint(bytes: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(bytes);
    return true;
  } catch {
    return false;
  }
}

test('a key is on the curve exactly when a point can be found for it', () => {
  const hashes = Array.from({ length: 600 }, (_none, i) => createHash('sha256').update(`${i}`).digest());
  const expected = hashes.map(isPoint);
  expect(hashes.map(isOnCurve)).toEqual(expected);
  expect(expected.filter(Boolean).length).toBeGreaterThan(250);
  expect(expected.filter(Boolean).length).toBeLessThan(350);
  // Zero bytes are y = 0, which has a point; y = 2 has none; the identity is y = 1.
  const y = (value: number): Uint8Array => Uint8Array.of(value, ...new Uint8Array(31));
  expect([0, 1, 2].map((value) => isOnCurve(y(value)))).toEqual([true, true, false]);
});
