import { describe, expect, test } from 'vitest';
import { keepRows, passes, scanSearch, toFilter, toStages } from './launch-query.ts';
import type { Launch } from './launch-columns.tsx';

const LAUNCH: Launch = {
  mint: 'A' as Launch['mint'], // any text does here
  slot: 1,
  time: 2,
  creator: 'B' as Launch['creator'], // any text does here
  decimals: 6,
  signature: undefined,
  launchpad: undefined,
  firstTradeTime: undefined,
  lastTradeTime: undefined,
  price: undefined,
  firstUsd: undefined,
  change: undefined,
  liquidityMicroUsd: undefined,
  swaps: 0,
  buys: 0,
  earlyBuyers: 0,
  microUsd: '0',
  unvalued: 0,
  holders: 0,
  progress: { kind: 'unknown', reason: '' },
  marks: [],
};
const filterOf = (query: string) => toFilter(scanSearch.read(new URLSearchParams(query)));

describe('filters of the live page', () => {
  test('what the URL asks is read, and what is not understood is named', () => {
    const query = new URLSearchParams('minLiquidity=5&marks=clean&pooled=maybe&launchpad=no!');
    expect(scanSearch.read(query)).toEqual({
      launchpad: undefined,
      minLiquidity: undefined,
      marks: true,
      pooled: false,
      tab: 'new',
      view: 'columns',
    });
    expect(scanSearch.refused(query).map(({ key }) => key)).toEqual(['launchpad', 'minLiquidity', 'pooled']);
  });

  test('a launch whose liquidity nobody knows has none', () => {
    const filter = filterOf('minLiquidity=1000');
    expect(passes(LAUNCH, filter)).toBe(false);
    expect(passes({ ...LAUNCH, liquidityMicroUsd: '999999999' }, filter)).toBe(false);
    expect(passes({ ...LAUNCH, liquidityMicroUsd: '1000000000' }, filter)).toBe(true);
  });

  test('without warnings leaves cautions and what is not known', () => {
    const mark = (tone: 'danger' | 'caution' | 'unknown') => ({
      ...LAUNCH,
      marks: [{ rule: 'snipers', tone, words: '', evidence: '' } as const],
    });
    const filter = filterOf('marks=clean');
    expect([mark('danger'), mark('caution'), mark('unknown')].map((row) => passes(row, filter))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('launches that came to a pool can be hidden', () => {
    const pooled: Launch = { ...LAUNCH, progress: { kind: 'pooled', time: 5 } };
    expect(passes(pooled, filterOf(''))).toBe(true);
    expect(passes(pooled, filterOf('pooled=hide'))).toBe(false);
  });
});

describe('rows of the live page', () => {
  const rows = (text: string) => [...text].map((mint) => ({ mint }));

  test('older rows stay behind newer ones, up to a bound', () => {
    expect(keepRows(rows('cba'), rows('edc'), 4)).toEqual(rows('edcb'));
  });
});

describe('stages of the live page', () => {
  const selling = (share: number): Launch => ({ ...LAUNCH, progress: { kind: 'selling', share, basis: '' } });
  test('what is sold decides, the furthest first; what is not known is new', () => {
    const pooled: Launch = { ...LAUNCH, progress: { kind: 'pooled', time: undefined } };
    const rows = [LAUNCH, selling(0.6), pooled, selling(0.1), selling(0.9), selling(0.5)];
    const { new: fresh, graduating, pooled: inPool } = toStages(rows);
    expect(fresh).toEqual([LAUNCH, selling(0.1)]);
    expect(graduating).toEqual([selling(0.9), selling(0.6), selling(0.5)]);
    expect(inPool).toEqual([pooled]);
  });
});
