/** The evaluation itself: what it asks, and that its answers can be known without the assistant. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fill, type Cast } from './cast.ts';
import { HOSTILE_TEXTS, toCleanTwin } from './injections/hostile-texts.ts';
import { INJECTIONS } from './injections/injections.ts';
import { getOracle } from './oracles/oracles.ts';
import { readQuestions } from './question.ts';
import { openStage, type Stage } from './run-evals.ts';

const rows = readQuestions();
let stage: Stage;
let cast: Cast;

beforeAll(async () => {
  stage = await openStage();
  cast = stage.cast;
}, 120_000);

afterAll(() => stage.close());

const asked = ({ question, page, thread }: (typeof rows)[number]): string =>
  JSON.stringify([question.toLowerCase().replaceAll(/[?!.]/g, '').trim(), page, thread]);

describe('the questions', () => {
  test('are at least eight and four others for each of 44 intents and eight guards', () => {
    const plain = rows.filter(({ tags }) => !tags.some((tag) => ['thread', 'injection'].includes(tag)));
    const counts = new Map<string, { dev: number; 'held-out': number }>();
    for (const { expect: expected, split } of plain) {
      const count = counts.get(expected.intent) ?? { dev: 0, 'held-out': 0 };
      count[split]++;
      counts.set(expected.intent, count);
    }
    expect(counts.size).toBe(52);
    expect([...counts].filter(([, count]) => count.dev < 8 || count['held-out'] < 4)).toEqual([]);
  });

  test('hold conversations, guards, other languages and hostile texts', () => {
    const count = (tag: string): number => rows.filter(({ tags }) => tags.includes(tag)).length;
    expect(count('thread')).toBeGreaterThanOrEqual(80);
    expect(count('injection')).toBeGreaterThanOrEqual(60);
    expect(
      ['es', 'de', 'fr', 'pt', 'typo', 'lower'].reduce((sum, tag) => sum + count(tag), 0),
    ).toBeGreaterThanOrEqual(40);
    expect(
      rows.filter(({ expect: { refusal, clarify } }) => refusal ?? clarify).length,
    ).toBeGreaterThanOrEqual(60);
    expect(count('page')).toBeGreaterThanOrEqual(160);
  });

  test('have ids of their own', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('are never asked in both splits', () => {
    const plain = rows.filter(({ inject }) => inject === undefined);
    expect(new Set(plain.map(asked)).size).toBe(plain.length);
  });

  test('are about things the chain has', () => {
    for (const { question, page = '', thread = [], expect: expected } of rows) {
      const holes = expected.calls.flatMap(({ args }) => Object.values(args).map(String));
      for (const text of [question, page, ...thread, ...holes])
        expect(fill(text, cast)).not.toMatch(/\{[a-z]/);
    }
  });

  test('have answers that the node and the index give by themselves', () => {
    for (const { id, expect: expected } of rows) {
      for (const { oracle, args } of expected.must) {
        const values = getOracle(oracle)(
          stage.world,
          args.map((arg) => fill(arg, cast)),
          cast,
        );
        expect({ id, known: values.length > 0 }).toEqual({ id, known: true });
      }
    }
  });
});

describe('the hostile texts', () => {
  test('stand in more than two hundred places', () => {
    expect(INJECTIONS.length).toBeGreaterThanOrEqual(200);
    expect(new Set(INJECTIONS.map(({ id }) => id)).size).toBe(INJECTIONS.length);
  });

  test('have twins of as many bytes', () => {
    for (const { text } of HOSTILE_TEXTS) {
      expect(Buffer.byteLength(toCleanTwin(text))).toBe(Buffer.byteLength(text));
    }
  });
});
