/** Questions of several clauses, their results beside sets and sums made here of the rows of the index. */
import { beforeAll, describe, expect, test } from 'vitest';
import { planner } from '../../src/server/assistant/index.ts';
import type { AskAssistant } from './assistant.ts';
import { fill } from './cast.ts';
import type { IndexRows } from './index-rows.ts';
import { openBackend } from './planner.ts';
import { useStage } from './use-stage.ts';

const stage = useStage();
let ask: AskAssistant;
let now: number;
let rows: IndexRows;
beforeAll(() => {
  const { world } = stage();
  now = Math.floor(world.chain.nowMs / 1_000);
  rows = world.rows;
  ask = openBackend(planner)(world.chain, world.chain.nowMs);
}, 300_000);

type Swap = IndexRows['swaps'][number];
type Transfer = IndexRows['transfers'][number];
const SOL = 'So11111111111111111111111111111111111111112';
const HOUR = 3_600;

/** Raw values of one column of the rows of the query. */
async function columnOf(question: string, key: string): Promise<readonly string[]> {
  const { results } = await ask({ text: fill(question, stage().cast), thread: [] });
  const result = results.find(({ tool }) => tool === 'query_index');
  return (result?.facts ?? [])
    .filter(({ path }) => new RegExp(`^/rows/\\d+/${key}$`).test(path))
    .map(({ raw }) => raw);
}

const idOf = (name: string): string => fill(`{${name}}`, stage().cast);
const tradersOf = (fits: (swap: Swap) => boolean): Set<string> =>
  new Set(rows.swaps.filter(fits).map(({ trader }) => trader));
const receiversOf = (fits: (transfer: Transfer) => boolean): Set<string> =>
  new Set(rows.transfers.filter(fits).map(({ receiver }) => receiver));
const sendersOf = (fits: (transfer: Transfer) => boolean): Set<string> =>
  new Set(rows.transfers.filter(fits).map(({ sender }) => sender));
const without = (all: Set<string>, others: Set<string>): string[] =>
  [...all].filter((one) => !others.has(one)).toSorted();
const both = (all: Set<string>, others: Set<string>): string[] =>
  [...all].filter((one) => others.has(one)).toSorted();
const bought = (token: string, from = 0) =>
  tradersOf((one) => one.isBuy && one.base === token && one.time >= from);
const sold = (token: string, from = 0) =>
  tradersOf((one) => !one.isBuy && one.base === token && one.time >= from);
const numberBy = (
  keyOf: (swap: Swap) => string,
  valueOf: (swap: Swap) => bigint | number,
): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const swap of rows.swaps) sums.set(keyOf(swap), (sums.get(keyOf(swap)) ?? 0) + Number(valueOf(swap)));
  return sums;
};
const usd = ({ microUsd }: Swap): bigint => microUsd ?? 0n;

describe('sets of wallets', () => {
  test.each<[question: string, key: string, wanted: () => readonly string[]]>([
    [
      'which wallets both bought {coin.symbol} and sold {second.coin.symbol} in the last 2 hours',
      'trader',
      () => both(bought(idOf('coin'), now - 2 * HOUR), sold(idOf('second.coin'), now - 2 * HOUR)),
    ],
    [
      'wallets that bought {coin.symbol} but never sold it',
      'trader',
      () => without(bought(idOf('coin')), sold(idOf('coin'))),
    ],
    [
      'biggest buyers of {second.coin.symbol} that never sold any',
      'trader',
      () => without(bought(idOf('second.coin')), sold(idOf('second.coin'))),
    ],
    [
      'traders who only ever bought, never sold',
      'trader',
      () =>
        without(
          tradersOf(({ isBuy }) => isBuy),
          tradersOf(({ isBuy }) => !isBuy),
        ),
    ],
    [
      'who traded in the last hour but not in the 5 hours before that',
      'trader',
      () =>
        without(
          tradersOf(({ time }) => time >= now - HOUR),
          tradersOf(({ time }) => time >= now - 6 * HOUR && time < now - HOUR),
        ),
    ],
    [
      'which addresses received SOL from both {wallet} and {sender}?',
      'receiver',
      () =>
        both(
          receiversOf((one) => one.mint === SOL && one.sender === idOf('wallet')),
          receiversOf((one) => one.mint === SOL && one.sender === idOf('sender')),
        ),
    ],
    [
      'addresses that traded {second.coin.symbol} and received SOL transfers in the last 6 hours',
      'trader',
      () =>
        both(
          tradersOf((one) => one.base === idOf('second.coin') && one.time >= now - 6 * HOUR),
          receiversOf((one) => one.mint === SOL && one.time >= now - 6 * HOUR),
        ),
    ],
    [
      'wallets that sent SOL but never traded',
      'sender',
      () =>
        without(
          sendersOf(({ mint }) => mint === SOL),
          tradersOf(() => true),
        ).slice(0, 50),
    ],
  ])('%s', async (question, key, wanted) => {
    const found = await columnOf(question, key);
    expect(found.toSorted()).toEqual(wanted());
    expect(found.length).toBeGreaterThan(0);
  });
});

