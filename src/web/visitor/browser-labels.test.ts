import { describe, expect, test } from 'vitest';
import { MAX_LABELS } from '#contracts/people/people';
import { encodeBase58 } from '#std/base58';
import { parseBrowserLabels, toLabel } from './browser-labels.ts';

const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const SYSTEM = '11111111111111111111111111111111';

describe('a label', () => {
  test('is trimmed and in one form of Unicode', () => {
    expect(toLabel('  Cafe\u0301 ')).toBe('Caf\u00e9');
  });

  test.each([
    ['nothing', '   '],
    ['more than 60 characters', 'a'.repeat(61)],
    ['a line break', 'a\nb'],
    ['what cannot be seen', 'a\u202eb'],
  ])('is not %s', (_of, written) => {
    expect(toLabel(written)).toBeUndefined();
  });

  test('may have 60 characters that take two places each', () => {
    expect(toLabel('😀'.repeat(60))).toBe('😀'.repeat(60));
  });
});

describe('labels a browser stored', () => {
  test('are read one by one: what is none is left out alone', () => {
    expect(
      parseBrowserLabels([
        { address: TOKEN, label: ' Tokens ' },
        { address: 'nobody', label: 'a' },
        { address: `${SYSTEM}0`, label: 'a' },
        { address: SYSTEM, label: 7 },
        { address: SYSTEM, label: 'a\tb' },
        null,
        'x',
        { __proto__: { address: SYSTEM, label: 'inherited' } },
        { address: SYSTEM, label: 'x'.repeat(10_000) },
      ]),
    ).toEqual([{ address: TOKEN, label: 'Tokens' }]);
  });

  test('are one of an address, the later', () => {
    expect(
      parseBrowserLabels([
        { address: TOKEN, label: 'a' },
        { address: TOKEN, label: 'b' },
      ]),
    ).toEqual([{ address: TOKEN, label: 'b' }]);
  });

  test.each([[undefined], [null], ['[]'], [{}], [7]])('are none where %j is stored', (stored) => {
    expect(parseBrowserLabels(stored)).toEqual([]);
  });

  test('are as many as an account may have', () => {
    const many = Array.from({ length: MAX_LABELS + 5 }, (_, i) => ({
      address: encodeBase58(Uint8Array.of(...Array.from({ length: 30 }, () => 7), i >> 8, i & 255)),
      label: 'a',
    }));
    expect(parseBrowserLabels(many)).toEqual(many.slice(0, MAX_LABELS));
  });
});
