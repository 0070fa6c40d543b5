/** Traders ranked by a query over the trades. */
import type { IndexQuery, QueryCondition } from '#contracts/query/index-query';
import * as leaf from '../figures/figure.ts';
import { toAddressLeaf, toTokens } from '../figures/to-leaf.ts';
import type { ToolAsk } from '../tools/define-tool.ts';
import {
  amountOf,
  askQuery,
  askWithin,
  countOf,
  equalTo,
  isTooMuch,
  joinNames,
  toQueryTime,
  type QueryRow,
} from './ask-query.ts';
import { amountField, findSide, overAll, toSideCondition, type MintSide } from './trade-query.ts';

export interface TraderWish {
  readonly mint: string | undefined;
  /** Only those who traded this one as well, in the same time. */
  readonly alsoTraded: string | undefined;
  readonly where: readonly QueryCondition[];
  readonly side: 'buy' | 'sell' | undefined;
  readonly by: 'volume' | 'trades';
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly limit: number;
}

const VOLUME = { measure: 'sum', field: 'microUsd' } as const;
const COUNT = { measure: 'count' } as const;

export async function readTraders(ask: ToolAsk, wish: TraderWish) {
  const { mint, alsoTraded, side, from, to, limit } = wish;
  const of = (at: MintSide): readonly QueryCondition[] => [
    ...wish.where,
    ...equalTo(at === 'base' ? { base: mint } : { quote: mint }),
  ];
  const asked = toQueryTime(from, to);
  const mintSide = await findSide(ask, mint, of, asked);
  const where = [...of(mintSide), ...toSideCondition(side, mintSide)];
  const otherSide = await findSide(ask, alsoTraded, (at) => toOther(at, alsoTraded), asked);
  const joined = (time: IndexQuery['time']): Pick<IndexQuery, 'join'> =>
    alsoTraded === undefined
      ? {}
      : {
          join: {
            field: 'trader',
            in: { from: 'trades', time, where: toOther(otherSide, alsoTraded), by: ['trader'] },
          },
        };
  const { table, time, narrowed } = await askWithin(
    ask,
    {
      from: 'trades',
      where,
      by: ['trader'],
      measures: wish.by === 'volume' ? [VOLUME, COUNT] : [COUNT, VOLUME],
      ...joined(asked),
      limit,
    },
    from,
    to,
  );
  const over = await askQuery(ask, { ...overAll({ time, where }), ...joined(time) });
  const all = isTooMuch(over) ? undefined : over.rows[0];
  const traders = table.rows.map((row) => String(row['trader']));
  const units = mint === undefined ? undefined : amountField(mintSide);
  const parts =
    traders.length === 0
      ? undefined
      : await askQuery(ask, {
          from: 'trades',
          time,
          where: [...where, { field: 'trader', is: 'in', value: traders }],
          by: ['trader', 'isBuy'],
          measures: [
            COUNT,
            VOLUME,
            ...(units === undefined ? [] : [{ measure: 'sum', field: units } as const]),
            { measure: 'min', field: 'time' },
            { measure: 'max', field: 'time' },
          ],
          limit: traders.length * 2,
        });
  const sides = parts === undefined || isTooMuch(parts) ? [] : parts.rows;
  const names = joinNames([table, ...(parts === undefined || isTooMuch(parts) ? [] : [parts])]);
  const total = amountOf(all, 'sum_microUsd');
  const missing = narrowed ?? table.missing;
  const { coverage } = table;
  const data = {
    from: leaf.time(Math.max(from ?? 0, table.from)),
    to: leaf.time(Math.min(to ?? coverage.toTime, coverage.toTime)),
    ...(missing !== undefined && { missing: leaf.word(missing) }),
    ...(all !== undefined && {
      traders: leaf.count(countOf(all, 'distinct_trader')),
      trades: leaf.count(countOf(all)),
      volume: leaf.usd(total),
    }),
    rows: table.rows.map((row, i) => {
      const volume = amountOf(row, 'sum_microUsd');
      return {
        rank: leaf.count(i + 1),
        trader: toAddressLeaf(String(row['trader']), names),
        trades: leaf.count(countOf(row)),
        volume: leaf.usd(volume),
        ...(total > 0n && { share: leaf.share(Number((volume * 1_000_000n) / total) / 1e6) }),
        ...toSideTree(
          sides.filter((one) => one['trader'] === row['trader']),
          { mintSide, units, toAmount: (amount) => toTokens(amount, mint, undefined, names) },
        ),
      };
    }),
  };
  return { data, names, coverage };
}

const toOther = (at: MintSide, mint: string | undefined): readonly QueryCondition[] =>
  equalTo(at === 'base' ? { base: mint } : { quote: mint });

function toSideTree(
  rows: readonly QueryRow[],
  {
    mintSide,
    units,
    toAmount,
  }: {
    readonly mintSide: MintSide;
    readonly units: string | undefined;
    readonly toAmount: (amount: bigint) => leaf.Figure;
  },
) {
  const ofSide = (isBuy: boolean) => rows.find((row) => row['isBuy'] === (isBuy === (mintSide === 'base')));
  const [buys, sells] = [ofSide(true), ofSide(false)];
  const known = [buys, sells].filter((row) => row !== undefined);
  const [bought, sold] = [buys, sells].map((row) => amountOf(row, `sum_${units ?? ''}`)) as [bigint, bigint];
  return {
    buys: leaf.count(countOf(buys)),
    sells: leaf.count(countOf(sells)),
    boughtValue: leaf.usd(amountOf(buys, 'sum_microUsd')),
    soldValue: leaf.usd(amountOf(sells, 'sum_microUsd')),
    ...(units !== undefined && {
      bought: toAmount(bought),
      sold: toAmount(sold),
      net: toAmount(bought - sold),
    }),
    ...(known.length > 0 && {
      firstTrade: leaf.time(Math.min(...known.map((row) => Number(row['min_time'])))),
      lastTrade: leaf.time(Math.max(...known.map((row) => Number(row['max_time'])))),
    }),
  };
}
