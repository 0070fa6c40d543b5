import { z } from 'zod';
import { asAddress, asSignature } from '#contracts/chain';
import { MAX_OWN_TRADES, type OwnTradesAnswer } from '#contracts/market/terminal';
import marketQueries from '#store/queries/markets-list';
import { marketText, text, toAddress } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'ownTrades',
  route: '/api/markets/:market/trades-of/:trader',
  says: 'The newest trades of one wallet in one market.',
  input: z.strictObject({ market: marketText, trader: text.describe('Address of a wallet.') }),
  absences: true,
  run: async (ask, input): Promise<OwnTradesAnswer> => {
    const [market, trader] = [toAddress(input.market), toAddress(input.trader)];
    if (market === undefined || trader === undefined) {
      return ask.absent('malformed', 'Market and wallet must be addresses: base58 of 32 bytes.');
    }
    return answerFromIndex(ask, async (index) => {
      const rows = await index.all(marketQueries.tradesOfTrader, { trader, market, limit: MAX_OWN_TRADES });
      return {
        market,
        trader,
        trades: rows.map((row) => ({
          ...row,
          signature: row.signature === undefined ? undefined : asSignature(row.signature),
          trader,
          market,
          venue: asAddress(row.venue),
          base: asAddress(row.base),
          quote: asAddress(row.quote),
        })),
      };
    });
  },
});
