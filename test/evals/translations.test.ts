/** What is asked in English, asked in another language as people type it, is read as the same question. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/assistant/question/question.ts';
import { readQuestion } from '../../src/server/assistant/planning/read-question.ts';
import { fill } from './cast.ts';
import { useStage } from './use-stage.ts';

interface Row {
  readonly id: string;
  readonly page?: string;
  /** By language. */
  readonly asked: Readonly<Record<string, string>>;
}

const ROWS = readFileSync(new URL('translations.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row); // the file beside this one

const stage = useStage();

async function read(text: string, page = '/'): Promise<readonly Question[]> {
  const { chain } = stage().world;
  const parts = { ...chain.parts, nowMs: () => chain.nowMs };
  const request = {
    mode: 'agent' as const,
    text: fill(text, stage().cast),
    page: fill(page, stage().cast),
    thread: [],
  };
  const parsed = await readQuestion({
    request,
    parts,
    cluster: 'localnet',
    signal: new AbortController().signal,
  });
  return parsed === undefined ? [] : [parsed.question, ...(parsed.also ?? [])];
}

/** The volume of a window that has a value of its own is the same value by either name; how a list is laid out is no matter. */
const toMeaning = (questions: readonly Question[]): string =>
  questions
    .map(({ want, subjects, time, bounds, shape: { aggregate: _aggregate, ...shape }, form }) =>
      JSON.stringify([
        want,
        subjects.map(({ id }) => id),
        [time?.from, time?.to, time?.at],
        bounds,
        Object.entries(shape).toSorted(([a], [b]) => (a < b ? -1 : 1)),
        form === 'yes-no',
      ]).replaceAll(/(volume|change)Hour/g, '$1'),
    )
    .join(' + ');

describe.each([...new Set(ROWS.flatMap(({ asked }) => Object.keys(asked)))].filter((one) => one !== 'en'))(
  '%s',
  (language) => {
    test('is read as English is, without a word left over', async () => {
      const other: string[] = [];
      for (const { id, page, asked } of ROWS) {
        const text = asked[language];
        if (text === undefined) continue;
        const [english, own] = [await read(asked['en']!, page), await read(text, page)];
        const unused = own.flatMap((question) => question.unused);
        if (toMeaning(english) !== toMeaning(own) || unused.length > 0)
          other.push(`${id}: ${text} ${unused.join()}`);
        if (own[0]?.language !== language) other.push(`${id}: read as ${own[0]?.language}`);
      }
      expect(other).toEqual([]);
    });

    test('is asked in most of the ways', () => {
      expect(ROWS.filter(({ asked }) => asked[language] !== undefined).length).toBeGreaterThanOrEqual(18);
    });
  },
);
