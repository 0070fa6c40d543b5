import { z } from 'zod';
import { CLUSTER_NAMES } from '#contracts/cluster';
import type { TradeRow } from '#contracts/market/market';
import { isAppError } from '#std/errors';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, symbolOf } from '../figures/place-leaf.ts';
import { NamedThings } from '../../reading/names/named-things.ts';
import { toNames } from '../../reading/names/names.ts';
import { parseCursor, toCursor, type TradePlace } from '../../reading/market/market-trades.ts';
import { readNewestTrades, readTradesOfMarkets } from '../../reading/market/newest-trades.ts';
import type { IndexReader } from '../../reading/index/index-reader.ts';
import { addressArgument, cursorArgument, limitArgument } from '../toolkit/arguments.ts';
import { indexSource, readPart, toCoverageTree } from '../toolkit/from-index.ts';
import { isBuyOf, sumByToken, sumTrades, toTradeTree } from '../toolkit/trade-trees.ts';
import { defineTool, ToolError, type ToolAsk } from './define-tool.ts';

/** Trades looked through; sums are of these. */
const LOOKED_THROUGH = 1_000;
const MAX_LISTED = 50;
const LARGEST = 5;

export default defineTool({
  name: 'list_trades',
  title: 'List trades',
  description:
    'Trades from the index of blocks, newest first: of a token (`mint`), a wallet (`trader`), a market, or a wallet with one token. Sums and the largest trades are of all that were looked through, at most a thousand.',
  doing: 'Reading the trades',
  input: z
    .strictObject({
      mint: addressArgument.optional(),
      trader: addressArgument.optional(),
      market: addressArgument.optional(),
      side: z.enum(['buy', 'sell']).optional().describe('Buys or sells of the token; both when left out.'),
      limit: limitArgument(MAX_LISTED, 10),
      cursor: cursorArgument,
    })
    .refine(({ mint, trader, market }) => mint ?? trader ?? market, 'Give a mint, a trader or a market.'),
  async run(ask, { mint, trader, market, side, limit, cursor }) {
    const index = readerOf(ask);
    const before = cursor === undefined ? undefined : parseCursor(cursor);
    if (cursor !== undefined && before === undefined) {
      throw new ToolError('invalid_argument', 'cursor: not one this tool gave.');
    }
    const [coverage, page] = await readIndex(() =>
      Promise.all([index.coverage(), readPage(ask, index, { mint, trader, market }, before)]),
    );
    if (coverage === undefined) {
      throw new ToolError(
        'unavailable',
        'The index has just begun; no block is in it yet.',
        'Try again in a few seconds.',
      );
    }
    const looked = page.trades.filter(
      (row) =>
        (mint === undefined || row.base === mint || row.quote === mint) &&
        (market === undefined || row.market === market),
    );
    const fitting =
      side === undefined ? looked : looked.filter((row) => isBuyOf(row, mint) === (side === 'buy'));
    const listed = fitting.slice(0, limit);
    const largest = fitting.toSorted(byValue).slice(0, LARGEST);
    const names = await namesOf(ask, mint, [...listed, ...largest, ...looked]);
    const said = mint === undefined ? undefined : symbolOf(names.tokens[mint]);
    const [newest, oldest] = [looked[0], looked.at(-1)];
    const data = {
      ...(mint !== undefined && { mint: mintLeaf(mint) }),
      ...(said && { symbol: said }),
      ...(trader !== undefined && { trader: leaf.address(trader) }),
      side: leaf.word(side ?? 'both'),
      looked: leaf.count(looked.length),
      lookedWhole: leaf.flag(page.next === undefined),
      ...(newest && oldest && { from: leaf.time(oldest.time), to: leaf.time(newest.time) }),
      found: leaf.count(fitting.length),
      sums: sumTrades(looked, mint, names),
      ...(trader !== undefined && { tokens: sumByToken(looked, names) }),
      trades: listed.map((row) => toTradeTree(row, mint, names)),
      largest: largest.map((row) => toTradeTree(row, mint, names)),
      coverage: toCoverageTree({ ...coverage, cluster: ask.cluster, engine: index.engine }),
    };
    const last = listed.at(-1);
    const goesOn = fitting.length > listed.length || page.next !== undefined;
    return {
      data,
      source: indexSource(coverage, ask.nowMs()),
      notes: [
        'A trade through several pools has one row for each pool.',
        ...(page.next === undefined ? [] : ['There are older trades than were looked through.']),
      ],
      page: {
        cursor: goesOn
          ? last && fitting.length > listed.length
            ? toCursor(last)
            : page.next
              ? toCursor(page.next)
              : null
          : null,
        returned: listed.length,
      },
      links: [
        ...(mint === undefined ? [] : [{ label: 'Token', href: `/token/${mint}` }]),
        ...(trader === undefined ? [] : [{ label: 'Wallet', href: `/account/${trader}` }]),
      ],
    };
  },
});

/** Markets of a token that others are priced in whose trades are looked through. */
const QUOTED_MARKETS = 5;

async function readPage(
  ask: ToolAsk,
  index: IndexReader,
  {
    mint,
    trader,
    market,
  }: {
    readonly mint?: string | undefined;
    readonly trader?: string | undefined;
    readonly market?: string | undefined;
  },
  before: TradePlace | undefined,
) {
  const paging = { before, limit: LOOKED_THROUGH };
  if (trader !== undefined) return readNewestTrades(index, { kind: 'wallet', wallet: trader }, paging);
  if (market !== undefined) return readTradesOfMarkets(index, [market], paging);
  if (mint === undefined) return { trades: [], next: undefined };
  const page = await readNewestTrades(index, { kind: 'token', mint }, paging);
  if (page.trades.length > 0) return page;
  // A stablecoin has no price in others: it is what others are priced in.
  const known = await readPart(ask, ask.ask('tokenMarket', { mint }));
  const markets = (known?.markets ?? []).slice(0, QUOTED_MARKETS).map((row) => row.market);
  return readTradesOfMarkets(index, markets, paging);
}

const byValue = (a: TradeRow, b: TradeRow): number => {
  const difference = (b.microUsd ?? -1n) - (a.microUsd ?? -1n);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
};

function readerOf(ask: ToolAsk): IndexReader {
  const { index } = ask.clusters.reader(ask.cluster);
  if (index !== undefined) return index;
  throw new ToolError(
    'unsupported',
    `The blocks of ${CLUSTER_NAMES[ask.cluster]} are not indexed on this server, so its trades are not known.`,
    'Transactions of the wallet can be listed without it.',
  );
}

async function readIndex<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (isAppError(error) && error.code.startsWith('store/')) {
      throw new ToolError('unavailable', error.publicMessage, 'Try again in a few seconds.');
    }
    throw error;
  }
}

function namesOf(ask: ToolAsk, mint: string | undefined, rows: readonly TradeRow[]) {
  const things = new NamedThings().addMint(mint);
  for (const { base, quote, venue } of rows) things.addMint(base).addMint(quote).addAddress(venue);
  return toNames(things, ask.clusters.reader(ask.cluster), ask.signal);
}
