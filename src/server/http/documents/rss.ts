import { PRODUCT } from '#contracts/product';

export const RSS_TYPE = 'application/rss+xml; charset=utf-8';

export interface FeedItem {
  readonly title: string;
  /** Path of ours. */
  readonly href: string;
  readonly description: string;
  /** `2026-11-21`, or a time as `2026-11-21T10:00:00Z`; absent where nobody wrote down when. */
  readonly date?: string | undefined;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Path of the page the feed belongs to, and of the feed. */
  readonly href: string;
  readonly self: string;
  readonly items: readonly FeedItem[];
}

/** RSS 2.0 with links on `origin`. Source: rssboard.org/rss-specification. */
export function toRss({ title, description, href, self, items }: Feed, origin: string): string {
  const newest = items.map(({ date }) => date ?? '').reduce((a, b) => (a > b ? a : b), '');
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `${PRODUCT.name}: ${title}`),
    element('link', origin + href),
    element('description', description),
    element('language', 'en'),
    ...(newest === '' ? [] : [element('lastBuildDate', toRssDate(newest))]),
    `<atom:link href="${escapeXml(origin + self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => toItem(item, origin)),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function toItem({ title, href, description, date }: FeedItem, origin: string): string {
  const link = origin + href;
  return [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    ...(date === undefined ? [] : [element('pubDate', toRssDate(date))]),
    element('description', description),
    '</item>',
  ].join('\n');
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** `Sat, 21 Nov 2026 00:00:00 GMT`; a date without a time is midnight UTC. */
const toRssDate = (date: string): string => new Date(date).toUTCString();

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for XML 1.0, without the characters it cannot hold. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
