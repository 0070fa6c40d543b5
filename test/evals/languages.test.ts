/** The same questions in every language give the values of the English answer, and are answered in their own language. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Block, Fact, Span } from '../../src/contracts/assistant/agent.ts';
import { LANGUAGES, readLexicon } from '../../src/assistant/words/lexicon.ts';
import { planner } from '../../src/server/assistant/index.ts';
import { fill } from './cast.ts';
import { openBackend } from './planner.ts';
import { useStage } from './use-stage.ts';

interface Row {
  readonly id: string;
  readonly page?: string;
  /** The answer is yes. */
  readonly yes?: boolean;
  /** By language; more than one is a conversation. */
  readonly turns: Readonly<Record<string, readonly string[]>>;
}

const ROWS = readFileSync(new URL('languages.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row); // the file beside this one

/** Words of English sentences that none of the languages in Latin letters has. */
const ENGLISH = /\b(?:the|of|with|which|not known|succeeded|failed|there (?:is|are))\b/i;
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
  'zh-Hant': /\p{Script=Han}/u,
};

interface Said {
  readonly blocks: readonly Block[];
  /** Exact values of the facts it cites, by kind. */
  readonly cited: ReadonlySet<string>;
}

const stage = useStage();
const asked = new Map<string, Promise<readonly Said[]>>();

/** The answers of a conversation in a language. */
function askAll(row: Row, language: string): Promise<readonly Said[]> {
  const key = `${row.id} ${language}`;
  let said = asked.get(key);
  if (said === undefined) asked.set(key, (said = askEach(row, language)));
  return said;
}

async function askEach(row: Row, language: string): Promise<readonly Said[]> {
  const { world, cast } = stage();
  const ask = openBackend(planner)(world.chain, world.chain.nowMs);
  const thread: { question: string; context: never }[] = [];
  const said: Said[] = [];
  for (const turn of row.turns[language]!) {
    const text = fill(turn, cast);
    const page = row.page === undefined ? undefined : fill(row.page, cast);
    const { answer, results } = await ask({ text, page, thread: [...thread] } as never);
    thread.push({ question: text, context: answer.context as never });
    const facts = new Map(results.flatMap(({ facts: own }) => own.map((fact) => [fact.id, fact] as const)));
    said.push({ blocks: answer.blocks, cited: toCited(answer.blocks, facts) });
  }
  return said;
}

const spansOf = (block: Block): readonly Span[] =>
  'spans' in block ? block.spans : block.kind === 'table' ? block.rows.flat(2) : [];

const toCited = (blocks: readonly Block[], facts: ReadonlyMap<string, Fact>): ReadonlySet<string> =>
  new Set(
    blocks.flatMap(spansOf).flatMap((span) => {
      const fact = span.kind === 'fact' ? facts.get(span.fact) : undefined;
      return fact === undefined ? [] : [`${fact.kind} ${fact.raw} ${fact.unit ?? ''}`];
    }),
  );

/** The first values of an English answer: what was asked, and not what is told besides. */
function mainOf({ blocks, cited }: Said, subjects: string): readonly string[] {
  const own = [...cited].filter((value) => !subjects.includes(value.split(' ')[1] ?? '') && !isAside(value));
  return blocks.length === 0 ? [] : own.slice(0, 1);
}

/** Scopes of time and the names of what is asked about answer nothing. */
const isAside = (value: string): boolean => /^(?:time 17907|flag |word )/.test(value);

const textOf = (blocks: readonly Block[]): string =>
  blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'note')
    .flatMap(spansOf)
    .filter(({ kind }) => kind === 'text')
    .map(({ text }) => text)
    .join(' ');

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  test('is asked in all of them', () => {
    expect(ROWS.filter(({ turns }) => turns[language] === undefined).map(({ id }) => id)).toEqual([]);
    expect(ROWS.length).toBeGreaterThanOrEqual(12);
  });

  test('gives the values of the English answers', async () => {
    const wrong: string[] = [];
    for (const row of ROWS) {
      const english = await askAll(row, 'en');
      const said = await askAll(row, language);
      english.forEach((one, index) => {
        const subjects = fill(row.turns['en']![index]!, stage().cast);
        const main = mainOf(one, subjects);
        // Where the answer is a yes, that is what is compared.
        if (main.length === 0 && row.yes !== true) wrong.push(`${row.id} ${index}: nothing to compare`);
        const missing = main.filter((value) => said[index]?.cited.has(value) !== true);
        if (missing.length > 0) wrong.push(`${row.id} ${index}: ${missing.join(', ')}`);
      });
    }
    expect(wrong).toEqual([]);
  });

  test('is answered in it, and with its yes', async () => {
    const wrong: string[] = [];
    const yes = readLexicon(language)
      .titles.get('say.yes')!
      .replace(/\P{L}+$/u, '');
    for (const row of ROWS) {
      for (const { blocks } of await askAll(row, language)) {
        const text = textOf(blocks);
        const script = SCRIPTS[language];
        const isOwn = script === undefined ? !ENGLISH.test(text) : script.test(text) && !ENGLISH.test(text);
        if (!isOwn && text !== '') wrong.push(`${row.id}: ${text.slice(0, 120)}`);
        if (row.yes === true && !text.startsWith(yes))
          wrong.push(`${row.id}: no ${yes}: ${text.slice(0, 60)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
