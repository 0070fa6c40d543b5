import { z } from 'zod';
import { asAddress } from '#contracts/chain';
import {
  TOKEN_PAGE_ROWS,
  WINDOWS,
  type TokenRow,
  type TokensAnswer,
  type TokenSort,
  type Window,
} from '#contracts/market/market';
import tokenQueries from '#store/queries/tokens';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readPrices } from '../reading/market/prices.ts';
import { pageNumber } from '../input/texts.ts';
import { defineEndpoint } from './define-endpoint.ts';

const BY_SORT = {
  volume: tokenQueries.tokensByVolume,
  trades: tokenQueries.tokensByTrades,
  change: tokenQueries.tokensByChange,
  liquidity: tokenQueries.tokensByLiquidity,
} as const;

interface Input {
  readonly window?: Window;
  readonly sort?: TokenSort;
  readonly page?: string;
}

export default defineEndpoint({
  name: 'tokens',
  route: '/api/tokens',
  says: 'The tokens traded in a window, ranked by volume, trades, change of price or liquidity.',
  when: 'To see which tokens are traded most or rose most.',
  input: z.strictObject({
    window: z
      .enum(['1h', '24h', '7d'], 'must be 1h, 24h or 7d')
      .describe('`1h`, `24h` (default), `7d`.')
      .optional(),
    sort: z
      .enum(['volume', 'trades', 'change', 'liquidity'], 'must be volume, trades, change or liquidity')
      .describe('`volume` (default), `trades`, `change`, `liquidity`.')
      .optional(),
    page: pageNumber.optional(),
  }),
  absences: true,
  run: (ask, input): Promise<TokensAnswer> =>
    answerFromIndex(ask, async (index, { toTime }) => {
      const { window = '24h', sort = 'volume', page } = input as Input; // `input` of this endpoint checked it
      const span = WINDOWS[window];
      const shown = Number(page ?? 1);
      const [rows, counted] = await Promise.all([
        index.all(BY_SORT[sort], { span, limit: TOKEN_PAGE_ROWS, offset: (shown - 1) * TOKEN_PAGE_ROWS }),
        index.first(tokenQueries.tokensCounted, { span }),
      ]);
      const prices = await readPrices(
        index,
        rows.map(({ mint }) => mint),
        toTime,
      );
      const things = new NamedThings();
      for (const { mint } of rows) things.addMint(mint);
      return {
        window,
        sort,
        asOf: rows[0]?.asOf,
        page: shown,
        total: counted?.total ?? 0,
        rows: rows.map(
          ({
            mint,
            change,
            microUsd,
            swaps,
            buys,
            unvalued,
            liquidityMicroUsd,
            holders,
            createdTime,
          }): TokenRow => ({
            mint: asAddress(mint),
            price: prices.get(mint),
            change,
            microUsd,
            swaps,
            buys,
            unvalued,
            liquidityMicroUsd,
            holders,
            createdTime,
          }),
        ),
        names: await toNames(things, ask.reader, ask.signal),
      };
    }),
});
