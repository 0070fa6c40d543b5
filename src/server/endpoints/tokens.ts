import { z } from 'zod';
import { asAddress } from '#contracts/chain';
import {
  CHANGE_SPANS,
  TOKEN_PAGE_ROWS,
  TOKEN_SORTS,
  WINDOWS,
  type ListedTokenRow,
  type TokensAnswer,
  type TokenSort,
  type Window,
} from '#contracts/market/market';
import tokenQueries from '#store/queries/tokens';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import type { IndexReader } from '../reading/index/index-reader.ts';
import { readPrices } from '../reading/market/prices.ts';
import { readListedTokens, toListedMarketCap } from '../reading/token/listed-tokens.ts';
import { pageNumber } from '../input/texts.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Its rows, and what counts all of them. */
const BY_SORT = {
  volume: [tokenQueries.tokensByVolume, 'traded'],
  trades: [tokenQueries.tokensByTrades, 'traded'],
  change: [tokenQueries.tokensByChange, 'moved'],
  gain: [tokenQueries.tokensByGain, 'gained'],
  loss: [tokenQueries.tokensByLoss, 'lost'],
  liquidity: [tokenQueries.tokensByLiquidity, 'liquid'],
  holders: [tokenQueries.tokensByHolders, 'traded'],
  age: [tokenQueries.tokensByAge, 'dated'],
} as const;

/** Orders by a change that is not that of the window. */
const BY_CHANGE = {
  change5m: CHANGE_SPANS['5m'],
  change1h: CHANGE_SPANS['1h'],
  change6h: CHANGE_SPANS['6h'],
  change24h: CHANGE_SPANS['24h'],
} as const satisfies Partial<Record<TokenSort, number>>;

const isOverSpan = (sort: TokenSort): sort is keyof typeof BY_CHANGE => sort in BY_CHANGE;

interface Input {
  readonly window?: Window;
  readonly sort?: TokenSort;
  readonly page?: string;
}

export default defineEndpoint({
  name: 'tokens',
  route: '/api/tokens',
  says: 'The tokens traded in a window, ranked by volume, trades, change of price (all, or only those that rose or fell), liquidity, holders or age, with their changes over five minutes to a day, market cap and prices of the last day.',
  when: 'To see which tokens are traded most, rose most or fell most.',
  input: z.strictObject({
    window: z
      .enum(['1h', '24h', '7d'], 'must be 1h, 24h or 7d')
      .describe('`1h`, `24h` (default), `7d`.')
      .optional(),
    sort: z
      .enum(TOKEN_SORTS, `must be ${TOKEN_SORTS.slice(0, -1).join(', ')} or ${TOKEN_SORTS.at(-1)}`)
      .describe(
        '`volume` (default), `trades`, `change`, `gain` (only those that rose), `loss` (only those that fell), `change5m`, `change1h`, `change6h`, `change24h` (over that time, whatever the window), `liquidity`, `holders`, `age` (the newest first).',
      )
      .optional(),
    page: pageNumber.optional(),
  }),
  absences: true,
  run: (ask, input): Promise<TokensAnswer> =>
    answerFromIndex(ask, async (index, coverage) => {
      const { window = '24h', sort = 'volume', page } = input as Input; // `input` of this endpoint checked it
      const shown = Number(page ?? 1);
      const { rows, total } = await readRanking(index, WINDOWS[window], sort, shown);
      const mints = rows.map(({ mint }) => mint);
      const things = new NamedThings();
      for (const mint of mints) things.addMint(mint);
      const [prices, listed, names] = await Promise.all([
        readPrices(index, mints, coverage.toTime),
        readListedTokens(index, mints, coverage),
        toNames(things, ask.reader, ask.signal),
      ]);
      return {
        window,
        sort,
        asOf: rows[0]?.asOf,
        page: shown,
        total,
        rows: rows.map(({ mint, close: _close, asOf: _asOf, ...figures }): ListedTokenRow => {
          const price = prices.get(mint);
          return {
            ...figures,
            mint: asAddress(mint),
            price,
            changes: listed.changesOf(mint),
            marketCapMicroUsd: toListedMarketCap(
              mint,
              price,
              names.tokens[mint]?.decimals,
              ask.reader.tokens,
            ),
            prices: listed.pricesOf(mint),
          };
        }),
        priceSteps: listed.priceSteps,
        names,
      };
    }),
});

/** Rows of a page, and how many tokens the ranking holds. */
async function readRanking(index: IndexReader, span: number, sort: TokenSort, page: number) {
  const shown = { span, limit: TOKEN_PAGE_ROWS, offset: (page - 1) * TOKEN_PAGE_ROWS };
  if (isOverSpan(sort)) {
    const by = BY_CHANGE[sort];
    const [rows, counted] = await Promise.all([
      index.all(tokenQueries.tokensByChangeOver, { ...shown, by }),
      index.first(tokenQueries.tokensMovedOver, { span, by }),
    ]);
    return { rows, total: counted?.moved ?? 0 };
  }
  const [ranked, counts] = BY_SORT[sort];
  const [rows, counted] = await Promise.all([
    index.all(ranked, shown),
    index.first(tokenQueries.tokensCounted, { span }),
  ]);
  return { rows, total: counted?.[counts] ?? 0 };
}
