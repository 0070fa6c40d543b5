import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import type { TradeRow } from '#contracts/market/market';
import { toProfits } from './profit.ts';

const EVER = { from: 0, to: 1_000 };

const trade = (
  time: number,
  side: 'buy' | 'sell',
  amount: bigint,
  microUsd: bigint | undefined,
  base = 'a',
): TradeRow => ({
  slot: time,
  position: 0,
  part: 0,
  time,
  signature: undefined,
  trader: asAddress('t'),
  market: asAddress('m'),
  venue: asAddress('v'),
  base: asAddress(base),
  quote: asAddress('q'),
  isBuy: side === 'buy',
  baseAmount: amount,
  quoteAmount: 1n,
  price: undefined,
  microUsd,
});

describe('profit by mean cost', () => {
  test('a sale is held against the mean of what was bought before it', () => {
    const { tokens, trades } = toProfits(
      [
        trade(1, 'buy', 100n, 1_000n),
        trade(2, 'buy', 100n, 3_000n),
        trade(3, 'sell', 50n, 1_500n),
        trade(4, 'sell', 50n, 700n),
      ],
      EVER,
    );
    expect(trades.map(({ costMicroUsd, profitMicroUsd }) => [costMicroUsd, profitMicroUsd])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [1_000n, 500n],
      [1_000n, -300n],
    ]);
    expect(tokens).toMatchObject([
      {
        realisedMicroUsd: 200n,
        costMicroUsd: 2_000n,
        wins: 1,
        closed: 2,
        open: 100n,
        openCostMicroUsd: 2_000n,
        bought: 200n,
        sold: 100n,
        unmatched: 0n,
      },
    ]);
  });

  test('of a sale of more than was bought only the part that was bought counts', () => {
    const { tokens, trades } = toProfits(
      [trade(1, 'buy', 100n, 1_000n), trade(2, 'sell', 400n, 8_000n), trade(3, 'sell', 1n, 50n)],
      EVER,
    );
    expect(trades[1]).toMatchObject({ matched: 100n, profitMicroUsd: 1_000n });
    expect(tokens).toMatchObject([
      { realisedMicroUsd: 1_000n, closed: 1, unmatched: 301n, unmatchedMicroUsd: 6_050n, open: 0n },
    ]);
  });

  test('what was bought before a window is the cost of what is sold in it, and nothing else of it counts', () => {
    const bought = [trade(1, 'buy', 100n, 1_000n), trade(2, 'sell', 50n, 5_000n)];
    const { tokens, trades } = toProfits(
      [...bought, trade(10, 'sell', 20n, 300n), trade(20, 'sell', 30n, 900n)],
      { from: 10, to: 20 },
    );
    expect(trades).toHaveLength(1);
    expect(tokens).toMatchObject([
      { buys: 0, sells: 1, realisedMicroUsd: 100n, costMicroUsd: 200n, open: 30n, openCostMicroUsd: 300n },
    ]);
  });

  test('a trade without a value is counted and brings nothing', () => {
    const { tokens } = toProfits(
      [trade(1, 'buy', 100n, undefined), trade(2, 'buy', 100n, 1_000n), trade(3, 'sell', 100n, undefined)],
      EVER,
    );
    expect(tokens).toMatchObject([{ unvalued: 2, closed: 0, realisedMicroUsd: 0n, open: 0n }]);
  });

  test('tokens stand apart, the one that moved most money first', () => {
    const { tokens } = toProfits(
      [
        trade(1, 'buy', 10n, 100n, 'a'),
        trade(2, 'buy', 10n, 900n, 'b'),
        trade(3, 'sell', 10n, 200n, 'a'),
        trade(4, 'sell', 10n, 100n, 'b'),
      ],
      EVER,
    );
    expect(tokens.map(({ mint, realisedMicroUsd }) => [mint, realisedMicroUsd])).toEqual([
      ['b', -800n],
      ['a', 100n],
    ]);
  });

  test('no cost is lost to rounding: when all is sold, nothing is left of it', () => {
    const { tokens } = toProfits(
      [
        trade(1, 'buy', 3n, 10n),
        trade(2, 'sell', 1n, 10n),
        trade(3, 'sell', 1n, 10n),
        trade(4, 'sell', 1n, 10n),
      ],
      EVER,
    );
    expect(tokens).toMatchObject([
      { open: 0n, openCostMicroUsd: 0n, costMicroUsd: 10n, realisedMicroUsd: 20n },
    ]);
  });
});
