import { z } from 'zod';
import { asAddress } from '#contracts/chain';
import {
  TOKEN_PAGE_ROWS,
  TOKEN_SORTS,
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

/** Its rows, and what counts all of them. */
const BY_SORT = {
  volume: [tokenQueries.tokensByVolume, 'traded'],
  trades: [tokenQueries.tokensByTrades, 'traded'],
  change: [tokenQueries.tokensByChange, 'moved'],
  gain: [tokenQueries.tokensByGain, 'gained'],
  loss: [tokenQueries.tokensByLoss, 'lost'],
  liquidity: [tokenQueries.tokensByLiquidity, 'liquid'],
} as const;

interface Input {
  readonly window?: Window;
  readonly sort?: TokenSort;
  readonly page?: string;
}

export default defineEndpoint({
  name: 'tokens',
  route: '/api/tokens',
  says: 'The tokens traded in a window, ranked by volume, trades, change of price (all, or only those that rose or fell) or liquidity.',
  when: 'To see which tokens are traded most, rose most or fell most.',
  input: z.strictObject({
    window: z
      .enum(['1h', '24h', '7d'], 'must be 1h, 24h or 7d')
      .describe('`1h`, `24h` (default), `7d`.')
      .optional(),
    sort: z
      .enum(TOKEN_SORTS, 'must be volume, trades, change, gain, loss or liquidity')
      .describe(
        '`volume` (default), `trades`, `change`, `gain` (only those that rose), `loss` (only those that fell), `liquidity`.',
      )
      .optional(),
    page: pageNumber.optional(),
  }),
  absences: true,
  run: (ask, input): Promise<TokensAnswer> =>
    answerFromIndex(ask, async (index, { toTime }) => {
      const { window = '24h', sort = 'volume', page } = input as Input; // `input` of this endpoint checked it
      const span = WINDOWS[window];
      const shown = Number(page ?? 1);
      const [ranked, counts] = BY_SORT[sort];
      const [rows, counted] = await Promise.all([
        index.all(ranked, { span, limit: TOKEN_PAGE_ROWS, offset: (shown - 1) * TOKEN_PAGE_ROWS }),
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
        total: counted?.[counts] ?? 0,
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
