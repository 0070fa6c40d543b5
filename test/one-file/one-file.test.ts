/** What ARCHITECTURE.md promises to be one file is one file: added to a copy of the sources, it is there for users. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneTree } from '../start/ignore-file.ts';
import { ADDED } from './added-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'one-file-'));

const run = (...args: string[]): string =>
  execFileSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

let used: Readonly<Record<string, unknown>>;

beforeAll(() => {
  cloneTree(ROOT, folder);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(ADDED)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text.trimStart());
  }
  // As `npm run gen` does, but for the picture.
  run('scripts/gen.ts');
  run('scripts/gen-answer-schemas.ts');
  run('scripts/build.mjs');
  used = JSON.parse(run('test/one-file/use-added.ts')) as typeof used;
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

test('a page is drawn, and found by menu, key and sitemap', () => {
  expect(used['page']).toEqual({
    heading: 'The question answered tide1, tide2, tide3',
    inSitemap: true,
    link: 'Added page',
    menu: 'Explore',
    goKey: '/added',
    use: 'added',
  });
});

test('a question is answered and described', () => {
  const rows = [1, 2, 3].map((n) => ({ n, text: `sun${n}` }));
  expect(used['question']).toEqual({
    answer: { kind: 'found', rows },
    refused: 400,
    path: '/api/added/{word}',
    parameter: 'Any word.',
    schema: true,
  });
});

test('a forecast is tested on the past and offered', () => {
  const step = { title: 'Next', verdict: 'offered', value: { low: 4, middle: 5, high: 6 } };
  expect(used['forecast']).toMatchObject({
    listed: step,
    asked: { title: 'Added forecast', source: 'a hundred steps', steps: [step] },
  });
});

test('a list is written in a format, up to what the format holds', () => {
  expect(used['listAndFormat']).toEqual({
    title: 'Added words',
    format: 'Bars',
    file: '1|sea1\n2|sea2\n',
    truncatedBy: 'A file of this format holds 2 rows.',
  });
});

test('a rule finds, and its words are known to pages', () => {
  expect(used['rule']).toEqual({
    found: [{ rule: 'many-votes', measured: 50, evidence: '{"transactions":100}' }],
    text: 'A block holds at least 40 votes.',
  });
});

test('a tool is called and offered', () => {
  expect(used['tool']).toMatchObject({ ok: true, data: { letters: { raw: '5' } }, isOffered: true });
});

test('a protocol is decoded', () => {
  expect(used['protocol']).toMatchObject({ programName: 'Added Program', reading: 'decoded' });
});

test('a table of facts is filled, and is in the digest that proves the index', () => {
  const { rows, letters, checked, failed } = used['factTable'] as Readonly<Record<string, number>>;
  expect(rows).toBeGreaterThan(3);
  expect(letters).toBeGreaterThan(rows!);
  expect([checked! > 1_000, failed]).toEqual([true, []]);
});

test('a kind of identity provider is set up and signed in by', () => {
  expect(used['providerKind']).toEqual({
    types: ['handshake'],
    url: 'https://club.example/door?state=once',
    identity: { issuer: 'club', subject: 'ada' },
    bad: 'malformed',
  });
});

test('nothing else had to change for the types to hold', () => {
  run('node_modules/typescript7/bin/tsc', '-p', '.');
}, 120_000);
