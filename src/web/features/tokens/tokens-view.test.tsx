import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { TokensAnswer } from '#contracts/market/market';
import type { Wire } from '#std/json';
import { PlaceProvider, type Place } from '../../router/place.ts';
import { TokensView } from './tokens-view.tsx';

type Found = Extract<Wire<TokensAnswer>, { kind: 'found' }>;

const EMPTY: Found = {
  kind: 'found',
  coverage: { cluster: 'localnet', engine: 'sqlite', fromSlot: 1, toSlot: 9, fromTime: 1, toTime: 9 },
  window: '24h',
  sort: 'volume',
  asOf: undefined,
  page: 1,
  rows: [],
  priceSteps: { from: 1, width: 300, count: 0 },
  total: 0,
  names: { labels: {}, tokens: {} },
};

const viewOf = (more: Partial<Found>): string => {
  // An empty list asks for its address alone.
  const place = { path: '/tokens', query: new URLSearchParams(), navigate: () => {} } as unknown as Place;
  return renderToStaticMarkup(
    <PlaceProvider value={place}>
      <TokensView answer={{ ...EMPTY, ...more }} active="all" />
    </PlaceProvider>,
  );
};

describe('an empty ranking of tokens', () => {
  test.each(['volume', 'trades', 'holders'] as const)('by %s is of a window without trades', (sort) => {
    expect(viewOf({ sort })).toContain('No tokens traded in this window');
  });

  test.each(['gain', 'loss', 'change1h', 'liquidity', 'age'] as const)(
    'by %s is one no token has a place in, whatever was traded',
    (sort) => {
      const html = viewOf({ sort });
      expect(html).toContain('No tokens match');
      expect(html).not.toContain('No tokens traded');
    },
  );

  test('by a change longer than what is indexed says over what it is ordered', () => {
    const rows = { coverage: { ...EMPTY.coverage, toTime: 3_601 } };
    expect(viewOf({ ...rows, sort: 'change24h' })).toContain('Ordered by the change over the 1 h indexed');
    expect(viewOf({ ...rows, sort: 'change1h' })).not.toContain('Ordered by');
    expect(viewOf({ ...rows, sort: 'change' })).not.toContain('Ordered by');
  });

  test('leads to 7 days unless they are shown', () => {
    expect(viewOf({})).toContain('window=7d">Show 7 days</a>');
    expect(viewOf({ window: '7d' })).not.toContain('Show 7 days');
  });

  test('behind the last page leads to the first, for there are tokens', () => {
    const html = viewOf({ page: 7, total: 90 });
    expect(html).toContain('No more tokens');
    expect(html).toContain('>First page</a>');
  });
});
