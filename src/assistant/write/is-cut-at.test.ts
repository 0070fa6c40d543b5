import { expect, test } from 'vitest';
import type { ToolResult } from '#contracts/assistant/agent';
import { isCutAt } from './facts-at.ts';

const result = {
  truncated: [
    { path: '/rows', shown: 10, of: 30 },
    { path: '/victimsLoss', shown: 50 },
  ],
} as unknown as ToolResult; // nothing else is read of it

test.each([
  ['/rows/*/attacker', true],
  ['/rows', true],
  ['/victimsLoss', true],
  ['/rowsLost', false],
  ['/victims', false],
])('what is told of %s is of a part: %s', (place, isPart) => {
  expect(isCutAt(result, place)).toBe(isPart);
});
