import { expect, test } from 'vitest';
import type { ToolResult } from '#contracts/assistant/agent';
import { cutOf } from './cut-of.ts';

const result = {
  truncated: [
    { path: '/rows', shown: 10, of: 30 },
    { path: '/victimsLoss', shown: 50 },
  ],
} as unknown as ToolResult; // nothing else is read of it

test.each([
  ['/rows/*/attacker', 10],
  ['/rows', 10],
  ['/victimsLoss', 50],
  ['/rowsLost', undefined],
  ['/victims', undefined],
])('what is told of %s is of a part or not', (place, shown) => {
  expect(cutOf(result, place)?.shown).toBe(shown);
});
