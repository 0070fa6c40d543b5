import { expect, test } from 'vitest';
import { readCallsHeader, readCallsTimings, toCallsHeader } from './rpc-calls.ts';

test('calls are read as they are written, from the header and from what a browser makes of it', () => {
  expect(readCallsHeader(toCallsHeader(12))).toBe(12);
  expect(readCallsHeader(`cache;dur=1, ${toCallsHeader(3)}`)).toBe(3);
  expect(
    readCallsTimings([
      { name: 'cache', description: '9' },
      { name: 'rpc', description: '12' },
    ]),
  ).toBe(12);
});

test.each(['', '-1', '1e3', '1.5', 'NaN', ' 7', '1234567'])('%j counts nothing', (description) => {
  expect(readCallsHeader(`rpc;desc="${description}"`)).toBe(0);
  expect(readCallsTimings([{ name: 'rpc', description }])).toBe(0);
});

test('no header and no entry count nothing', () => {
  expect([readCallsHeader(null), readCallsTimings([])]).toEqual([0, 0]);
});
