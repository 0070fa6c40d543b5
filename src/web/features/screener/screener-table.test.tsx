import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import { PlaceProvider, type Place } from '../../router/place.ts';
import type { FoundScreener } from './screener-query.ts';
import { ScreenerTable } from './screener-table.tsx';

const FOUND: FoundScreener = {
  kind: 'found',
  coverage: { cluster: 'localnet', engine: 'sqlite', fromSlot: 1, toSlot: 9, fromTime: 1, toTime: 9 },
  list: 'memecoins',
  window: '24h',
  sort: 'volume',
  order: 'desc',
  asOf: 9,
  page: 1,
  rows: [
    {
      mint: asAddress('mint'),
      price: undefined,
      change: undefined,
      changes: {},
      microUsd: '1',
      swaps: 1,
      buys: 1,
      unvalued: 0,
      liquidityMicroUsd: undefined,
      marketCapMicroUsd: undefined,
      prices: undefined,
      holders: 1,
      createdTime: 1,
      launchpad: undefined,
      marks: [{ rule: 'snipers', tone: 'caution', words: '3 snipers', evidence: 'They bought first.' }],
    },
  ],
  matching: { count: 1, exact: true },
  priceSteps: { from: 1, width: 300, count: 0 },
  launchpads: [],
  names: { labels: {}, tokens: {} },
};

test('marks of risk are on the card of a phone, with words for those who ask', () => {
  // The table asks for its address alone.
  const place = {
    path: '/defi/memecoins',
    query: new URLSearchParams(),
    navigate: () => {},
    cluster: 'localnet',
  } as unknown as Place;
  const html = renderToStaticMarkup(
    <PlaceProvider value={place}>
      <ScreenerTable found={FOUND} texts={{}} />
    </PlaceProvider>,
  );
  const cell = /<td[^>]*data-phone="text"[^>]*>(.*?)<\/td>/.exec(html)?.[1];
  expect(cell).toContain('3 snipers');
});
