import { z } from 'zod';
import {
  CANDLE_WIDTH_KEYS,
  MAX_CANDLES,
  type CandleWidth,
  type MarketCandlesAnswer,
} from '#contracts/market/token-market';
import { limitText, marketText, toAddress } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { readCandles } from '../reading/market/candles.ts';
import { findMarket, isAbsent, toSides } from '../reading/market/market-sides.ts';
import { defineEndpoint } from './define-endpoint.ts';

const DEFAULT_CANDLES = '300';

export default defineEndpoint({
  name: 'marketCandles',
  route: '/api/markets/:market/candles',
  says: 'Open, high, low, close and volume of a market by steps from a second to a week.',
  when: 'To chart the price of a market.',
  input: z.strictObject({
    market: marketText,
    width: z
      .enum(CANDLE_WIDTH_KEYS, `must be one of ${CANDLE_WIDTH_KEYS.join(', ')}`)
      .describe('`1s`, `1m`, `5m`, `15m` (default), `1h`, `4h`, `1d`, `1w`.')
      .optional(),
    before: z
      .string()
      .regex(/^\d{1,11}$/, 'must be unix seconds')
      .describe('Unix seconds; candles that begin before.')
      .optional(),
    limit: limitText(MAX_CANDLES),
  }),
  absences: true,
  run: async (ask, { market: asked, width: widthText, before, limit }): Promise<MarketCandlesAnswer> => {
    const market = toAddress(asked);
    if (market === undefined) return ask.absent('malformed', 'This is not an address.');
    const width = (widthText ?? '15m') as CandleWidth; // `input` of this endpoint checked it
    return answerFromIndex(ask, async (index, { toTime }) => {
      const [found, page] = await Promise.all([
        findMarket(ask, index, market),
        readCandles(
          index,
          market,
          width,
          before === undefined ? toTime + 1 : Number(before),
          Number(limit ?? DEFAULT_CANDLES),
        ),
      ]);
      return isAbsent(found) ? found : { ...toSides(found), width, ...page };
    });
  },
});
