import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countCall, uncounted } from '../../api/count-call.ts';
import { addCalls, countLastMinute, countsKeyOf, NO_CALLS, parseCounts } from './call-counts.ts';

const NOW = 1_700_000_000_000;
const at = (secondsAgo: number) => NOW - secondsAgo * 1_000;

describe('RPC counters', () => {
  test('are stored for each cluster', () => {
    expect(['mainnet', 'localnet'].map(countsKeyOf)).toEqual(['rpc-counter-mainnet', 'rpc-counter-localnet']);
  });

  test('are a running total and a per-minute window of 60 s', () => {
    const counts = addCalls(NO_CALLS, [at(61), at(60), at(59), at(1), at(0), at(0)], NOW);
    expect(counts.total).toBe(6);
    expect(countLastMinute(counts, NOW)).toBe(4);
    expect(countLastMinute(counts, NOW + 1_000)).toBe(3);
    expect(countLastMinute(counts, NOW + 60_000)).toBe(0);
    expect(addCalls(counts, [], NOW + 60_000)).toEqual({ version: 1, total: 6, seconds: [] });
  });

  test('do not count responses with status 500 or above', () => {
    uncounted.length = 0;
    for (const status of [200, 404, 429, 499, 500, 502, 503, 599]) countCall(status);
    expect(uncounted.splice(0).length).toBe(4);
  });

  test('of two tabs add up', () => {
    const first = addCalls(NO_CALLS, [at(3)], NOW);
    const second = addCalls(parseCounts(JSON.parse(JSON.stringify(first)), NOW), [at(3), at(2)], NOW);
    expect([second.total, countLastMinute(second, NOW)]).toEqual([3, 3]);
  });

  test.each([
    [undefined],
    [null],
    [7],
    ['x'],
    [[]],
    [{ total: -1, seconds: 'x' }],
    [{ total: 1.5, seconds: [1, null, ['a', 1], [1, 'a'], [at(-10) / 1_000, 5], [at(1) / 1_000, -1]] }],
  ])('read %j as nothing', (junk) => {
    expect(parseCounts(junk, NOW)).toEqual(NO_CALLS);
  });

  test('keep the total when the window is junk, and the window when the total is', () => {
    expect(parseCounts({ total: 9, seconds: {} }, NOW).total).toBe(9);
    expect(countLastMinute(parseCounts({ total: NaN, seconds: [[NOW / 1_000, 2]] }, NOW), NOW)).toBe(2);
  });

  test('stay whole numbers and bounded whatever was stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.array(fc.integer({ min: -5, max: 90 })), (stored, ages) => {
        const counts = addCalls(parseCounts(stored, NOW), ages.map(at), NOW);
        expect(Number.isSafeInteger(counts.total) && counts.total >= ages.length).toBe(true);
        expect(Number.isSafeInteger(countLastMinute(counts, NOW))).toBe(true);
        expect(counts.seconds.length).toBeLessThanOrEqual(60);
        expect(parseCounts(JSON.parse(JSON.stringify(counts)), NOW)).toEqual(counts);
      }),
    );
  });
});
