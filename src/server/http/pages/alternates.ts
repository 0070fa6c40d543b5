/** The same page for programs: what it is drawn from as JSON, and its words as Markdown, out of the page itself. */
import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { toJson } from '#std/json';
import type { PageData } from './page-renderer.ts';

/** What the page is drawn from, with its title and address. Nothing is drawn for it. */
export function toJsonAlternate({ title, cluster, state: drawnFrom }: PageData, url: string): string {
  const state = JSON.parse(toJson(drawnFrom)) as PageData['state']; // what toJson writes has the same keys
  const { kind, data, late, ...rest } = state;
  return `${JSON.stringify(
    {
      url,
      title,
      cluster,
      ...(kind === 'page' ? { data: { ...(data as object), ...toLatePart(late) } } : { kind, ...rest }),
    },
    undefined,
    2,
  )}\n`;
}

/** What a whole document of ours was drawn from: it holds that for the browser. */
export function readPageData(html: string, title: string): PageData {
  const from = html.lastIndexOf(STATE_START) + STATE_START.length;
  const { state, cluster } = JSON.parse(html.slice(from, html.indexOf('</script>', from))) as PageData; // our own page wrote it
  return { title, state, cluster };
}

const STATE_START = '<script type="application/json" id="page-state">';

/** What was slow is part of the data, or said to be missing. */
const toLatePart = (late: PageData['state']['late']): object | undefined =>
  late?.kind === 'failed' ? { missing: late.message } : (late?.part as object | undefined); // parts are objects

/** The words and tables of the page's main part. Links lead to the pages of this product. */
export function toMarkdownAlternate(html: string, url: string): string {
  const [from, to] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  const tree: Root = unified()
    .use(rehypeParse, { fragment: true })
    .parse(from < 0 ? '' : html.slice(from, to));
  const main = find(tree, ({ tagName }) => tagName === 'main');
  const limited: Root = {
    type: 'root',
    children: main === undefined ? [] : prune(main, new URL(url).origin).children,
  };
  const markdown = unified()
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', rule: '-' })
    .stringify(unified().use(rehypeRemark).runSync(limited) as never);
  return `${markdown.trim()}\n\n---\n\nSource: ${url}\n`;
}

function find(node: Nodes, matches: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && matches(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, matches);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is there to be pressed or only looked at says nothing in text. */
const DROPPED = new Set(['button', 'svg', 'script', 'style', 'input', 'select', 'img', 'template']);

function prune(element: Element, origin: string): Element {
  const children = element.children.flatMap((child): Element['children'] => {
    // React parts neighbouring texts by comments; they are no words.
    if (child.type === 'comment') return [];
    if (child.type !== 'element') return [child];
    if (DROPPED.has(child.tagName) || child.properties['ariaHidden'] === 'true') return [];
    // Boxes stand apart on the page by their look; in text a space does it.
    return [prune(child, origin), ...(APART.has(child.tagName) ? [SPACE] : [])];
  });
  const as = (tagName: string, more: Element['children'] = []): Element => ({
    ...element,
    tagName,
    properties: {},
    children: [...children, ...more],
  });
  switch (element.tagName) {
    // Markdown has no definition lists: they become lists of `label: value`.
    case 'dl':
      return as('ul');
    case 'dt':
      return as('span', [{ type: 'text', value: ':' }]);
    case 'dd':
      return as('span');
    case 'div':
      return as(element.children.some(isTerm) ? 'li' : 'div');
    case 'caption':
      return { ...element, children: [] };
  }
  const { href, className } = element.properties;
  // A link to a place of this page leads nowhere in a text.
  if (typeof href === 'string' && href.startsWith('#')) return as('span');
  // The language of code stands in its class.
  if (element.tagName === 'code' && className !== undefined) {
    return { ...element, properties: { className }, children };
  }
  const properties = typeof href === 'string' && href.startsWith('/') ? { href: origin + href } : {};
  return { ...element, properties, children };
}

const APART = new Set(['span', 'a', 'time', 'dt', 'dd', 'sup']);
const SPACE = { type: 'text', value: ' ' } as const;
const isTerm = (child: Element['children'][number]): boolean =>
  child.type === 'element' && child.tagName === 'dt';
