import { expect, test } from 'vitest';
import { readCallsHeader, toCallsHeader } from './rpc-calls.ts';

test.each([
  [toCallsHeader(3), 3],
  [`db;dur=5, ${toCallsHeader(12)}`, 12],
  ['rpc;desc="-1"', 0],
  ['rpc;desc="99999999"', 0],
  ['', 0],
  [null, 0],
])('%s says %s calls', (header, calls) => {
  expect(readCallsHeader(header)).toBe(calls);
});
