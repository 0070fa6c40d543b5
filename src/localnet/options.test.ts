import { describe, expect, test } from 'vitest';
import { parseHistory, resolveOptions } from './options.ts';

describe('the history of a new localnet', () => {
  test.each([
    ['0', 0],
    ['500', 500],
    ['90s', 225],
    ['90m', 13_500],
    ['1.5h', 13_500],
    ['24h', 216_000],
    ['7d', 1_512_000],
    ['1512000', 1_512_000],
  ])('is asked for as "%s"', (text, slots) => {
    expect(parseHistory(text)).toBe(slots);
  });

  test('is longer or shorter by the length of a slot', () => {
    expect(parseHistory('1h', 1_000)).toBe(3_600);
    expect(parseHistory('1s', 400)).toBe(3);
  });

  test.each(['', 'long', '1.5', '-1', '1w', '1h30m', '8d', '1512001', '1e3', ' 5', '5 h'])(
    'is not asked for as "%s"',
    (text) => {
      expect(parseHistory(text)).toBeUndefined();
    },
  );

  test('is an hour unless asked for', () => {
    const { historySlots, slotMs } = resolveOptions({});
    expect(historySlots * slotMs).toBe(3_600_000);
    expect(() => resolveOptions({ historySlots: 1_512_001 })).toThrow('out of range');
  });
});
