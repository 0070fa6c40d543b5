import { describe, expect, test } from 'vitest';
import type { SwapFact } from '../facts/facts.ts';
import { makeFacts, makeSwap, makeSighting } from '../testing/make-facts.ts';
import backAndForth from './back-and-forth.ts';
import sandwich from './sandwich.ts';
import whaleTrade from './whale-trade.ts';

const inOrder = (swaps: readonly Partial<SwapFact>[]): SwapFact[] =>
  swaps.map((swap, position) => makeSwap({ position, ...swap }));

describe('sandwich', () => {
  const BEFORE = { trader: 'bot', baseAmount: 100n, quoteAmount: 1_000n };
  const VICTIM = { trader: 'victim', baseAmount: 100n, quoteAmount: 1_100n };
  const AFTER = { trader: 'bot', isBuy: false, baseAmount: 100n, quoteAmount: 1_150n };
  const find = (swaps: readonly Partial<SwapFact>[]) =>
    sandwich.find(
      makeFacts({
        swaps: inOrder(swaps),
        transactions: [0, 1, 2].map((position) => ({
          slot: 1_000,
          position,
          signature: `signature ${position}`,
          feePayer: 'anybody',
          feeLamports: 0n,
          computeUnits: undefined,
        })),
      }),
      [],
    );

  test('is reported with its three transactions and what the attacker gained', () => {
    expect(find([BEFORE, VICTIM, AFTER])).toEqual([
      {
        subject: 'market',
        position: 1,
        measured: 1,
        allowed: 1,
        evidence: {
          attacker: 'bot',
          victim: 'victim',
          gain: '150',
          quote: 'quote',
          before: 'signature 0',
          between: 'signature 1',
          after: 'signature 2',
        },
      },
    ]);
  });

  test('of a seller counts the same way', () => {
    const found = find([
      { ...BEFORE, isBuy: false },
      { ...VICTIM, isBuy: false },
      { ...AFTER, isBuy: true, quoteAmount: 900n },
    ]);
    expect(found.map(({ evidence }) => evidence['gain'])).toEqual(['100']);
  });

  test.each([
    ['nobody trades between', [BEFORE, AFTER]],
    ['the trade between goes the other way', [BEFORE, { ...VICTIM, isBuy: false }, AFTER]],
    ['it brings nothing', [BEFORE, VICTIM, { ...AFTER, quoteAmount: 1_000n }]],
    ['half is not sold', [BEFORE, VICTIM, { ...AFTER, baseAmount: 50n }]],
    ['others trade back', [BEFORE, VICTIM, { ...AFTER, trader: 'another' }]],
    ['it is another market', [BEFORE, VICTIM, { ...AFTER, market: 'elsewhere' }]],
    ['all is one transaction', [BEFORE, VICTIM, AFTER].map((swap) => ({ ...swap, position: 0 }))],
  ])('is none when %s', (_, swaps) => {
    expect(find(swaps)).toEqual([]);
  });
});

describe('whale trade', () => {
  const swap = { quoteAmount: 250n, microUsd: 1_000_000_000n };
  const find = (swaps: readonly Partial<SwapFact>[], quoteReserve: bigint | undefined) =>
    whaleTrade.find(
      makeFacts({
        swaps: swaps.map((one) => makeSwap(one)),
        sightings: swaps.map(() => makeSighting(quoteReserve)),
      }),
      [],
    );

  test('is held against what the pool held before it', () => {
    expect(find([swap], 1_250n)).toMatchObject([{ measured: 0.25, evidence: { side: 'buy', held: '1000' } }]);
    expect(find([{ ...swap, isBuy: false }], 750n)).toMatchObject([
      { measured: 0.25, evidence: { side: 'sell' } },
    ]);
  });

  test.each([
    ['under a fifth', swap, 1_600n],
    ['worth under 1,000 dollars', { ...swap, microUsd: 999_999_999n }, 1_250n],
    ['without a value', { ...swap, microUsd: undefined }, 1_250n],
    ['of a pool whose vault is not shown', swap, undefined],
  ])('is none when %s', (_, one, reserve) => {
    expect(find([one], reserve)).toEqual([]);
  });

  test('a market gone through twice in a transaction says nothing of one swap', () => {
    expect(find([swap, { ...swap, part: 1 }], 1_250n)).toEqual([]);
  });
});

describe('back and forth', () => {
  const find = (swaps: readonly Partial<SwapFact>[]) =>
    backAndForth.find(makeFacts({ swaps: inOrder(swaps) }), []);
  const round = [{ isBuy: true }, { isBuy: false }];

  test('two buys and two sells that leave nothing are reported', () => {
    expect(find([...round, ...round])).toMatchObject([
      { subject: 'market', measured: 4, evidence: { trader: 'trader', buys: 2, sells: 2, turnover: '400' } },
    ]);
  });

  test.each([
    ['once', round],
    ['by two people', [...round, ...round.map((swap) => ({ ...swap, trader: 'another' }))]],
    ['in two markets', [...round, ...round.map((swap) => ({ ...swap, market: 'elsewhere' }))]],
    ['and a fifth is not sold', [...round, { isBuy: true, baseAmount: 300n }, { isBuy: false }]],
  ])('is none when %s', (_, swaps) => {
    expect(find(swaps)).toEqual([]);
  });
});
