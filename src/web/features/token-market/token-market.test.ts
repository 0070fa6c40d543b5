import { describe, expect, test } from 'vitest';
import type { TradeRow } from '#contracts/market/market';
import type { TokenMarketAnswer } from '#contracts/market/token-market';
import type { TokenHolderClassesAnswer } from '#contracts/account/token-risk';
import { asAddress } from '#contracts/chain';
import type { Wire } from '#std/json';
import { toClassWords, toPart } from './holder-classes.tsx';
import { marketSearch } from './market-search.ts';
import { toPairText } from './market-name.ts';
import { toRiskCount } from './risk-card.tsx';
import { toShownMarket, toShownWidth } from './shown-market.ts';
import { toArrived } from './use-trades.ts';

const [POOL, OTHER, MINT] = [asAddress('pool'), asAddress('other'), asAddress('mint')];

const UNKNOWN = {
  baseDecimals: undefined,
  quoteDecimals: undefined,
  price: undefined,
  liquidityMicroUsd: undefined,
  day: undefined,
};

function marketAnswer(coveredSeconds: number): Wire<TokenMarketAnswer> {
  const sides = {
    venue: OTHER,
    base: MINT,
    quote: OTHER,
    quoteKind: 'sol',
    firstTime: 0,
    time: 0,
    ...UNKNOWN,
  };
  return {
    kind: 'found',
    coverage: {
      cluster: 'localnet',
      engine: 'sqlite',
      fromSlot: 1,
      toSlot: 2,
      fromTime: 1_000,
      toTime: 1_000 + coveredSeconds,
    },
    mint: MINT,
    price: undefined,
    priceMissing: undefined,
    createdTime: undefined,
    creator: undefined,
    launchpad: undefined,
    windows: {} as never, // not looked at
    holders: 0,
    mainMarket: POOL,
    markets: [
      { market: POOL, ...sides },
      { market: OTHER, ...sides },
    ],
    hasMoreMarkets: false,
    names: { labels: {}, tokens: {} },
  };
}

const HOUR = 3_600;
const DAY = 24 * HOUR;
const widthOf = (text: string) => marketSearch.read(new URLSearchParams(text)).width;

describe('toShownMarket', () => {
  test('is the one the query names if the token has it, else the main one', () => {
    expect(toShownMarket(marketAnswer(DAY), 'other')).toBe('other');
    expect(toShownMarket(marketAnswer(DAY), 'foreign')).toBe('pool');
    expect(toShownMarket(marketAnswer(DAY), undefined)).toBe('pool');
  });
});

describe('toShownWidth', () => {
  test('is the one the query names if there is such a width', () => {
    expect(toShownWidth(marketAnswer(HOUR), widthOf('width=4h'))).toBe('4h');
    expect(toShownWidth(marketAnswer(HOUR), widthOf('width=9h'))).toBe('1m');
  });

  test('grows with what the index covers', () => {
    expect(
      [HOUR, DAY, 3 * DAY, 30 * DAY].map((covered) => toShownWidth(marketAnswer(covered), widthOf(''))),
    ).toEqual(['1m', '5m', '15m', '1h']);
  });
});

describe('toArrived', () => {
  const trade = (slot: number, isBuy: boolean): Wire<TradeRow> => ({
    slot,
    position: 0,
    part: 0,
    time: slot,
    trader: OTHER,
    market: POOL,
    venue: OTHER,
    base: MINT,
    quote: OTHER,
    isBuy,
    baseAmount: '1',
    quoteAmount: '1',
    signature: undefined,
    price: undefined,
    microUsd: undefined,
  });

  test('puts the newest first, and gives no trade twice', () => {
    const arrived = toArrived(
      [trade(5, true)],
      [trade(4, true)],
      [trade(4, true), trade(5, true), trade(6, false), trade(7, true)],
      undefined,
    );
    expect(arrived.map(({ slot }) => slot)).toEqual([7, 6, 5]);
  });

  test('keeps to one side', () => {
    expect(toArrived([], [], [trade(1, true), trade(2, false)], 'sell').map(({ slot }) => slot)).toEqual([2]);
  });
});

describe('toRiskCount', () => {
  test('counts without weighing', () => {
    const tones = ['danger', 'caution', 'caution', 'fine', 'unknown'] as const;
    expect(toRiskCount(tones.map((tone) => ({ tone })))).toBe('1 danger, 2 cautions, 1 not known');
    expect(toRiskCount([])).toBe('0 dangers, 0 cautions');
  });
});

describe('toClassWords', () => {
  const answer: Wire<TokenHolderClassesAnswer> = {
    kind: 'found',
    coverage: { cluster: 'localnet', engine: 'sqlite', fromSlot: 1, toSlot: 2, fromTime: 1, toTime: 2 },
    mint: MINT,
    creation: { kind: 'unknown', reason: 'older' },
    early: { kind: 'unknown', reason: 'older' },
    holders: [
      { owner: OTHER, classes: ['sniper', 'bundled'], amount: '1', accounts: [] },
      { owner: MINT, classes: ['pool'], amount: '1', accounts: [POOL] },
    ],
    sums: {} as never, // not looked at
    names: { labels: {}, tokens: {} },
  };

  test('knows wallets by owner, and vaults by their account alone', () => {
    const wordsOf = toClassWords(answer);
    expect(wordsOf('other', 'x')).toEqual(['sniper', 'bundled']);
    expect(wordsOf('mint', 'pool')).toEqual(['pool']);
    expect(wordsOf('mint', 'y')).toEqual([]);
    expect(wordsOf(undefined, 'y')).toEqual([]);
  });

  test('says nothing where nothing is indexed', () => {
    expect(toClassWords(undefined)('other', 'x')).toEqual([]);
  });
});

describe('toPart', () => {
  test('is a share of the supply, unless that is not counted', () => {
    expect(toPart('125', { supply: '1000', decimals: 0, native: false })).toBe('12.5 %');
    expect(toPart('1', { supply: '0', decimals: 0, native: false })).toBe('supply not counted');
    expect(toPart('1', { supply: '5', decimals: 9, native: true })).toBe('supply not counted');
  });
});

describe('toPairText', () => {
  test('leaves out what cannot be seen in a symbol, and cuts long ones', () => {
    const tokens = {
      mint: { mint: MINT, symbol: 'A\u202eB' },
      other: { mint: OTHER, symbol: 'LONGLONGLONGLONGLONG' },
    };
    expect(toPairText({ base: MINT, quote: OTHER }, { labels: {}, tokens })).toBe('AB / LONGLONGLONGLONG');
  });
});
