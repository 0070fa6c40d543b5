/** Follow-ups of another time: a moment, one step back, and how a time is said in another language. */
import { describe, expect, test } from 'vitest';
import type { Question, Subject, SubjectKind } from '../../question/question.ts';
import type { Earlier } from '../context.ts';
import { parse } from '../parse.ts';

const WALLET = 'BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc';
const TOKEN: Subject = { kind: 'token', id: 'GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StESmyj' };
const KINDS = new Map<string, SubjectKind>([[WALLET, 'account']]);

const read = (text: string, earlier: readonly Earlier[] = []): Question | undefined =>
  parse({
    text: text.replaceAll('@A', WALLET),
    nowMs: Date.UTC(2026, 9, 1, 14),
    kinds: KINDS,
    names: [{ name: 'lnkelp', subject: TOKEN }],
    earlier,
  })?.question;

function answered(text: string): Earlier {
  const question = read(text);
  const subjects = question?.subjects.filter(({ kind }) => kind !== 'network') ?? [];
  return { question, subjects, things: [], listed: [], values: [] };
}

const after = (first: string, follow: string): Question | undefined => read(follow, [answered(first)]);

describe('a moment', () => {
  /** Of 2026-09-30 14:00 UTC the hour around it. */
  const HOUR = { from: Date.UTC(2026, 8, 30, 14) / 1_000, to: Date.UTC(2026, 8, 30, 15) / 1_000 };

  test.each([
    ['what did @A buy last', 'how much lnkelp did he buy at 14:00 yesterday?'],
    ['last trade of @A', 'what else did he buy at 14:00 yesterday?'],
    ['how many trades did @A make', 'and at 14:00 yesterday? list them'],
  ])('%s – %s: is of the hour around it', (first, follow) => {
    expect(after(first, follow)?.want).toMatchObject({ kind: 'query', query: { time: HOUR } });
  });
});

describe('one step back', () => {
  const timeOf = (first: string): unknown => {
    const { from, to } = after(first, 'and before that?')?.time ?? {};
    return [from, to].map((at) => (at === undefined ? at : new Date(at * 1_000).toISOString().slice(0, 16)));
  };

  test('a day so far counts whole', () => {
    expect(timeOf('how many trades today')).toEqual(['2026-09-30T00:00', '2026-10-01T00:00']);
  });

  test('hours from midnight are hours', () => {
    expect(timeOf('how many trades in the last 14 hours')).toEqual(['2026-09-30T10:00', '2026-10-01T00:00']);
  });
});

test('the time of a question in another language is said by its numbers', () => {
  const earlier = [answered('how many trades were there in the last 24 hours')];
  expect(read('in arabic please', earlier)).toMatchObject({
    language: 'ar',
    time: { text: '2026-09-30 14:00 – 2026-10-01 14:00' },
  });
  expect(read('as a table please', earlier)?.time?.text).toBe('in the last 24 hours');
});
