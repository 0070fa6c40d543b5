import { z } from 'zod';
import { asAddress, type Address } from '#contracts/chain';
import type { QuoteAnswer, SwapQuote, SwapRefusal } from '#contracts/market/terminal';
import marketQueries from '#store/queries/markets-list';
import { marketText, text, toAddress } from '../input/texts.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import {
  isRefusal,
  quotePool,
  readSwapNumbers,
  refuse,
  toTradingSource,
  type SwapWish,
} from '../reading/market/quote-swap.ts';
import type { QuestionContext } from '../reading/question-context.ts';
import { defineEndpoint } from './define-endpoint.ts';

const DAY = 86_400;

export default defineEndpoint({
  name: 'quote',
  route: '/api/markets/:market/quote',
  says: 'What a swap in a pool would return now: the expected and the minimum amount, the fee and the price impact.',
  when: 'To know the outcome of a swap before building it.',
  input: z.strictObject({
    market: marketText,
    inputMint: text.describe('Mint of the token to sell.'),
    amount: text.describe('Amount to sell, in its smallest units.'),
    slippage: text.describe('Maximum slippage, in hundredths of a percent.'),
  }),
  absences: true,
  async run(ask, input): Promise<QuoteAnswer> {
    const [market, inputMint] = [toAddress(input.market), toAddress(input.inputMint)];
    if (market === undefined || inputMint === undefined) {
      return ask.absent('malformed', 'Market and token must be addresses: base58 of 32 bytes.');
    }
    const numbers = readSwapNumbers(input.amount, input.slippage);
    if (isRefusal(numbers)) return numbers;
    const found = await quote(ask, { market, inputMint, ...numbers });
    if (isRefusal(found)) return found;
    const { source, outputMint, inputDecimals, outputDecimals } = found;
    const things = new NamedThings()
      .addMint(inputMint, inputDecimals)
      .addMint(outputMint, outputDecimals)
      .addAddress(market);
    if (source.kind === 'pool') things.addAddress(source.venue);
    return {
      kind: 'found',
      provenance: ask.provenance(source.kind === 'pool' ? source.slot : undefined),
      market,
      quote: found,
      names: await toNames(things, ask.reader, ask.signal),
    };
  },
});

async function quote(ask: QuestionContext, wish: SwapWish): Promise<SwapQuote | SwapRefusal> {
  const { reader, signal } = ask;
  const source = toTradingSource(reader);
  if (source.kind === 'none') return refuse('not-configured', source.message);
  if (source.kind === 'pools') {
    const found = await quotePool(reader, wish, { signal });
    return isRefusal(found) ? found : found.quote;
  }
  const other = await findOtherSide(ask, wish);
  if (other === undefined) {
    return refuse('no-pool', 'The index knows no market at this address that trades this token.');
  }
  const { outputMint, inputDecimals, outputDecimals } = other;
  const { inputMint, amount, slippageBasisPoints } = wish;
  const found = await reader.aggregator!.quote(
    { inputMint, outputMint, amount, slippageBasisPoints },
    signal,
  ); // it is the source
  if (found.kind === 'refused') return refuse('aggregator', found.reason);
  return {
    source: { kind: 'aggregator', host: source.host, venues: found.venues },
    inputMint,
    outputMint,
    inputDecimals,
    outputDecimals,
    inputAmount: amount,
    expectedAmount: found.expectedAmount,
    minimumAmount: found.minimumAmount,
    slippageBasisPoints,
    feeAmount: undefined,
    feeBasisPoints: undefined,
    priceImpact: found.priceImpact,
  };
}

/** The other token of an indexed market. */
async function findOtherSide({ reader }: QuestionContext, { market, inputMint }: SwapWish) {
  const row = await reader.index?.first(marketQueries.marketsListed, {
    span: DAY,
    markets: [market],
    limit: 1,
  });
  if (row === undefined) return undefined;
  const side = (
    outputMint: string,
    inputDecimals: number | undefined,
    outputDecimals: number | undefined,
  ) => ({
    outputMint: asAddress(outputMint),
    inputDecimals,
    outputDecimals,
  });
  const asGiven: Address = inputMint;
  if (asGiven === row.base) return side(row.quote, row.baseDecimals, row.quoteDecimals);
  if (asGiven === row.quote) return side(row.base, row.quoteDecimals, row.baseDecimals);
  return undefined;
}
