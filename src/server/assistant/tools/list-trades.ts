import { z } from 'zod';
import type { Names } from '#contracts/answers';
import { QUERY_LIMITS, type IndexQuery, type QueryCondition } from '#contracts/query/index-query';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, programLeaf, symbolOf } from '../figures/place-leaf.ts';
import { NamedThings } from '../../reading/names/named-things.ts';
import { toNames } from '../../reading/names/names.ts';
import { addressArgument, cursorArgument, limitArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import {
  askQuery,
  askWithin,
  between,
  countOf,
  equalTo,
  isTooMuch,
  joinNames,
  toQueryTime,
  type QueryTable,
} from '../toolkit/ask-query.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { readDecimals } from '../toolkit/mint-decimals.ts';
import { slotBoundArguments, toBounds } from '../toolkit/slot-bounds.ts';
import { parseListCursor, toListCursor } from '../toolkit/list-cursor.ts';
import {
  amountField,
  bySides,
  byTokens,
  findSide,
  overAll,
  toMatchingTree,
  toSideCondition,
  toSumTree,
  toTokenTrees,
  toTrade,
  unvaluedOf,
  type MintSide,
} from '../toolkit/trade-query.ts';
import { isBuyOf, sumTrades, toTradeTree } from '../toolkit/trade-trees.ts';
import { toUnits, wholeAmountArgument } from '../toolkit/whole-amount.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { defineTool, ToolError, type ToolAsk } from './define-tool.ts';

const MAX_LISTED = 50;
const LARGEST = 5;
const USD_DECIMALS = 6;

const ORDERS = {
  newest: undefined,
  oldest: { by: 'slot', descending: false },
  largest: { by: 'microUsd', descending: true },
  smallest: { by: 'microUsd', descending: false },
} as const;

export default defineTool({
  name: 'list_trades',
  title: 'List trades',
  description:
    'Trades of a token, a wallet, a market, a venue, or of the whole chain, in a window, by side and size, newest or largest first; with exact counts, volume, bought, sold, mean, median, smallest, largest and distinct traders over ALL that match, not only those listed.',
  doing: 'Reading the trades',
  input: z.strictObject({
    mint: addressArgument.optional().describe('The token; wrapped SOL for SOL.'),
    against: addressArgument.optional().describe('Only trades of the token for this one.'),
    trader: addressArgument.optional(),
    market: addressArgument.optional(),
    venue: addressArgument.optional().describe('Program of the pools.'),
    side: z.enum(['buy', 'sell']).optional().describe('Buys or sells of the token; both when left out.'),
    from: unixSecondsArgument.describe('Unix seconds; nothing before.'),
    to: unixSecondsArgument.describe('Unix seconds; nothing after.'),
    ...slotBoundArguments,
    leastUsd: wholeAmountArgument.optional().describe('Least worth in dollars: 1000.'),
    mostUsd: wholeAmountArgument.optional().describe('Highest worth in dollars.'),
    leastTokens: wholeAmountArgument.optional().describe('Least amount of the token, in whole tokens.'),
    mostTokens: wholeAmountArgument.optional().describe('Highest amount of the token.'),
    order: z.enum(Object.keys(ORDERS) as (keyof typeof ORDERS)[]).default('newest'),
    limit: limitArgument(MAX_LISTED, 10),
    cursor: cursorArgument,
  }),
  async run(ask, { mint, against, trader, market, venue, side, order, limit, cursor, ...sizes }) {
    const isBySize = sizes.leastTokens !== undefined || sizes.mostTokens !== undefined;
    if (mint === undefined && (against !== undefined || isBySize)) {
      throw new ToolError('invalid_argument', 'mint: say which token is meant.');
    }
    const place = parseListCursor(cursor, order === 'newest');
    const { from, to, where: inSlots } = await toBounds(ask, sizes);
    const usd = (amount: string | undefined) =>
      amount === undefined ? undefined : toUnits(amount, USD_DECIMALS);
    const common = [
      ...equalTo({ trader, market, venue }),
      ...inSlots,
      ...between('microUsd', usd(sizes.leastUsd), usd(sizes.mostUsd)),
    ];
    const of = (at: MintSide): readonly QueryCondition[] => [
      ...common,
      ...equalTo(at === 'base' ? { base: mint, quote: against } : { quote: mint, base: against }),
    ];
    const mintSide = await findSide(ask, mint, of, toQueryTime(from, to));
    const names = await namesOf(ask, mint);
    const units = await toTokenBounds(ask, mint, sizes);
    const where = [...of(mintSide), ...between(amountField(mintSide), ...units)];
    const matching = [...where, ...toSideCondition(side, mintSide)];
    const {
      table: listed,
      time,
      narrowed,
    } = await askWithin(
      ask,
      {
        from: 'trades',
        where: [...matching, ...place.where],
        ...(ORDERS[order] !== undefined && { order: ORDERS[order] }),
        limit: Math.min(QUERY_LIMITS.rows, limit + place.skip),
      },
      from,
      to,
    );
    const missing = narrowed ?? listed.missing;
    const sums = await readSums(ask, {
      time,
      where,
      matching,
      trader,
      units: mint === undefined ? undefined : amountField(mintSide),
    });
    const largest = await askQuery(ask, {
      from: 'trades',
      time,
      where: matching,
      order: ORDERS.largest,
      limit: LARGEST,
    });
    const newest = sums === undefined ? await readNewest(ask, { from: 'trades', time, where }) : undefined;
    const rows = listed.rows.slice(place.skip);
    const all = joinNames([
      { names },
      listed,
      ...(isTooMuch(largest) ? [] : [largest]),
      ...(newest ? [newest] : []),
    ]);
    const tree = (one: (typeof rows)[number]) => toTradeTree(toTrade(one), mint, all);
    const said = mint === undefined ? undefined : symbolOf(all.tokens[mint]);
    const looked = newest?.rows.map(toTrade) ?? [];
    const fitting = looked.filter((row) => side === undefined || isBuyOf(row, mint) === (side === 'buy'));
    const data = {
      ...(mint !== undefined && { mint: mintLeaf(mint) }),
      ...(said && { symbol: said }),
      ...(against !== undefined && { against: mintLeaf(against) }),
      ...(trader !== undefined && { trader: leaf.address(trader) }),
      ...(market !== undefined && { market: leaf.address(market) }),
      ...(venue !== undefined && { venue: programLeaf(venue, all) }),
      side: leaf.word(side ?? 'both'),
      order: leaf.word(order),
      looked: leaf.count(sums?.count ?? looked.length),
      lookedWhole: leaf.flag(sums !== undefined),
      from: leaf.time(Math.max(from ?? 0, looked.at(-1)?.time ?? listed.from)),
      to: leaf.time(Math.min(to ?? listed.coverage.toTime, listed.coverage.toTime)),
      ...(missing !== undefined && { missing: leaf.word(missing) }),
      found: leaf.count(sums === undefined ? fitting.length : countOf(sums.matching)),
      sums:
        sums === undefined
          ? sumTrades(looked, mint, all)
          : {
              ...toSumTree(sums.sides, { mint, side: mintSide, names: all }, sums.unvalued),
              traders: leaf.count(sums.traders),
            },
      ...(sums !== undefined && { matching: toMatchingTree(sums.matching) }),
      ...(sums?.tokens && { tokens: toTokenTrees(sums.tokens.rows, sums.tokens.names) }),
      trades: rows.map(tree),
      largest: isTooMuch(largest) ? [] : largest.rows.map(tree),
      coverage: toCoverageTree(listed.coverage),
    };
    return {
      data,
      source: indexSource(listed.coverage, ask.nowMs()),
      notes: [
        'A trade through several pools has one row for each pool. Where the count is even, the median is the lower of the two in the middle.',
        ...(sums === undefined
          ? ['There are older trades than were read, so sums are of the newest only.']
          : []),
      ],
      truncated: toCuts({
        trades: { all: rows.length, isWhole: !listed.hasMore },
        // Sums of the newest ones where all are too many.
        ...Object.fromEntries(
          ['looked', 'found', 'sums', 'tokens'].map((name) => [
            name,
            { all: looked.length, isWhole: sums !== undefined && narrowed === undefined },
          ]),
        ),
      }),
      page: {
        cursor: listed.hasMore ? toListCursor(place, rows, order === 'newest') : null,
        returned: rows.length,
      },
      links: [
        ...(mint === undefined ? [] : [{ label: 'Token', href: `/token/${mint}` }]),
        ...(trader === undefined ? [] : [{ label: 'Wallet', href: `/account/${trader}` }]),
      ],
    };
  },
});

type Time = IndexQuery['time'];

interface Asked {
  readonly time: Time;
  readonly where: readonly QueryCondition[];
  readonly matching: readonly QueryCondition[];
  readonly trader: string | undefined;
  readonly units: string | undefined;
}

/** Figures over all that fit; `undefined` where that is too much for one answer. */
async function readSums(ask: ToolAsk, { time, where, matching, trader, units }: Asked) {
  const read = async (query: IndexQuery): Promise<QueryTable> => {
    const table = await askQuery(ask, query);
    if (isTooMuch(table)) throw new TooMuchError();
    return table;
  };
  try {
    const sides = await read(bySides({ time, where }, units));
    const over = await read(overAll({ time, where: matching }));
    const traders = matching.length === where.length ? over : await read(overAll({ time, where }));
    const unvalued = await read(unvaluedOf({ time, where }));
    return {
      sides: sides.rows,
      count: countOf(traders.rows[0]),
      traders: countOf(traders.rows[0], 'distinct_trader'),
      matching: over.rows[0],
      unvalued: countOf(unvalued.rows[0]),
      tokens: trader === undefined ? undefined : await read(byTokens({ time, where })),
    };
  } catch (error) {
    if (error instanceof TooMuchError) return undefined;
    throw error;
  }
}

class TooMuchError extends Error {}

async function readNewest(ask: ToolAsk, query: IndexQuery): Promise<QueryTable | undefined> {
  const table = await askQuery(ask, { ...query, limit: QUERY_LIMITS.rows });
  return isTooMuch(table) ? undefined : table;
}

const namesOf = (ask: ToolAsk, mint: string | undefined): Promise<Names> =>
  toNames(new NamedThings().addMint(mint), ask.clusters.reader(ask.cluster), ask.signal);

/** Least and most units of the token. */
async function toTokenBounds(
  ask: ToolAsk,
  mint: string | undefined,
  { leastTokens, mostTokens }: Readonly<Partial<Record<'leastTokens' | 'mostTokens', string | undefined>>>,
): Promise<readonly [bigint | undefined, bigint | undefined]> {
  if (mint === undefined || (leastTokens ?? mostTokens) === undefined) return [undefined, undefined];
  const decimals = await readDecimals(ask, mint);
  const units = (amount: string | undefined) =>
    amount === undefined ? undefined : toUnits(amount, decimals);
  return [units(leastTokens), units(mostTokens)];
}
