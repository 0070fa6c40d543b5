/**
 * What a stranger writes is read to its end, whatever it is. A reader that takes longer than in proportion to a text
 * would not come to the end of ten thousand of them; how long each takes is measured by `npm run bench -- --only 15`.
 */
import { describe, expect, test } from 'vitest';
import { questionSchema } from '#assistant/question/question';
import { READERS, understandWhole } from './hostile-readers.ts';
import { listHostileTexts } from './hostile-texts.ts';

const TEXTS = listHostileTexts(10_000);

describe('hostile texts', () => {
  test('are many, all different, each as long as a question may be', () => {
    expect(TEXTS).toHaveLength(10_000);
    expect(new Set(TEXTS).size).toBeGreaterThan(8_000);
    expect(TEXTS.filter(({ length }) => length < 3_900)).toEqual([]);
  });

  test('are understood as a question that can be asked, or not', () => {
    const read = TEXTS.map((text, index) => understandWhole(text, index)?.question);
    const asked = read.flatMap((question) => question ?? []);
    expect(asked.length).toBeGreaterThan(0);
    for (const question of asked) expect(questionSchema.safeParse(question).error).toBeUndefined();
  }, 600_000);

  test.each(Object.keys(READERS))(
    '%s comes to the end of each, and to the same end again',
    async (name) => {
      // Of every kind: there are fifteen in turn.
      const some = TEXTS.filter((_text, index) => index % 32 === 0);
      const readAll = () => Promise.all(some.map((text) => READERS[name]!(text)));
      // A pattern that remembers where it stopped would read a text in another way the second time.
      const first = await readAll();
      expect(await readAll()).toEqual(first);
    },
    300_000,
  );
});