describe('figures', () => {
  const count = (fits: (swap: Swap) => boolean): string => String(rows.swaps.filter(fits).length);
  const sum = (fits: (swap: Swap) => boolean): string =>
    String(rows.swaps.filter(fits).reduce((all, one) => all + usd(one), 0n));
  test.each<[question: string, key: string, wanted: () => string]>([
    [
      'how many wallets bought both {coin.symbol} and {second.coin.symbol}?',
      'distinct_trader',
      () => String(both(bought(idOf('coin')), bought(idOf('second.coin'))).length),
    ],
    ['what percentage of trades are buys', 'partOf', () => count(({ isBuy }) => isBuy)],
    ['what percentage of trades are buys', 'count', () => count(() => true)],
    [
      'what fraction of trades in the last 6 hours were above 1000 dollars?',
      'partOf',
      () => count((one) => one.time >= now - 6 * HOUR && usd(one) > 1_000_000_000n),
    ],
    [
      'what % of {coin.symbol} trades were made by {trader}?',
      'partOf',
      () => count((one) => one.base === idOf('coin') && one.trader === idOf('trader')),
    ],
    ['share of {trader} in the total volume', 'partOf', () => sum((one) => one.trader === idOf('trader'))],
    ['volume in the last two hours', 'sum_microUsd', () => sum(({ time }) => time >= now - 2 * HOUR)],
    [
      'how many swaps this morning',
      'count',
      () =>
        count(
          ({ time }) => time % 86_400 >= 6 * HOUR && time % 86_400 < 12 * HOUR && time >= now - 14 * HOUR,
        ),
    ],
    [
      'number of trades between slots 1200 and 1800',
      'count',
      () => count(({ slot }) => slot >= 1_200 && slot <= 1_800),
    ],
    [
      'how many trades in the first hour of today',
      'count',
      () => count(({ time }) => time >= now - 14 * HOUR && time < now - 13 * HOUR),
    ],
    [
      'number of trades yesterday evening',
      'count',
      () => count(({ time }) => time >= now - 20 * HOUR && time < now - 14 * HOUR),
    ],
    [
      'did more people trade {coin.symbol} than {second.coin.symbol} today?',
      'distinct_trader',
      () => String(tradersOf((one) => one.base === idOf('coin') && one.time >= now - 14 * HOUR).size),
    ],
  ])('%s: %s', async (question, key, wanted) => {
    expect((await columnOf(question, key))[0]).toBe(wanted());
  });

  test('epochs are counted by their slots', async () => {
    const found = await columnOf('trades per epoch', 'count');
    const wanted = [5, 4, 3, 2, 1, 0].map((epoch) => count(({ slot }) => Math.floor(slot / 432) === epoch));
    expect(found).toEqual(wanted.filter((one) => one !== '0'));
  });
});

describe('the first of each group and ranks', () => {
  const largest = (sums: Map<string, number>): string => [...sums].toSorted(([, a], [, b]) => b - a)[0]![0]; // there are some
  test.each<[question: string, key: string, wanted: () => string]>([
    [
      'of wallets that traded over 10 SOL, who lost most',
      'trader',
      () =>
        largest(
          numberBy(
            ({ trader }) => trader,
            (one) => (one.isBuy ? usd(one) : -usd(one)),
          ),
        ),
    ],
    [
      'top 5 traders by volume excluding {trader}',
      'trader',
      () => largest(numberBy(({ trader }) => trader, usd)),
    ],
    [
      'the hour with the most volume and which token led it',
      'bucket',
      () => largest(numberBy(({ time }) => String(time - (time % HOUR)), usd)),
    ],
  ])('%s', async (question, key, wanted) => {
    expect((await columnOf(question, key))[0]).toBe(wanted());
  });

  test('the largest trade of every hour', async () => {
    const found = await columnOf('largest trade of each hour in the last 6 hours', 'microUsd');
    const wanted = [6, 5, 4, 3, 2, 1].map((ago) =>
      String(
        rows.swaps
          .filter(({ time }) => time >= now - ago * HOUR && time < now - (ago - 1) * HOUR)
          .reduce((most, one) => (usd(one) > most ? usd(one) : most), 0n),
      ),
    );
    expect(found.slice(0, 6)).toEqual(wanted);
  });
});
