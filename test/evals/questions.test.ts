/** The evaluation itself: what it asks, and that its answers can be known without the assistant. */
import { describe, expect, test } from 'vitest';
import { fill } from './cast.ts';
import { HOSTILE_TEXTS, toCleanAlternate } from './injections/hostile-texts.ts';
import { INJECTIONS } from './injections/injections.ts';
import { getOracle, ORACLE_NAMES } from './oracles/oracles.ts';
import { readQuestions } from './question.ts';
import { useStage } from './use-stage.ts';

const rows = readQuestions();
const stage = useStage();

const asked = ({ question, page, thread }: (typeof rows)[number]): string =>
  JSON.stringify([question.toLowerCase().replaceAll(/[?!.]/g, '').trim(), page, thread]);

describe('the questions', () => {
  test('are at least eight and four others about each topic', () => {
    const plain = rows.filter(({ tags }) => !tags.some((tag) => ['thread', 'injection'].includes(tag)));
    const counts = new Map<string, Record<(typeof rows)[number]['split'], number>>();
    for (const { expect: expected, split } of plain) {
      const count = counts.get(expected.topic) ?? { dev: 0, 'held-out': 0 };
      count[split]++;
      counts.set(expected.topic, count);
    }
    expect(counts.size).toBe(57);
    expect([...counts].filter(([, count]) => count.dev < 8 || count['held-out'] < 4)).toEqual([]);
  });

  test('hold conversations, guards, other languages and hostile texts', () => {
    const count = (tag: string): number => rows.filter(({ tags }) => tags.includes(tag)).length;
    expect(count('thread')).toBeGreaterThanOrEqual(80);
    expect(count('injection')).toBeGreaterThanOrEqual(60);
    expect(['es', 'de', 'fr', 'pt'].filter((tag) => count(tag) < 8)).toEqual([]);
    expect(rows.filter(({ expect: { refusal } }) => refusal).length).toBeGreaterThanOrEqual(60);
  });

  test('have ids of their own', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('are to be answered with a value, but for what is refused, small talk and words of the field', () => {
    const free = /^(?:refuse\.|out_of_scope|smalltalk|capabilities|clarify|help\.concept)/;
    const loose = rows.filter(({ expect: { topic, must } }) => must.length === 0 && !free.test(topic));
    expect(loose.map(({ id }) => id)).toEqual([]);
  });

  test('are never asked twice, in whatever split', () => {
    const plain = rows.filter(({ inject }) => inject === undefined);
    expect(new Set(plain.map(asked)).size).toBe(plain.length);
  });

  test('are about things the chain has', () => {
    const { cast } = stage();
    for (const { question, page = '', thread = [] } of rows) {
      for (const text of [question, page, ...thread]) expect(fill(text, cast)).not.toMatch(/\{[a-z]/);
    }
  });

  test('have answers that the node and the index give by themselves', () => {
    const { world, cast } = stage();
    for (const { id, expect: expected } of rows) {
      for (const { oracle, args } of expected.must) {
        const truths = getOracle(oracle)(
          world,
          args.map((arg) => fill(arg, cast)),
          cast,
        );
        const isKnown = truths.length > 0 && truths.every((ways) => ways.length > 0);
        expect({ id, isKnown }).toEqual({ id, isKnown: true });
      }
    }
  });
});

test('every oracle answers a question', () => {
  const used = new Set(rows.flatMap(({ expect: { must } }) => must.map(({ oracle }) => oracle)));
  expect(ORACLE_NAMES.filter((name) => !used.has(name))).toEqual([]);
});

describe('the hostile texts', () => {
  test('are 44, each in seven places but for three that no program can be called by', () => {
    expect(INJECTIONS.length).toBe(305);
    expect(new Set(INJECTIONS.map(({ id }) => id)).size).toBe(INJECTIONS.length);
  });

  test('have twins of as many bytes', () => {
    for (const { text } of HOSTILE_TEXTS) {
      expect(Buffer.byteLength(toCleanAlternate(text))).toBe(Buffer.byteLength(text));
    }
  });
});
