/** The same page for programs: its data as JSON, and its words as Markdown, both out of the page itself. */
import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

interface PageState {
  readonly state: {
    readonly kind: string;
    readonly data?: object;
    readonly message?: string;
    readonly late?: { readonly kind: string; readonly part?: object; readonly message?: string };
  };
  readonly cluster: string;
}

/** What the page is drawn from, with its title and address. */
export function toJsonAlternate(html: string, url: string): string {
  const tree = parse(html);
  const script = find(tree, (element) => element.properties['id'] === 'page-state');
  const { state, cluster } = JSON.parse(textOf(script)) as PageState; // our own page wrote it
  const { kind, data, late, ...rest } = state;
  return `${JSON.stringify(
    {
      url,
      title: toTitle(tree),
      cluster,
      ...(kind === 'page' ? { data: { ...data, ...toLatePart(late) } } : { kind, ...rest }),
    },
    undefined,
    2,
  )}\n`;
}

/** What was slow is part of the data, or said to be missing. */
const toLatePart = (late: PageState['state']['late']): object | undefined =>
  late?.kind === 'failed' ? { missing: late.message } : late?.part;

/** The words and tables of the page's main part. Links lead to the pages of this product. */
export function toMarkdownAlternate(html: string, url: string): string {
  const tree = parse(html);
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

const parse = (html: string): Root => unified().use(rehypeParse).parse(html);

const toTitle = (tree: Root): string => textOf(find(tree, ({ tagName }) => tagName === 'title'));

function find(node: Nodes, matches: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && matches(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, matches);
    if (found !== undefined) return found;
  }
  return undefined;
}

function textOf(node: Nodes | undefined): string {
  if (node === undefined) return '';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
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
