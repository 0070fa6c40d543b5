import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import type { Act } from '#contracts/market/protocol-acts';
import { CategoryFigures } from './category-figures.tsx';
import type { FoundCategory } from './category-view.tsx';

const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
const use = { calls: 30, transactions: 20, failed: 1, feeLamports: '5000', swaps: 0, microUsd: '0' };
const users = { kind: 'exact', users: 7 } as const;

const protocolOf = (name: string, counted: readonly Act[]): FoundCategory['protocols'][number] => ({
  name,
  does: undefined,
  category: 'lending',
  site: undefined,
  isClosed: false,
  programs: [{ address: asAddress(name), name, isRead: true, counted, calls: 30 }],
  use,
  trend: { calls: undefined, microUsd: undefined },
  users,
  acts: [],
});

const found = (more: Partial<FoundCategory>): FoundCategory => ({
  kind: 'found',
  coverage: {
    cluster: 'localnet',
    engine: 'sqlite',
    fromSlot: 1,
    toSlot: 9,
    fromTime: NOON - 1_323,
    toTime: NOON,
  },
  category: 'yield-agg',
  span: {
    window: '24h',
    from: NOON - 82_800,
    to: NOON,
    hoursFrom: NOON - 82_800,
    isWhole: false,
    hasBefore: false,
  },
  protocols: [protocolOf('one', ['deposit', 'liquidate'])],
  total: use,
  totalTrend: { calls: undefined, microUsd: undefined },
  users,
  acts: [{ act: 'deposit', count: 1_200 }],
  related: [],
  chart: { step: 3_600, times: [], incompleteFrom: NOON, series: [] },
  pools: undefined,
  launches: undefined,
  routes: undefined,
  instructions: undefined,
  stake: undefined,
  stakePools: undefined,
  stablecoins: undefined,
  names: { labels: {}, tokens: {} },
  ...more,
});

const textOf = (more: Partial<FoundCategory>): string =>
  renderToStaticMarkup(<CategoryFigures found={found(more)} />)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('the figures of a category', () => {
  test('are what people did, none included, each with the time it covers', () => {
    const text = textOf({});
    expect(text).toContain('Deposits 1,200 in 22 min');
    expect(text).toContain('Liquidations 0 in 22 min');
    expect(text).not.toContain('Withdrawals');
    expect(text).toContain('Users 7 in 22 min');
  });

  test('leave out what nobody can count, and say of how many protocols they are', () => {
    expect(textOf({ protocols: [protocolOf('one', [])] })).not.toContain('Liquidations');
    const some = textOf({ protocols: [protocolOf('one', ['deposit'])] });
    expect(some).toContain('Deposits 1,200');
    expect(some).not.toContain('Liquidations');
    expect(textOf({ protocols: [protocolOf('one', ['deposit']), protocolOf('two', [])] })).toContain(
      'Deposits 1,200 in 22 min, 1 of 2 protocols',
    );
  });

  const pools = {
    sort: 'volume',
    venue: undefined,
    venues: [{ address: asAddress('clmm'), name: 'Raydium CLMM' }],
    asOf: NOON,
    rows: [],
    traded: 9,
    microUsd: '400000000',
    liquid: 2,
    liquidityMicroUsd: '5000000000',
    largestMicroUsd: '100000000',
    largestTenMicroUsd: '400000000',
  } as const;

  test('of pools say in how many liquidity is known, and of which venue they are', () => {
    const text = textOf({ category: 'amms', pools });
    expect(text).toContain('Liquidity $5,000 in 2 pools Largest pool 25 % $100.00 of the volume');
    const one = textOf({ category: 'amms', pools: { ...pools, venue: asAddress('clmm'), liquid: 1 } });
    expect(one).toContain('in 1 pool of Raydium CLMM');
    expect(one).toContain('$100.00 of the volume of Raydium CLMM');
  });

  test('of pools say nothing of liquidity where none is known', () => {
    const none = textOf({ category: 'amms', pools: { ...pools, liquid: 0, liquidityMicroUsd: undefined } });
    expect(none).not.toContain('Liquidity');
    expect(none).toContain('Largest pool');
  });

  test('of routers are what they routed, and through how many pools a trade goes', () => {
    const text = textOf({
      category: 'aggregators',
      total: { ...use, swaps: 3, microUsd: '400000000' },
      acts: [],
      routes: { routers: [], venues: [], cells: [], hops: 1.5, newestSwaps: 1_200 },
    });
    expect(text).toContain('Volume routed $400');
    expect(text).toContain('Swaps routed 3');
    expect(text).toContain('Swaps a trade 1.5 in the newest 1,200 swaps');
  });
});
