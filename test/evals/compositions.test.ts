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

/** Whether it is of the last seconds: from then up to now, an end that times of queries leave out. */
const isOfLast = (seconds: number, { time }: { readonly time: number }): boolean =>
  time >= now - seconds && time < now;

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
const bought = (token: string, last = Infinity) =>
  tradersOf((one) => one.isBuy && one.base === token && (last === Infinity || isOfLast(last, one)));
const sold = (token: string, last = Infinity) =>
  tradersOf((one) => !one.isBuy && one.base === token && (last === Infinity || isOfLast(last, one)));
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
      () => both(bought(idOf('coin'), 2 * HOUR), sold(idOf('second.coin'), 2 * HOUR)),
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
          tradersOf((one) => isOfLast(HOUR, one)),
          tradersOf(({ time }) => time >= now - 6 * HOUR && time < now - HOUR),
        ),
    ],
    [
      'which addresses received SOL from both {wallet} and {trader}?',
      'receiver',
      () =>
        both(
          receiversOf((one) => one.mint === SOL && one.sender === idOf('wallet')),
          receiversOf((one) => one.mint === SOL && one.sender === idOf('trader')),
        ),
    ],
    [
      'addresses that traded {second.coin.symbol} and received SOL transfers in the last 6 hours',
      'trader',
      () =>
        both(
          tradersOf((one) => one.base === idOf('second.coin') && isOfLast(6 * HOUR, one)),
          receiversOf((one) => one.mint === SOL && isOfLast(6 * HOUR, one)),
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
      () => count((one) => isOfLast(6 * HOUR, one) && usd(one) > 1_000_000_000n),
    ],
    [
      'what % of {coin.symbol} trades were made by {trader}?',
      'partOf',
      () => count((one) => one.base === idOf('coin') && one.trader === idOf('trader')),
    ],
    ['share of {trader} in the total volume', 'partOf', () => sum((one) => one.trader === idOf('trader'))],
    ['volume in the last two hours', 'sum_microUsd', () => sum((one) => isOfLast(2 * HOUR, one))],
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
      () => String(tradersOf((one) => one.base === idOf('coin') && isOfLast(14 * HOUR, one)).size),
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

describe('a ranking stands before what is asked of those in it', () => {
  const topOf = (count: number, sums: Map<string, number>): readonly string[] =>
    [...sums]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, count)
      .map(([who]) => who);
  const volume = () => numberBy(({ trader }) => trader, usd);
  const trades = () =>
    numberBy(
      ({ trader }) => trader,
      () => 1,
    );
  const profit = () =>
    numberBy(
      ({ trader }) => trader,
      (one) => (one.isBuy ? -usd(one) : usd(one)),
    );
  test.each<[question: string, wanted: () => readonly string[]]>([
    [
      'of the top ten traders by volume how many are in profit',
      () => topOf(10, volume()).filter((one) => profit().get(one)! > 0), // each has traded
    ],
    [
      'which of the top 10 traders by volume are at a loss',
      () => topOf(10, volume()).filter((one) => profit().get(one)! < 0), // as above
    ],
    [
      'who of the first 5 traders made less than 20 trades',
      () => topOf(5, volume()).filter((one) => trades().get(one)! < 20), // as above
    ],
    [
      'of the top 3 traders by volume who bought {coin.symbol}',
      () => topOf(3, volume()).filter((one) => bought(idOf('coin')).has(one)),
    ],
  ])('%s', async (question, wanted) => {
    expect((await columnOf(question, 'trader')).toSorted()).toEqual(wanted().toSorted());
  });

  test('and their number', async () => {
    const wanted = topOf(10, volume()).filter((one) => trades().get(one)! > 50).length; // each has traded
    const { results } = await ask({
      text: 'how many of the top 10 traders by volume made more than 50 trades',
      thread: [],
    });
    expect(results[0]?.facts.find(({ path }) => path === '/rows/0/distinct_trader')?.raw).toBe(
      String(wanted),
    );
  });
});

test('what was sent by a wallet is no way back', async () => {
  const wallet = idOf('trader');
  const sent = rows.transfers.filter(({ sender, mint }) => sender === wallet && mint === SOL);
  const back = new Set(
    rows.transfers.filter(({ receiver }) => receiver === wallet).map(({ sender }) => sender),
  );
  const kept = sent.filter(({ receiver }) => !back.has(receiver));
  const { results } = await ask({
    text: fill('sum of sol sent by {trader} to addresses that never sent anything back', stage().cast),
    thread: [],
  });
  const raw = (key: string) => results[0]?.facts.find(({ path }) => path === `/rows/0/${key}`)?.raw;
  expect(raw('sum_amount')).toBe(String(kept.reduce((sum, { amount }) => sum + amount, 0n)));
  expect(raw('distinct_receiver')).toBe(String(new Set(kept.map(({ receiver }) => receiver)).size));
});
