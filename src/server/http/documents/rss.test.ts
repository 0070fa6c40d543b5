import { describe, expect, test } from 'vitest';
import { toRss } from './rss.ts';

const FEED = {
  title: 'Blog',
  description: 'Articles.',
  href: '/blog',
  self: '/blog/rss.xml',
  items: [
    {
      title: 'A <b> & "c"',
      href: '/blog/a?x=1&y=2',
      description: 'It’s\u0000 \ud800 ]]> text',
      date: '2026-11-21',
    },
    { title: 'No date', href: '/blog/b', description: 'B' },
  ],
};

describe('RSS', () => {
  const text = toRss(FEED, 'https://explorer.example');

  test('is RSS 2.0 with absolute links from the configured origin', () => {
    expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>OSVM: Blog</title>
<link>https://explorer.example/blog</link>
<description>Articles.</description>
<language>en</language>
<lastBuildDate>Sat, 21 Nov 2026 00:00:00 GMT</lastBuildDate>
<atom:link href="https://explorer.example/blog/rss.xml" rel="self" type="application/rss+xml"/>
<item>
<title>A &lt;b&gt; &amp; &quot;c&quot;</title>
<link>https://explorer.example/blog/a?x=1&amp;y=2</link>
<guid isPermaLink="true">https://explorer.example/blog/a?x=1&amp;y=2</guid>
<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate>
<description>It’s \ufffd ]]&gt; text</description>
</item>
<item>
<title>No date</title>
<link>https://explorer.example/blog/b</link>
<guid isPermaLink="true">https://explorer.example/blog/b</guid>
<description>B</description>
</item>
</channel>
</rss>
`);
  });

  test('no text of an item becomes an element', () => {
    expect([...text.matchAll(/<([a-z:]+)/gi)].map(([, name]) => name)).not.toContain('b');
  });
});
