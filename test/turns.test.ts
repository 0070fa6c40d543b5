/** Texts that people read are plain English: turns that no native writer would use are found. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** What was written, and what to write. */
const TURNS: readonly (readonly [turn: RegExp, better: string])[] = [
  [
    /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|such\b|way\b|need\b|different\b|better\b)\w/i,
    '“is not a …”',
  ],
  [
    /\b(?:stands?|stood) (?:in|at|there|behind|on|above|below|beside|before|over|among|under)\b/i,
    '“is in”, “is stored in”, “holds”, “is shown”',
  ],
  [
    /\btold (?:apart|from|of|by|here|in|so|as)\b|\b(?:is|are|was|were) told\b/i,
    '“is distinguished”, “is shown”',
  ],
  [/\b(?:is|are|was|were) looked (?:at|through|for)\b/i, '“is checked”, “is read”, “is searched”'],
  [
    /\banew\b|\bfor ever\b|\bone['’]s own\b|\bof late\b|\blately\b|\bfor want of\b|\b(?:nought|lest|thereof|whereof)\b/i,
    '“again”, “forever”, “your own”, “recently”, “without”',
  ],
  [
    /\b(?:is|are|was|were|be|been) given up\b|\bgiven up for good\b|\bhanded on\b/i,
    '“revoked”, “transferred”',
  ],
  [/\b(?:is|are|was|were|be|been) kept\b/i, '“is stored”'],
  [/\bwhoever (?:is signed in|asks)\b/i, '“the signed-in user”'],
  [/\brests? on\b/i, '“depends on”, “evidence”'],
  [/\ball the same\b/i, '“still”'],
  [/\bnobody (?:of|names|gave|has traded|asked|called)\b/i, '“unknown”, “no trades”'],
  [/\b(?:that|all|token|program|market|transaction|rule|row)s? fits?\b/i, '“match”'],
  [/\bthe window before\b|\bpage before\b/i, '“the previous window”, “previous page”'],
  [/\b(?:transactions|calls|frames|blocks|requests) a (?:second|minute|hour|day)\b/i, '“per second”'],
  [/\b(?:is|are) (?:not )?said\b|\bnot said\b/i, '“is shown”, “not reported”'],
  [/\bleads? nowhere\b|\bat hand\b|\bwhat may help\b|\bwhich is the most\b/i, 'say what is the case'],
];

/** Folders whose texts are read by people: pages, answers and errors, descriptions of the API, sentences. */
const CODE = ['web', 'server', 'contracts', 'decoder', 'store', 'indexer', 'chain'] as const;
const DOCUMENTS = ['docs/user', 'docs/news', 'docs/blog'] as const;

interface Text {
  readonly place: string;
  readonly text: string;
}

const listFiles = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => ending.test(file) && !/\.test\.|\.gen\.|\/testing\/|\/conformance\//.test(file));

/** Literals of several words, and the words between tags. */
function textsOf(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/[^\n]*/g, '$1')
    .replaceAll(/\s+/g, ' ');
  const literals = [...code.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
  const words = [...code.matchAll(/[>}]([^<>{};=()]*)(?=[<{])/g)].map(([, text]) => text!);
  return [...literals, ...words].filter((text) => /[a-z]{2} [a-z]/i.test(text));
}

const codeTexts = (): Text[] =>
  CODE.flatMap((folder) => listFiles(`src/${folder}`, /\.tsx?$/)).flatMap((place) =>
    textsOf(readFileSync(join(ROOT, place), 'utf8')).map((text) => ({ place, text })),
  );

const documentTexts = (): Text[] =>
  ['CHANGELOG.md', 'README.md', ...DOCUMENTS.flatMap((folder) => listFiles(folder, /\.md$/))].flatMap(
    (place) =>
      readFileSync(join(ROOT, place), 'utf8')
        .split('\n')
        .map((text) => ({ place, text })),
  );

/** What the assistant writes: sentences whole, of other keys the title, which comes first. */
function assistantTexts(): Text[] {
  const place = 'data/words/en.txt';
  const texts: Text[] = [];
  let section = '';
  for (const line of readFileSync(join(ROOT, place), 'utf8').split('\n')) {
    section = /^\[([\w-]+)\]$/.exec(line)?.[1] ?? section;
    const [, said] = /^\S+ = (.*)$/.exec(line) ?? [];
    if (said === undefined) continue;
    const isWhole = section === 'say' || section === 'sentence';
    texts.push({ place, text: isWhole ? said : said.split(';')[0]! });
  }
  return texts;
}

const toFaults = ({ place, text }: Text): string[] =>
  TURNS.flatMap(([turn, better]) => {
    const found = turn.exec(text);
    if (found === null) return [];
    const around = text.slice(Math.max(0, found.index - 40), found.index + found[0].length + 40);
    return [`${place}: “${around.trim()}”: write ${better}`];
  });

describe('texts', () => {
  test.each([
    ['pages, answers, errors and sentences', codeTexts, 5_000],
    ['the pages of the documentation', documentTexts, 500],
    ['answers of the assistant', assistantTexts, 1_000],
  ])('%s are written in plain English', (_name, read, least) => {
    const texts = read();
    expect(texts.length).toBeGreaterThan(least);
    expect(texts.flatMap(toFaults)).toEqual([]);
  });

  test.each([
    'This is no address.',
    'What stands in the vaults of a pool.',
    'A price is told apart from another.',
    'Only one block is looked at.',
    'It is counted anew.',
    'The mint authority was given up.',
    'Files are kept for an hour.',
    'The alerts of whoever is signed in.',
    'What it rests on',
    'Its fee is paid all the same.',
    'Nobody names it',
    'No transaction that fits.',
    'No data in the window before.',
    'Transactions a second',
    'How final it is not said.',
    'This path leads nowhere.',
  ])('that test finds %j', (text) => {
    expect(toFaults({ place: 'a page', text }).length).toBeGreaterThan(0);
  });

  test.each(['There is no price.', 'It is no longer stored.', 'It stands for a joke.', '10 per second'])(
    'that test lets %j be',
    (text) => {
      expect(toFaults({ place: 'a page', text })).toEqual([]);
    },
  );

  test('that test reads literals and the words between tags', () => {
    expect(
      textsOf("const a = 'one two';\n// not this 'three four'\nreturn <p>five six {a} seven eight</p>;"),
    ).toEqual(expect.arrayContaining(['one two', 'five six ', ' seven eight']) as string[]);
  });
});
