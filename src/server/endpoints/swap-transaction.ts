import { z } from 'zod';
import { isSignableAddress } from '#chain';
import type { SwapTransactionAnswer } from '#contracts/market/terminal';
import { marketText, text, toAddress } from '../input/texts.ts';
import { buildSwap } from '../reading/market/build-swap.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import {
  isRefusal,
  quotePool,
  readSwapNumbers,
  refuse,
  toTradingSource,
} from '../reading/market/quote-swap.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Builds and tries out; nothing is sent, and only the wallet’s own key can sign what comes out. */
export default defineEndpoint({
  name: 'swapTransaction',
  route: '/api/markets/:market/swap',
  says: 'The unsigned transaction of a swap for a wallet to sign, checked by simulation; nothing is sent.',
  when: 'A quote was accepted and the wallet is to sign.',
  input: z.strictObject({
    market: marketText,
    user: text.describe('Address of the wallet that is to sign.'),
    inputMint: text.describe('Mint of the token to sell.'),
    amount: text.describe('Amount to sell, in its smallest units.'),
    slippage: text.describe('Maximum slippage, in hundredths of a percent.'),
  }),
  absences: true,
  async run(ask, input): Promise<SwapTransactionAnswer> {
    const { reader, signal } = ask;
    const [market, inputMint, user] = [input.market, input.inputMint, input.user].map(toAddress);
    if (market === undefined || inputMint === undefined || user === undefined) {
      return ask.absent('malformed', 'Market, token and wallet must be addresses: base58 of 32 bytes.');
    }
    if (!isSignableAddress(user)) {
      return refuse('bad-user', 'No key can sign for this wallet address: it was derived by a program.');
    }
    const source = toTradingSource(reader);
    if (source.kind === 'none') return refuse('not-configured', source.message);
    if (source.kind === 'aggregator') {
      return refuse(
        'not-configured',
        `This server asks ${source.host} for quotes and builds no transactions for this cluster.`,
      );
    }
    const numbers = readSwapNumbers(input.amount, input.slippage);
    if (isRefusal(numbers)) return numbers;
    const quoted = await quotePool(reader, { market, inputMint, ...numbers }, { signal });
    if (isRefusal(quoted)) return quoted;
    const { quote, pool } = quoted;
    const built = await buildSwap(reader, user, pool, quote, { signal });
    if (isRefusal(built)) return built;
    const things = new NamedThings().addAddress(market).addAddress(pool.venue);
    for (const { mint, decimals } of pool.sides) things.addMint(mint, decimals);
    return {
      kind: 'found',
      provenance: ask.provenance(pool.slot),
      market,
      user,
      quote,
      ...built,
      names: await toNames(things, reader, signal),
    };
  },
});
