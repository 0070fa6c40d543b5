import { z } from 'zod';
import { MAX_TRADERS, type TraderProfitsAnswer } from '#contracts/market/traders';
import { limitText, text, toAddress, unixSecondsText } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { readRankedTrades, toTraderProfits, type RankedOf } from '../reading/market/trader-profits.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { defineEndpoint } from './define-endpoint.ts';

const DEFAULT_ROWS = '10';

export default defineEndpoint({
  name: 'traderProfits',
  route: '/api/trader-profits',
  says: 'Who earned or lost most by trading a token, in a market or on the whole chain, in a window: realised profit by mean cost.',
  when: 'To rank traders by profit. By volume and number of trades they are ranked by a query over the trades.',
  input: z.strictObject({
    mint: text.describe('Mint of a token.').optional(),
    market: text.describe('Account of a pool.').optional(),
    from: unixSecondsText.describe('Unix seconds the window begins at.').optional(),
    to: unixSecondsText.describe('Unix seconds the window ends before.').optional(),
    sort: z
      .enum(['profit', 'loss'], 'must be profit or loss')
      .describe('`profit` (default) or `loss`.')
      .optional(),
    limit: limitText(MAX_TRADERS),
  }),
  absences: true,
  run: async (ask, input): Promise<TraderProfitsAnswer> => {
    const [mint, market] = [input.mint, input.market].map((one) =>
      one === undefined ? undefined : toAddress(one),
    );
    if (
      (input.mint !== undefined && mint === undefined) ||
      (input.market !== undefined && market === undefined)
    ) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const of: RankedOf =
      market !== undefined
        ? { kind: 'market', market }
        : mint !== undefined
          ? { kind: 'token', mint }
          : { kind: 'chain' };
    return answerFromIndex(ask, async (index, { toTime }) => {
      const interval = {
        from: Number(input.from ?? 0),
        to: input.to === undefined ? toTime + 1 : Number(input.to),
      };
      const { trades, isWhole } = await readRankedTrades(index, of, interval.to);
      const all = toTraderProfits(trades, interval);
      const sign = input.sort === 'loss' ? -1n : 1n;
      const rows = all
        .filter(({ realisedMicroUsd }) => realisedMicroUsd * sign > 0n)
        .toSorted((a, b) => {
          const difference = (b.realisedMicroUsd - a.realisedMicroUsd) * sign;
          return difference === 0n ? b.closed - a.closed : difference > 0n ? 1 : -1;
        })
        .slice(0, Number(input.limit ?? DEFAULT_ROWS));
      const things = new NamedThings().addMint(mint).addAddress(market);
      for (const { trader } of rows) things.addAddress(trader);
      return {
        rows,
        traders: all.length,
        winners: all.filter(({ realisedMicroUsd }) => realisedMicroUsd > 0n).length,
        losers: all.filter(({ realisedMicroUsd }) => realisedMicroUsd < 0n).length,
        looked: trades.length,
        since: trades[0]?.time,
        isWhole,
        names: await toNames(things, ask.reader, ask.signal),
      };
    });
  },
});
