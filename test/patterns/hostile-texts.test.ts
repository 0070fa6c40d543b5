/**
 * What a stranger writes is read to its end, whatever it is. A reader that takes longer than in proportion to a text
 * would not come to the end of ten thousand of them; how long each takes is measured by `npm run bench -- --only 15`.
 */
import { describe, expect, test } from 'vitest';
import { READERS, understandWhole } from './hostile-readers.ts';
import { listHostileTexts } from './hostile-texts.ts';

const TEXTS = listHostileTexts(10_000);

describe('hostile texts', () => {
  test('are many, all different, each as long as a question may be', () => {
    expect(TEXTS).toHaveLength(10_000);
    expect(new Set(TEXTS).size).toBeGreaterThan(8_000);
    expect(TEXTS.filter(({ length }) => length < 3_900)).toEqual([]);
  });

  test('are understood, or not', () => {
    const read = TEXTS.map((text, index) => understandWhole(text, index));
    expect(read).toHaveLength(TEXTS.length);
  }, 600_000);

  test.each(Object.keys(READERS))(
    '%s comes to the end of each',
    async (name) => {
      // Of every kind: there are fifteen in turn.
      const some = TEXTS.filter((_text, index) => index % 32 === 0);
      const read = await Promise.all(some.map((text) => READERS[name]!(text)));
      expect(read).toHaveLength(some.length);
    },
    300_000,
  );
});
