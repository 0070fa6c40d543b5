import { z } from 'zod';
import { LAUNCH_COLUMNS } from '#contracts/columns/launch-columns';
import { TOKEN_COLUMNS } from '#contracts/columns/token-columns';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, programLeaf, symbolOf } from '../figures/place-leaf.ts';
import { toRowLeaves, type RowLeaves } from '../figures/to-row-leaves.ts';
import { limitArgument, windowArgument } from '../toolkit/arguments.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { toPriceTree } from '../toolkit/price-tree.ts';
import type { Figure, Stranger } from '../figures/figure.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { defineTool, found, type ToolAsk, type ToolFind } from './define-tool.ts';

const LISTS = ['new', 'gainers', 'losers', 'volume'] as const;
const HREFS = {
  new: '/tokens/new',
  gainers: '/tokens/gainers',
  losers: '/tokens?tab=losers',
  volume: '/tokens',
} as const;
const MAX_ROWS = 50;

export default defineTool({
  name: 'list_tokens',
  title: 'List tokens',
  description:
    'Tokens from the index of blocks: `new` the newest mints with what rules say of them, `gainers` and `losers` by how their price changed, `volume` by what was traded in a window.',
  doing: 'Listing tokens',
  input: z.strictObject({ list: z.enum(LISTS), window: windowArgument, limit: limitArgument(MAX_ROWS, 10) }),
  run: (ask, { list, window, limit }) =>
    list === 'new' ? listNew(ask, limit) : listTraded(ask, list, window, limit),
});

const TRADED = ['change', 'volumeUsd as volume', 'trades', 'liquidityUsd as liquidity', 'holders'] as const;

type Row = RowLeaves<(typeof TOKEN_COLUMNS)[number], (typeof TRADED)[number]> & {
  // With its page, as a stranger's word, and with what stands behind it.
  readonly mint: Figure;
  readonly symbol?: Stranger | undefined;
  readonly price?: ReturnType<typeof toPriceTree>;
  /** Of new tokens. */
  readonly created?: Figure;
  readonly age?: Figure;
  readonly creator?: Figure;
  readonly launchpad?: Figure;
  readonly marks?: readonly { readonly words: Figure; readonly level: Figure; readonly evidence: Figure }[];
};

type Listed = {
  readonly list: Figure;
  readonly window?: Figure;
  readonly count: Figure;
  /** Tokens traded in the window. */
  readonly traded?: Figure;
  readonly asOf?: Figure;
  readonly rows: readonly Row[];
  readonly coverage: ReturnType<typeof toCoverageTree>;
};

async function listNew(ask: ToolAsk, limit: number): Promise<ToolFind<Listed>> {
  const { rows, names, coverage, nextBefore } = found(await ask.ask('launches', { limit: String(limit) }));
  const data = {
    list: leaf.word('new'),
    count: leaf.count(rows.length),
    rows: rows.map((row) => ({
      mint: mintLeaf(row.mint),
      symbol: symbolOf(names.tokens[row.mint]),
      ...toRowLeaves(LAUNCH_COLUMNS, row, ['time as created', 'creator'], names),
      age: leaf.duration(Math.max(0, coverage.toTime - row.time)),
      ...(row.launchpad && { launchpad: programLeaf(row.launchpad, names) }),
      ...(row.price && { price: toPriceTree(row.price, coverage.toTime) }),
      ...toRowLeaves(LAUNCH_COLUMNS, row, TRADED),
      marks: row.marks
        .filter(({ tone }) => tone === 'danger' || tone === 'caution')
        .map(({ words, tone, evidence }) => ({
          words: leaf.word(words),
          level: leaf.word(tone),
          evidence: leaf.word(evidence),
        })),
    })),
    coverage: toCoverageTree(coverage),
  };
  return {
    data,
    source: indexSource(coverage, ask.nowMs()),
    notes: ['New tokens are those whose creation our index saw. Their names are what their makers wrote.'],
    page: { cursor: nextBefore ?? null, returned: rows.length },
    truncated: toCuts({ rows: { all: rows.length, isWhole: nextBefore === undefined } }),
    links: [{ label: 'New tokens', href: HREFS.new }],
  };
}

async function listTraded(
  ask: ToolAsk,
  list: 'gainers' | 'losers' | 'volume',
  window: '1h' | '24h' | '7d',
  limit: number,
): Promise<ToolFind<Listed>> {
  const answer = found(
    await ask.ask('screener', {
      list: 'coins',
      window,
      sort: list === 'volume' ? 'volume' : 'change',
      order: list === 'losers' ? 'asc' : 'desc',
    }),
  );
  const { names, coverage, matching } = answer;
  const fits = (change: number | undefined): boolean =>
    list === 'volume' || (change !== undefined && (list === 'gainers' ? change > 0 : change < 0));
  const fitting = answer.rows.filter(({ change }) => fits(change));
  const rows = fitting.slice(0, limit);
  const data = {
    list: leaf.word(list),
    window: leaf.word(window),
    count: leaf.count(rows.length),
    traded: leaf.count(matching.count),
    ...(answer.asOf !== undefined && { asOf: leaf.time(answer.asOf) }),
    rows: rows.map((row) => ({
      mint: mintLeaf(row.mint),
      symbol: symbolOf(names.tokens[row.mint]),
      ...(row.price && { price: toPriceTree(row.price, coverage.toTime) }),
      ...toRowLeaves(TOKEN_COLUMNS, row, TRADED),
    })),
    coverage: toCoverageTree(coverage),
  };
  return {
    data,
    source: indexSource(coverage, ask.nowMs()),
    notes: [
      'Only tokens traded in the blocks our index covers are ranked.',
      ...(list === 'volume'
        ? []
        : ['A large change may come from very little trading: look at the liquidity.']),
      ...(matching.exact ? [] : ['There are more traded tokens than are counted.']),
    ],
    page: { cursor: null, returned: rows.length },
    truncated: toCuts({
      rows: {
        all: fitting.length,
        most: limit,
        isWhole: matching.exact && answer.rows.length >= matching.count,
      },
    }),
    links: [{ label: 'Tokens', href: HREFS[list] }],
  };
}
