import { asAddress } from '#contracts/chain';
import { ANALYTICS_WINDOWS } from '#contracts/market/analytics';
import type { HomeMarket } from '#contracts/market/home-market';
import { WINDOWS } from '#contracts/market/market';
import { WRAPPED_SOL } from '#decoder';
import analyticsQueries from '#store/queries/analytics';
import bulkQueries from '#store/queries/bulk';
import tokenQueries from '#store/queries/tokens';
import { answerFromIndex } from '../index/answer-from-index.ts';
import { toWindows } from '../index/chain-spans.ts';
import type { QuestionContext } from '../question-context.ts';
import { readPrices } from './prices.ts';

const GAINERS = 3;

/**
 * What a SOL is worth, what was traded in a day and which tokens rose most in it. `undefined` where blocks are not
 * indexed or their index cannot be read: the page shows the rest.
 */
export async function readHomeMarket(ask: QuestionContext): Promise<HomeMarket | undefined> {
  const found = await answerFromIndex(ask, (index, coverage) =>
    index.answers.read(coverage, 'home market', async () => {
      const { span, sumWidth } = ANALYTICS_WINDOWS['24h'];
      const { from, until } = toWindows(coverage.toTime, span, sumWidth);
      const [rising, [traded], sums] = await Promise.all([
        index.all(tokenQueries.tokensByGain, { span: WINDOWS['24h'], limit: GAINERS, offset: 0 }),
        index.all(bulkQueries.tradedAmong, { mints: [WRAPPED_SOL.mint], span: WINDOWS['24h'], limit: 1 }),
        index.first(analyticsQueries.chainSums, { width: sumWidth, from, until }),
      ]);
      const mints = rising.map(({ mint }) => mint);
      const prices = await readPrices(index, [WRAPPED_SOL.mint, ...mints], coverage.toTime);
      return {
        sol: { price: prices.get(WRAPPED_SOL.mint), change: traded?.change },
        microUsd: sums?.microUsd ?? 0n,
        swaps: sums?.swaps ?? 0,
        gainers: rising.map(({ mint, change }) => ({
          mint: asAddress(mint),
          price: prices.get(mint),
          change,
        })),
      };
    }),
  );
  if (found.kind === 'absent') return undefined;
  const { sol, microUsd, swaps, gainers } = found;
  return { sol, microUsd, swaps, gainers };
}
