import { describe, expect, test } from 'vitest';
import { listHeadings, toBlockText, type Inline } from './markdown-tree.ts';
import { parseMarkdown } from './parse-markdown.ts';

const parse = (text: string) => parseMarkdown(text, { idPrefix: 'p-' });
const inlines = (text: string): readonly Inline[] => {
  const [block] = parse(text).blocks;
  return block?.kind === 'paragraph' ? block.children : [];
};

describe('what Markdown becomes', () => {
  test('headings get prefixed ids that differ, whatever they say', () => {
    expect(listHeadings(parse('# A b\n\n# A b 2\n\n# A b\n\n# A b\n\n# ✨\n'))).toEqual([
      { depth: 1, id: 'p-a-b', text: 'A b' },
      { depth: 1, id: 'p-a-b-2', text: 'A b 2' },
      { depth: 1, id: 'p-a-b-3', text: 'A b' },
      { depth: 1, id: 'p-a-b-4', text: 'A b' },
      { depth: 1, id: 'p-part', text: '✨' },
    ]);
  });

  test('tables keep their alignment', () => {
    expect(parse('| a | b |\n| --- | ---: |\n| 1 | `2` |\n').blocks).toEqual([
      {
        kind: 'table',
        align: [undefined, 'right'],
        head: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
        rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'code', text: '2' }]]],
      },
    ]);
  });

  test('tasks know whether they are done, lists where they start', () => {
    expect(parse('- [x] a\n- [ ] b\n').blocks).toMatchObject([
      { kind: 'list', items: [{ checked: true }, { checked: false }] },
    ]);
    expect(parse('3. a\n4. b\n').blocks).toMatchObject([{ kind: 'list', start: 3 }]);
  });

  test('code has its language and title, without what no language is called', () => {
    expect(parse('```mermaid A title\na\n```\n').blocks).toEqual([
      { kind: 'code', language: 'mermaid', title: 'A title', text: 'a' },
    ]);
    expect(parse('```"><script>\na\n```\n').blocks).toEqual([
      { kind: 'code', language: 'script', text: 'a' },
    ]);
  });

  test('notes are numbered as they are met, and know who refers to them', () => {
    const tree = parse('One[^b] two[^a] three[^b].\n\n[^a]: A.\n[^b]: B.\n');
    expect(tree.notes.map(({ number, id, references }) => [number, id, references])).toEqual([
      [1, 'p-note-1', ['p-note-1-from-1', 'p-note-1-from-2']],
      [2, 'p-note-2', ['p-note-2-from-1']],
    ]);
    expect(toBlockText(tree.notes[0]!.children, { code: true })).toBe('B.');
  });

  test('raw HTML is text', () => {
    expect(parse('<script>alert(1)</script>\n').blocks).toEqual([
      { kind: 'paragraph', children: [{ kind: 'text', text: '<script>alert(1)</script>' }] },
    ]);
    expect(inlines('a <b onclick="x">b</b>')).toContainEqual({ kind: 'text', text: '<b onclick="x">' });
  });
});

describe('where links may lead', () => {
  test.each([
    ['[a](/docs/search#s-x)', { kind: 'own', href: '/docs/search#s-x' }],
    ['[a](#part)', { kind: 'own', href: '#p-part' }],
    ['[a](https://solana.com/x)', { kind: 'foreign', href: 'https://solana.com/x', host: 'solana.com' }],
    ['[a](http://solana.com)', { kind: 'foreign', href: 'http://solana.com/', host: 'solana.com' }],
    ['[a](mailto:a@b.example)', { kind: 'mail', href: 'mailto:a@b.example' }],
    ['www.solana.com', { kind: 'foreign', href: 'http://www.solana.com/', host: 'www.solana.com' }],
    ['[a][r]\n\n[r]: https://x.example', { kind: 'foreign', href: 'https://x.example/', host: 'x.example' }],
  ])('%s leads there', (text, target) => {
    expect(inlines(text)[0]).toMatchObject({ kind: 'link', target });
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&Tab;script:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://x.example/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    'https://bank.example@evil.example',
    'https:evil.example',
    'relative/path',
    'ftp://x.example',
    'tel:+1',
  ])('%s leads nowhere: only its text is left', (url) => {
    expect(inlines(`[text](<${url}>)`)).toEqual([{ kind: 'text', text: 'text' }]);
  });

  test('a link whose words name another host is marked', () => {
    const marks = (text: string) =>
      inlines(text).map((inline) => inline.kind === 'link' && inline.isMisleading);
    expect(marks('[phantom.app](https://evil.example)')).toEqual([true]);
    expect(marks('[https://phantom.app/login](https://evil.example)')).toEqual([true]);
    expect(marks('[рhantom.app](https://phantom.app)')).toEqual([true]);
    expect(marks('[solana.com](https://www.solana.com/a)')).toEqual([false]);
    expect(marks('[the site](https://evil.example)')).toEqual([false]);
  });
});

describe('images', () => {
  test('only images of our own are images; of others the text and the host are left', () => {
    expect(inlines('![A](/docs/home.png)')).toEqual([{ kind: 'own-image', src: '/docs/home.png', alt: 'A' }]);
    expect(inlines('![A](https://evil.example/x.png?secret=1)')).toEqual([
      { kind: 'foreign-image', alt: 'A', host: 'evil.example' },
    ]);
    expect(inlines('![A](data:image/png;base64,AAAA)')).toEqual([{ kind: 'foreign-image', alt: 'A' }]);
    expect(inlines('![A](/api/auth/logout)')).toEqual([{ kind: 'foreign-image', alt: 'A' }]);
  });
});

describe('what nobody would write', () => {
  test('characters that cannot be seen or turn the order around are dropped', () => {
    expect(inlines('a\u202eb\u200bc\u{e0041}d')).toEqual([{ kind: 'text', text: 'abcd' }]);
  });

  test('nesting ends somewhere', () => {
    expect(() => parse(`${'> '.repeat(2_000)}x`)).not.toThrow();
    expect(() => parse(`${'*a '.repeat(500)}x`)).not.toThrow();
  });

  test('a text that is too long is shown as it was written', () => {
    const text = 'a'.repeat(200_001);
    expect(parse(text)).toEqual({ blocks: [{ kind: 'code', text }], notes: [] });
  });

  test('a note that refers to itself is one note', () => {
    expect(parse('a[^1]\n\n[^1]: b[^1]\n').notes).toHaveLength(1);
  });
});
