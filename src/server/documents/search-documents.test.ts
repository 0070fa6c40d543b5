import { beforeAll, describe, expect, test } from 'vitest';
import { parseMarkdown } from '#std/markdown/parse-markdown';
import { searchParts, toParts } from './search-documents.ts';

const bodyOf = (slug: string, title: string, text: string) => ({
  entry: {
    shelf: 'docs' as const,
    slug,
    href: `/docs/${slug}`,
    title,
    description: 'About.',
    date: '2026-11-21',
  },
  tree: parseMarkdown(text, { idPrefix: 's-' }),
  contents: [],
});

let parts: ReturnType<typeof toParts>;
beforeAll(() => {
  parts = toParts([
    bodyOf(
      'failures',
      'Why it failed',
      'Fees are paid.\n\n## Slippage\n\nThe price moved.\n\n## Runtime\n\nThe slippage limit, `Custom: 6001`.',
    ),
    bodyOf('fees', 'Fees', 'What is paid.'),
  ]);
});
const places = (query: string) => searchParts(parts, query).map(({ href }) => href);

describe('search in the documentation', () => {
  test('finds words in titles, headings, texts and code, the best place first', () => {
    expect(places('fees')).toEqual(['/docs/fees', '/docs/failures']);
    expect(places('slippage')).toEqual(['/docs/failures#s-slippage', '/docs/failures#s-runtime']);
    expect(places('6001')).toEqual(['/docs/failures#s-runtime']);
  });

  test('every word must stand in the place', () => {
    expect(places('slippage price')).toEqual(['/docs/failures#s-slippage']);
    expect(places('slippage zebra')).toEqual([]);
  });

  test('letters are large or small alike; an empty search finds nothing', () => {
    expect(places('SLIPPAGE')).toHaveLength(2);
    expect(places('   ')).toEqual([]);
  });

  test('the words are marked in the excerpt', () => {
    expect(searchParts(parts, 'moved')[0]).toEqual({
      href: '/docs/failures#s-slippage',
      title: 'Why it failed',
      heading: 'Slippage',
      excerpt: [
        { text: 'The price ', isMatch: false },
        { text: 'moved', isMatch: true },
        { text: '.', isMatch: false },
      ],
    });
  });
});
