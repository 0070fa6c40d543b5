import { expect, test } from 'vitest';
import { LISTED_TOKEN_COLUMNS } from '#contracts/columns/token-columns';
import type { ListedTokenRow, Window } from '#contracts/market/market';
import type { Wire } from '#std/json';
import { toRowColumns } from '../values/row-columns.tsx';
import { toTokenColumns } from './token-columns.tsx';

const columnsOf = (window: Window, covered: number) =>
  toRowColumns<Wire<ListedTokenRow>, (typeof LISTED_TOKEN_COLUMNS)[number]['key']>(
    LISTED_TOKEN_COLUMNS,
    toTokenColumns({
      window,
      coverage: {
        cluster: 'localnet',
        engine: 'sqlite',
        fromSlot: 1,
        toSlot: 9,
        fromTime: 1_000,
        toTime: 1_000 + covered,
      },
      priceSteps: { from: 1_000, width: 300, count: 3 },
      sortBy: (column) => ({ href: `/tokens?sort=${column}` }),
    }),
  );

const titlesOf = (window: Window, covered: number) =>
  columnsOf(window, covered).flatMap(({ key, title }) => (key.startsWith('change') ? [title] : []));

test('a change is told over the time it is of: the window, or the part of it that is indexed', () => {
  expect(titlesOf('24h', 86_400)).toEqual(['5m', '1h', '6h', 'Change 24h']);
  expect(titlesOf('24h', 4_320)).toEqual(['5m', '1h', '6h', 'Change 1 h 12 min']);
  expect(titlesOf('1h', 1_500)).toEqual(['5m', 'Change 25 min', '6h', '24h']);
  expect(titlesOf('7d', 604_800)).toEqual(['5m', '1h', '6h', '24h', 'Change 7d']);
  expect(titlesOf('7d', 172_800)).toEqual(['5m', '1h', '6h', '24h', 'Change 2 d']);
});

test('nothing is ordered by changes that no row has', () => {
  const ordered = columnsOf('1h', 25_000).flatMap(({ key, sort }) =>
    key.startsWith('change') && sort !== undefined ? [key] : [],
  );
  expect(ordered).toEqual(['change5m', 'change', 'change6h']);
});

test('changes over more than is indexed are left to the choice of the reader', () => {
  const hidden = (covered: number) =>
    columnsOf('24h', covered).flatMap(({ key, optional }) => (optional ? [key] : []));
  expect(hidden(1_500)).toEqual(['change1h', 'change6h']);
  expect(hidden(86_400)).toEqual([]);
});

test('on a phone the change has the same time', () => {
  const { short } = columnsOf('24h', 4_320).find(({ key }) => key === 'change')!;
  expect(short).toBe('1 h 12 min');
});
