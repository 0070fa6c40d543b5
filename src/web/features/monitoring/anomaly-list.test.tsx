import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { QueryProvider } from '../../api/query-client.tsx';
import { PlaceProvider, type Place } from '../../router/place.ts';
import { AnomalyList } from './anomaly-list.tsx';
import type { FoundAnomalies } from './anomaly-feed.ts';

const ANSWER: FoundAnomalies = {
  kind: 'found',
  coverage: { cluster: 'localnet', engine: 'sqlite', fromSlot: 1, toSlot: 9, fromTime: 1, toTime: 9 },
  rows: [],
  next: undefined,
  names: { labels: {}, tokens: {} },
};

/** What the list shows at an address of the page, whose other keys are no filters. */
const listAt = (query: string): string => {
  const texts = Object.fromEntries(new URLSearchParams(query));
  const filters = { rule: undefined, severity: undefined, subject: undefined, tab: 'anomalies', ...texts };
  // The list asks for its address alone.
  const place = {
    path: '/monitoring',
    query: new URLSearchParams(query),
    navigate: () => {},
  } as unknown as Place;
  return renderToStaticMarkup(
    <QueryProvider>
      <PlaceProvider value={place}>
        <AnomalyList answer={ANSWER} filters={filters} />
      </PlaceProvider>
    </QueryProvider>,
  );
};

describe('an empty list of anomalies', () => {
  test('without filters has none to clear', () => {
    const html = listAt('');
    expect(html).toContain('No anomalies<');
    expect(html).not.toContain('Clear filters');
    expect(html).toContain('New findings appear here');
  });

  test('with filters names them and clears them', () => {
    const html = listAt('severity=warning');
    expect(html).toContain('No warnings<');
    expect(html).toContain('<a href="/monitoring">Clear filters</a>');
  });

  test('of the past leads to the newest, and waits for nothing', () => {
    const html = listAt('severity=warning&before=5.0');
    expect(html).toContain('No earlier warnings<');
    expect(html).toContain('href="/monitoring?severity=warning">Newest</a>');
    expect(html).not.toContain('New findings');
  });
});
