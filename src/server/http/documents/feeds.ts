import { PRODUCT } from '#contracts/product';
import type { Shelf } from '#contracts/documents';
import { toBlockText, toInlineText, type Block } from '#std/markdown/markdown-tree';
import { listDocuments, parseDocument, readRootFile } from '../../documents/library.ts';
import type { Feed, FeedItem } from './rss.ts';

const MOST_DESCRIPTION = 2_000;

const SHELVES: Readonly<Record<Exclude<Shelf, 'docs'>, Pick<Feed, 'title' | 'description'>>> = {
  blog: { title: 'Blog', description: `Articles about ${PRODUCT.name} and the chain it reads.` },
  news: { title: 'News', description: `What is new in ${PRODUCT.name}.` },
};

/** The feed of posts or of news. */
export function toShelfFeed(shelf: Exclude<Shelf, 'docs'>): Feed {
  return {
    ...SHELVES[shelf],
    href: `/${shelf}`,
    self: `/${shelf}/rss.xml`,
    items: listDocuments(shelf).map(({ title, href, description, date }) => ({
      title,
      href,
      description,
      date,
    })),
  };
}

/** The feed of versions; the changelog has no dates, so neither has its feed. */
export async function toChangelogFeed(idPrefix: string): Promise<Feed> {
  const { blocks } = await parseDocument(readRootFile('CHANGELOG.md'), idPrefix);
  const items: FeedItem[] = [];
  let words: Block[] = [];
  for (const block of blocks.toReversed()) {
    if (block.kind === 'heading' && block.depth === 2) {
      const description = toBlockText(words.toReversed(), { code: false }).slice(0, MOST_DESCRIPTION);
      items.unshift({ title: toInlineText(block.children), href: `/changelog#${block.id}`, description });
      words = [];
    } else words.push(block);
  }
  return {
    title: 'Changelog',
    description: `What changed in each version of ${PRODUCT.name}.`,
    href: '/changelog',
    self: '/changelog/rss.xml',
    items,
  };
}
