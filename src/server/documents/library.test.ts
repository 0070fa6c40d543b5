import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DocumentBody } from '#contracts/documents';
import type { Block, Inline, MarkdownTree } from '#std/markdown/markdown-tree';
import { toBlockText } from '#std/markdown/markdown-tree';
import { VARIABLES } from '../config/variables.ts';
import { splitDocument } from './front-matter.ts';
import { findDocument, listDocuments, readDocuments } from './library.ts';

const SOURCES = join(import.meta.dirname, '..', '..');

/** Own links of a text. */
function listLinks(tree: MarkdownTree): readonly string[] {
  const ofInlines = (inlines: readonly Inline[]): readonly string[] =>
    inlines.flatMap((inline) => {
      if (inline.kind === 'link') return inline.target.kind === 'own' ? [inline.target.href] : [];
      return 'children' in inline ? ofInlines(inline.children) : [];
    });
  const ofBlocks = (blocks: readonly Block[]): readonly string[] =>
    blocks.flatMap((block) => {
      switch (block.kind) {
        case 'heading':
        case 'paragraph':
          return ofInlines(block.children);
        case 'quote':
          return ofBlocks(block.children);
        case 'list':
          return block.items.flatMap(({ children }) => ofBlocks(children));
        case 'table':
          return [block.head, ...block.rows].flatMap((row) => row.flatMap(ofInlines));
        default:
          return [];
      }
    });
  return ofBlocks(tree.blocks);
}

async function readAll(): Promise<readonly DocumentBody[]> {
  return [
    ...(await readDocuments('docs')),
    ...(await readDocuments('blog')),
    ...(await readDocuments('news')),
  ];
}

/** Whether a page file or a route of the server stands at a path. */
function isServed(path: string): boolean {
  if (['/', '/.well-known/security.txt', '/swagger'].includes(path)) return true;
  const stem = path.slice(1).replaceAll('/', '.');
  return existsSync(join(SOURCES, 'web', 'pages', `${stem}.tsx`));
}

describe('the texts of this product', () => {
  test('there is documentation on every part, and there are posts and news', () => {
    expect(listDocuments('docs').map(({ slug }) => slug)).toEqual([
      'getting-started',
      'search',
      'assistant',
      'how-to',
      'transactions',
      'failures',
      'accounts',
      'tokens',
      'programs',
      'blocks-and-validators',
      'concepts',
      'concepts-network',
      'concepts-tokens',
      'concepts-trading',
      'concepts-explorers',
      'concepts-safety',
      'defi-and-analytics',
      'exploring',
      'dashboards',
      'bulk',
      'forecasts',
      'trading-terminal',
      'signing-in',
      'teams',
      'settings',
      'export',
      'api',
      'webhooks',
      'keyboard',
      'security',
      'self-hosting',
      'accessibility',
      'privacy',
      'terms',
    ]);
    expect(listDocuments('blog').length).toBeGreaterThanOrEqual(4);
    expect(listDocuments('news').length).toBeGreaterThanOrEqual(2);
  });

  test('every link to a page of ours leads to one, and every anchor is there', async () => {
    const bodies = await readAll();
    const anchors = new Map(bodies.map(({ entry, contents }) => [entry.href, contents.map(({ id }) => id)]));
    const wrong: string[] = [];
    for (const { entry, tree } of bodies) {
      for (const link of listLinks(tree)) {
        const { pathname, hash } = new URL(link, 'http://own.invalid');
        const known = anchors.get(pathname);
        const isThere =
          known === undefined ? isServed(pathname) : hash === '' || known.includes(hash.slice(1));
        if (!isThere) wrong.push(`${entry.href}: ${link}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('nothing in them is raw HTML, and headings begin at the second level', async () => {
    for (const { entry, tree, contents } of await readAll()) {
      expect(toBlockText(tree.blocks, { code: false }), entry.href).not.toMatch(/<\/?[a-z!]/i);
      for (const { depth, text } of contents)
        expect(depth, `${entry.href}: ${text}`).toBeGreaterThanOrEqual(2);
    }
  });

  test('every diagram has a title of its own', async () => {
    const diagrams = (await readAll()).flatMap(({ tree }) =>
      tree.blocks.filter((block) => block.kind === 'code' && block.language === 'mermaid'),
    );
    expect(diagrams.length).toBeGreaterThanOrEqual(6);
    for (const block of diagrams) expect(block).toHaveProperty('title');
  });

  test('the table of settings has every setting of the server with its default', async () => {
    const body = await findDocument('docs', 'self-hosting');
    const table = body!.tree.blocks.find((block) => block.kind === 'table');
    const rows = table?.kind === 'table' ? table.rows : [];
    const text = (cell: readonly Inline[]) =>
      cell.map((inline) => ('text' in inline ? inline.text : '')).join('');
    expect(rows.map((row) => text(row[0]!))).toEqual(
      Object.entries(VARIABLES).map(([name, variable]) =>
        'isSecret' in variable ? `${name} or ${name}_FILE` : name,
      ),
    );
    expect(rows.map((row) => row.map(text).slice(1))).toEqual(
      Object.values(VARIABLES).map(({ meaning, default: fallback }) => [meaning, fallback ?? 'none']),
    );
  });

  test('a slug that is none finds nothing', () => {
    for (const slug of ['', '..', '../glossary', 'getting-started.md', '__proto__']) {
      expect(findDocument('docs', slug)).toBeUndefined();
    }
  });
});

describe('front matter', () => {
  const whole = '---\ntitle: A: b\ndescription: C\ndate: 2026-11-21\n---\nText\n';
  test('is taken off the text', () => {
    expect(splitDocument(whole, 'a.md')).toEqual({
      front: { title: 'A: b', description: 'C', date: '2026-11-21', section: undefined, order: 0 },
      body: 'Text\n',
    });
  });

  test.each([
    ['Text', 'has no front matter'],
    [whole.replace('title: A: b\n', ''), 'has no title'],
    [whole.replace('2026-11-21', '2026-13-41'), 'is not a date'],
    [whole.replace('date:', 'day:'), 'does not know'],
  ])('%j is refused', (text, message) => {
    expect(() => splitDocument(text, 'a.md')).toThrow(message);
  });
});
