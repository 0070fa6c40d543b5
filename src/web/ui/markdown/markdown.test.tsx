import type { Element, Nodes } from 'hast';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '#std/markdown/parse-markdown';
import { listHostileTexts } from './hostile-texts.ts';
import { Markdown } from './markdown.tsx';

const render = (text: string): string =>
  renderToStaticMarkup(<Markdown tree={parseMarkdown(text, { idPrefix: 'p-' })} />);

function listElements(node: Nodes): readonly Element[] {
  const inside = 'children' in node ? node.children.flatMap(listElements) : [];
  return node.type === 'element' ? [node, ...inside] : inside;
}

const elementsOf = (html: string): readonly Element[] =>
  listElements(unified().use(rehypeParse, { fragment: true }).parse(html));

/** Everything Markdown may become. */
const ELEMENTS = new Set(
  'div h2 h3 h4 h5 h6 p a ul ol li blockquote hr table thead tbody tr th td strong em del code pre br sup section figure figcaption span button svg path rect img'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'className id href rel target title role ariaLabel ariaHidden tabIndex start value scope type dataCopy dataState focusable xmlns width height viewBox fill stroke strokeWidth strokeLineCap strokeLineJoin d x y rx ry src alt loading'.split(
    ' ',
  ),
);
const HREF = /^(?:#p-[\w-]+|\/(?![/\\])[^\s]*|https?:\/\/[^\s@]+|mailto:[^\s]+)$/;

describe('hostile Markdown', () => {
  const texts = listHostileTexts();

  test('the corpus holds hundreds of different texts', () => {
    expect(new Set(texts).size).toBeGreaterThan(800);
  });

  test('no text makes an element or attribute that is not on the list', () => {
    for (const text of texts) {
      for (const { tagName, properties } of elementsOf(render(text))) {
        expect(ELEMENTS.has(tagName), `${tagName} from ${text}`).toBe(true);
        for (const name of Object.keys(properties)) {
          expect(ATTRIBUTES.has(name), `${name} of ${tagName} from ${text}`).toBe(true);
        }
      }
    }
  });

  test('no link leads to javascript:, data: or anything but https, http, mailto and our own paths', () => {
    for (const text of texts) {
      for (const { properties } of elementsOf(render(text))) {
        if (properties['href'] === undefined) continue;
        expect(properties['href'], text).toMatch(HREF);
      }
    }
  });

  test('nothing is fetched from elsewhere: every image is our own', () => {
    for (const text of texts) {
      for (const { properties } of elementsOf(render(text))) {
        if (properties['src'] === undefined) continue;
        expect(properties['src'], text).toMatch(/^\/[\w.-]+\.png$/);
      }
    }
  });

  test('no id is taken that is not prefixed', () => {
    for (const text of texts) {
      for (const { properties } of elementsOf(render(text))) {
        if (properties['id'] !== undefined) expect(properties['id'], text).toMatch(/^p-/);
      }
    }
  });
});

describe('what is shown', () => {
  test('a foreign link opens apart, tells nobody where it was clicked, and shows its host', () => {
    expect(render('[docs](https://solana.com/docs)')).toContain(
      '<a href="https://solana.com/docs" rel="noopener noreferrer nofollow" target="_blank">docs</a>',
    );
    expect(render('[docs](https://solana.com/docs)')).toContain('(solana.com)');
  });

  test('words that look like another host are not what is clicked', () => {
    const links = elementsOf(render('[phantom.app](https://evil.example/x)')).filter(
      (e) => e.tagName === 'a',
    );
    expect(links.map(({ children }) => children)).toMatchObject([[{ type: 'text', value: 'evil.example' }]]);
  });

  test('a foreign image is its text and its host', () => {
    expect(render('![A chart](https://evil.example/x.png)')).toContain(
      '[image: A chart, at evil.example, not loaded]',
    );
  });

  test('raw HTML is shown as text', () => {
    expect(render('<b>x</b> y')).toContain('&lt;b&gt;x&lt;/b&gt;');
  });

  test('code says its language and can be copied', () => {
    const html = render('```sh\nnpm start\n```');
    expect(html).toContain('Shell');
    expect(html).toContain('data-copy="npm start"');
    expect(html).toContain('<code class="language-sh">npm start</code>');
  });

  test('without a script a diagram is its source as code', () => {
    const html = render('```mermaid The way\nflowchart LR\n  a --> b\n```');
    expect(html).toContain('The way');
    expect(html).toContain('<code class="language-mermaid">flowchart LR\n  a --&gt; b</code>');
    expect(html).not.toContain('<iframe');
  });

  test('tasks say in words whether they are done', () => {
    expect(render('- [x] a\n- [ ] b')).toMatch(/aria-label="Done:".*aria-label="To do:"/);
  });
});
