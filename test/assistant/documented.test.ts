/** Every topic the assistant explains stands in the documentation, has words, and every claim is answered in both directions. */
import { describe, expect, test } from 'vitest';
import type { ToolResult } from '#contracts/assistant/agent';
import { parseTopics, readTopics } from '#assistant/documentation/topics';
import { PLANS } from '#assistant/plan/plans';
import { parse } from '#assistant/parse/parse';
import { SUBJECT_KINDS, type Question } from '#assistant/question/question';
import { readLexicon, toSectionKeys } from '#assistant/words/lexicon';
import { createWords } from '#assistant/write/words';
import { Writer } from '#assistant/write/writer';
import { findPassage } from '../../src/server/assistant/toolkit/passages.ts';

const english = readLexicon('en');
const words = createWords('en');
const names = [
  { name: 'sol', subject: { kind: 'token', id: 'So11111111111111111111111111111111111111112' } as const },
];
const { topics, claims } = readTopics();

describe('the topics', () => {
  test.each([...topics.values()])(
    '$key stands in the documentation, in at most 700 characters',
    async ({ place }) => {
      const passage = await findPassage(place);
      expect(passage?.text.length).toBeGreaterThan(60);
      expect(passage?.text.endsWith('…')).toBe(false);
    },
  );

  test('each has words, and no words are without one', () => {
    const named = (kind: string) =>
      [...topics.values()].filter((topic) => topic.kind === kind).map(({ key }) => key);
    expect(new Set(named('concept'))).toEqual(toSectionKeys(english, 'concept'));
    expect(new Set(named('product'))).toEqual(toSectionKeys(english, 'product'));
    const said = [...toSectionKeys(english, 'claim')].map((key) => key.replace(/-not$/, ''));
    expect(new Set(said)).toEqual(new Set(claims.keys()));
  });

  test('there are at least 150 words of the field', () => {
    expect(toSectionKeys(english, 'concept').size).toBeGreaterThanOrEqual(150);
  });

  test('a claim about no topic is refused', () => {
    expect(() => parseTopics('[claim]\nx = true | nothing')).toThrow('no topic');
    expect(() => parseTopics('[concept]\nx = a#b\nx = a#c')).toThrow('twice');
  });
});

const passage: ToolResult = {
  callId: 'r1',
  tool: 'search_docs',
  ok: true,
  facts: [{ id: 'r1.lead', path: '/lead', label: 'lead', kind: 'word', raw: 'It is so.', ui: 'It is so.' }],
  untrusted: [],
  links: [],
} as unknown as ToolResult; // only its facts are read

function write(want: Question['want'], form: Question['form'], subjects: Question['subjects'] = []): Writer {
  const writer = new Writer();
  const question: Question = {
    subjects,
    want,
    bounds: [],
    shape: {},
    form,
    negated: false,
    language: 'en',
    unused: [],
  };
  PLANS.get(want.kind)?.write({ question, writer, words, results: new Map(), read: () => passage });
  return writer;
}

const textOf = ({ blocks }: Writer): string =>
  blocks
    .flatMap((block) => ('spans' in block ? block.spans : []))
    .map(({ text }) => text)
    .join('');

describe('a claim', () => {
  test.each([...claims.values()])(
    '$key: the first word is its truth times how it is asked',
    ({ key, isTrue, topic }) => {
      for (const expects of [true, false]) {
        const text = textOf(write({ kind: 'concept', topic, claim: { key, expects } }, 'yes-no'));
        expect(text.split('.')[0]).toBe(isTrue === expects ? 'Yes' : 'No');
        expect(text).toContain(words.title(`say.claim-${key}`));
      }
    },
  );
});

describe('a refusal', () => {
  const reasons = [
    ...toSectionKeys(english, 'decline'),
    'send',
    'trade',
    'stake',
    'change',
    'undo',
    'login',
    'harm',
    'empty',
    'malformed',
    'foreign-address',
  ];
  const talk = [...toSectionKeys(english, 'talk')].map((key) => `talk-${key}`);
  const subjects = SUBJECT_KINDS.filter(
    (kind) => kind !== 'network' && kind !== 'domain' && kind !== 'epoch',
  ).map(
    (kind) =>
      ({ kind, id: kind === 'block' ? '2394' : 'BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc' }) as const,
  );

  test.each([...reasons, ...talk])(
    '%s is one sentence with a reason, and two questions that are understood',
    (why) => {
      for (const subject of subjects) {
        const writer = write({ kind: 'decline', why, about: '0xabc' }, 'explanation', [subject]);
        expect(textOf(writer)).not.toMatch(/[{}]/);
        expect(textOf(writer).length).toBeGreaterThan(20);
        expect(writer.suggestions.length).toBeGreaterThanOrEqual(2);
        for (const text of writer.suggestions) {
          const parsed = parse({
            text,
            nowMs: 1_790_863_200_000,
            kinds: new Map([[subject.id, subject.kind]]),
            names,
          });
          expect(parsed?.score, text).toBeGreaterThan(0.62);
          expect(
            parsed?.question.want.kind === 'decline' && parsed.question.want.why !== 'talk-help',
            text,
          ).toBe(false);
        }
      }
    },
  );

  test('a malformed address says what is wrong with it', () => {
    const about = '7YiuAhLZnKz7G7BjdzjMy9LkD241q34uuvo52R7XfJR0';
    expect(textOf(write({ kind: 'decline', why: 'malformed', about }, 'explanation'))).toContain(
      'it contains “0”',
    );
    expect(
      textOf(write({ kind: 'decline', why: 'malformed', about: about.slice(0, -2) }, 'explanation')),
    ).toContain('42 characters');
  });
});
