import { z } from 'zod';
import type { TradeRow } from '#contracts/market/market';
import { MAX_PROFIT_TRADES, MOST_PROFIT_TRADES, type ProfitAnswer } from '#contracts/market/profit';
import tokenMarketQueries from '#store/queries/token-market';
import { limitText, mintText, toAddress, unixSecondsText, walletText } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import type { IndexReader } from '../reading/index/index-reader.ts';
import type { TradePlace } from '../reading/market/market-trades.ts';
import { readNewestTrades } from '../reading/market/newest-trades.ts';
import { readPrices } from '../reading/market/prices.ts';
import { toProfits, toWorth } from '../reading/market/profit.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { defineEndpoint } from './define-endpoint.ts';

const DEFAULT_TRADES = '50';
const PAGE = 5_000;
/** Tokens whose open position is valued. */
const MOST_PRICED = 100;

export default defineEndpoint({
  name: 'profit',
  route: '/api/wallets/:wallet/profit',
  says: 'What the trades of a wallet brought it, token by token and trade by trade, by the mean cost of what it had bought, with what it still holds of it.',
  when: 'Profit, loss or win rate of a trader is asked for.',
  input: z.strictObject({
    wallet: walletText,
    mint: mintText.describe('Only this token.').optional(),
    from: unixSecondsText.describe('Unix seconds the window begins at.').optional(),
    to: unixSecondsText.describe('Unix seconds the window ends before.').optional(),
    limit: limitText(MAX_PROFIT_TRADES),
  }),
  absences: true,
  run: async (ask, input): Promise<ProfitAnswer> => {
    const wallet = toAddress(input.wallet);
    const mint = input.mint === undefined ? undefined : toAddress(input.mint);
    if (wallet === undefined || (input.mint !== undefined && mint === undefined)) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    return answerFromIndex(ask, async (index, { toTime }) => {
      const { trades, isWhole } = await readTradesOf(index, wallet);
      const window = {
        from: Number(input.from ?? 0),
        to: input.to === undefined ? toTime + 1 : Number(input.to),
      };
      const found = toProfits(
        mint === undefined ? trades : trades.filter(({ base }) => base === mint),
        window,
      );
      const isOpen = window.to > toTime;
      const held = isOpen ? found.tokens.filter(({ open }) => open > 0n).slice(0, MOST_PRICED) : [];
      const known = await Promise.all(
        held.map((token) => index.first(tokenMarketQueries.indexedToken, { mint: token.mint })),
      );
      const decimals = new Map(known.map((token) => [token?.mint, token?.decimals]));
      const things = new NamedThings().addAddress(wallet).addMint(mint);
      for (const token of found.tokens) things.addMint(token.mint, decimals.get(token.mint));
      const shown = found.trades.slice(-Number(input.limit ?? DEFAULT_TRADES)).toReversed();
      for (const { trade } of shown) things.addMint(trade.quote).addAddress(trade.venue);
      const [prices, names] = await Promise.all([
        readPrices(
          index,
          held.map((token) => token.mint),
          toTime,
        ),
        toNames(things, ask.reader, ask.signal),
      ]);
      return {
        wallet,
        tokens: found.tokens.map((token) => {
          const price = prices.get(token.mint);
          return {
            ...token,
            price,
            openMicroUsd: toWorth(
              token.open,
              names.tokens[token.mint]?.decimals ?? decimals.get(token.mint),
              price,
            ),
          };
        }),
        trades: shown,
        tradeCount: found.trades.length,
        since: trades[0]?.time,
        isWhole,
        names,
      };
    });
  },
});

/** Trades of a wallet, the oldest first: as many of the newest as are looked through. */
async function readTradesOf(
  index: IndexReader,
  wallet: string,
): Promise<{ readonly trades: readonly TradeRow[]; readonly isWhole: boolean }> {
  const trades: TradeRow[] = [];
  let before: TradePlace | undefined;
  while (trades.length < MOST_PROFIT_TRADES) {
    const page = await readNewestTrades(index, { kind: 'wallet', wallet }, { before, limit: PAGE });
    trades.push(...page.trades);
    if (page.next === undefined) return { trades: trades.toReversed(), isWhole: true };
    before = page.next;
  }
  return { trades: trades.toReversed(), isWhole: false };
}
