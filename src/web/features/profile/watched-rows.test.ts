import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import type { Watched } from '#contracts/people/people';
import { toCsvColumns, WATCHED_COLUMNS } from './watched-columns.tsx';
import {
  sortRows,
  toBalanceMicroUsd,
  toCalls,
  toCapMicroUsd,
  toFailedShare,
  toGroups,
  toOneTable,
  toWatchedName,
  type WatchedRow,
} from './watched-rows.ts';

const entryOf = (address: string, more: Partial<Watched> = {}): Watched => ({
  cluster: 'mainnet',
  kind: 'token',
  address,
  note: undefined,
  addedMs: 0,
  ...more,
});
const PRICE = {
  usd: 0.5,
  sol: 0.01,
  path: [],
  liquidityMicroUsd: undefined,
  time: 1,
  isThin: false,
  isStale: false,
};
const rowOf = (address: string, fact?: Partial<NonNullable<WatchedRow['fact']>>): WatchedRow => ({
  entry: entryOf(address),
  fact: fact && { item: address, kind: 'address', state: 'found', ...fact },
  sol: undefined,
  isLoading: false,
});
const MARKET = {
  change: undefined,
  liquidityMicroUsd: undefined,
  createdTime: undefined,
  microUsd: '0',
  swaps: 0,
  buys: 0,
  unvalued: 0,
  holders: 0,
};
const tokenOf = (symbol: string) => ({
  mint: asAddress('11111111111111111111111111111111'),
  symbol,
});
const mintOf = (supply: string) => ({
  exists: true,
  lamports: '1',
  executable: false,
  byteLength: 82,
  title: 'Mint',
  mint: { supply, decimals: 3 },
});

describe('the watchlist', () => {
  test('is grouped by kind, and names clusters only where there are several', () => {
    const entries = [entryOf('a'), entryOf('b', { kind: 'account' }), entryOf('c')];
    expect(toGroups(entries).map(({ title, entries: own }) => [title, own.length])).toEqual([
      ['Tokens', 2],
      ['Accounts', 1],
    ]);
    expect(toGroups([...entries, entryOf('d', { cluster: 'devnet' })]).map(({ title }) => title)).toEqual([
      'Tokens on Devnet',
      'Tokens on Mainnet',
      'Accounts on Mainnet',
    ]);
  });

  test('asks one question for all but accounts, and one for accounts, a hundred at a time', () => {
    const entries = [
      entryOf('wallet', { kind: 'account' }),
      ...Array.from({ length: 101 }, (_, i) => entryOf(String(i))),
      entryOf('vote', { kind: 'validator' }),
    ];
    const calls = toCalls(entries);
    expect(calls.map(({ cluster, request }) => [cluster, request.items.length])).toEqual([
      ['mainnet', 100],
      ['mainnet', 2],
      ['mainnet', 1],
    ]);
    expect(calls[1]?.request).toEqual({
      items: ['100', 'vote'],
      parts: ['account', 'market', 'prices', 'calls', 'stake'],
    });
    expect(calls[2]?.request.parts).toContain('newest');
  });

  test('a market cap needs a price and a supply', () => {
    const market = { ...MARKET, price: PRICE };
    expect(toCapMicroUsd(rowOf('a', { market, account: mintOf('5000') }))).toBe(2_500_000n);
    expect(toCapMicroUsd(rowOf('a', { market }))).toBeUndefined();
    expect(toCapMicroUsd(rowOf('a', { account: mintOf('5000') }))).toBeUndefined();
    // Nobody mints wrapped SOL: its supply says nothing.
    expect(toCapMicroUsd(rowOf('a', { market, account: mintOf('0') }))).toBeUndefined();
  });

  test('a balance has dollars where SOL has a price, also none at all', () => {
    const row = rowOf('a', { account: { ...mintOf('0'), lamports: '2000000000' } });
    expect(toBalanceMicroUsd(row)).toBeUndefined();
    expect(toBalanceMicroUsd({ ...row, sol: { ...PRICE, usd: 150 } })).toBe(300_000_000n);
  });

  test('a share of failures needs a transaction', () => {
    expect(toFailedShare(rowOf('a', { calls: { calls: 9, transactions: 8, failed: 2 } }))).toBe(0.25);
    expect(toFailedShare(rowOf('a', { calls: { calls: 0, transactions: 0, failed: 0 } }))).toBeUndefined();
  });

  test('rows without the figure come last in either order, and large amounts are compared whole', () => {
    const of = (address: string, lamports?: string) =>
      rowOf(address, lamports === undefined ? undefined : { account: { ...mintOf('0'), lamports } });
    const rows = [
      of('none'),
      of('less', '9007199254740993'),
      of('more', '9007199254740994'),
      of('zero', '0'),
    ];
    const rank = ({ fact }: WatchedRow) => (fact?.account ? BigInt(fact.account.lamports) : undefined);
    const names = (order: 'ascending' | 'descending') =>
      sortRows(rows, rank, order).map(({ entry }) => entry.address);
    expect(names('descending')).toEqual(['more', 'less', 'zero', 'none']);
    expect(names('ascending')).toEqual(['zero', 'less', 'more', 'none']);
  });

  test('has one name for an entry wherever it stands: own label, validator, label, symbol', () => {
    const names = {
      labels: { a: { name: 'Known', kind: 'program', source: 'curated' } },
      tokens: { a: tokenOf('SYM'), b: tokenOf('BEE'), c: tokenOf('') },
    } as const;
    const stake = { name: 'Validator' } as NonNullable<NonNullable<WatchedRow['fact']>['stake']>;
    const none = new Map<string, string>();
    expect(toWatchedName(rowOf('a', { stake }), names, new Map([['a', 'Mine']]))).toBe('Mine');
    expect(toWatchedName(rowOf('a', { stake }), names, none)).toBe('Validator');
    expect(toWatchedName(rowOf('a'), names, none)).toBe('Known');
    expect(toWatchedName(rowOf('b'), names, none)).toBe('BEE');
    expect(toWatchedName(rowOf('c'), names, none)).toBeUndefined();
    const [group] = toGroups([entryOf('a', { kind: 'program' })]);
    const nameIn = (own: ReadonlyMap<string, string>) =>
      toCsvColumns(group!, names, own)
        .find(({ title }) => title === 'Name')
        ?.csv(rowOf('a'));
    expect(nameIn(none)).toBe('Known');
    expect(nameIn(new Map([['a', 'Mine']]))).toBe('Mine');
  });

  test('is exported as one table, empty where a kind has no such figure', () => {
    const [a, b] = [rowOf('a'), rowOf('b')];
    expect(
      toOneTable([
        {
          columns: [
            { title: 'Address', csv: ({ entry }) => entry.address },
            { title: 'Price', csv: () => '2' },
          ],
          rows: [a],
        },
        {
          columns: [
            { title: 'Address', csv: ({ entry }) => entry.address },
            { title: 'Stake', csv: () => '3' },
          ],
          rows: [b],
        },
      ]),
    ).toEqual({
      titles: ['Address', 'Price', 'Stake'],
      rows: [
        ['a', '2', ''],
        ['b', '', '3'],
      ],
    });
  });
});

test('on a phone figures that could be others have a word', () => {
  const words = (['token', 'validator'] as const).map((kind) =>
    WATCHED_COLUMNS[kind].flatMap(({ key, short }) => (['change', 'stake'].includes(key) ? [short] : [])),
  );
  expect(words).toEqual([['24 h'], ['Stake']]);
});
