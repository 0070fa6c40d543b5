import { z } from 'zod';
import {
  MAX_SLIPPAGE_BASIS_POINTS,
  type MarketDepthAnswer,
  type SwapQuote,
} from '#contracts/market/terminal';
import type { TokenMarketRow } from '#contracts/market/token-market';
import { toShortAddress } from '#contracts/text/value-text';
import { WRAPPED_SOL } from '#decoder';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, programLeaf, symbolOf } from '../figures/place-leaf.ts';
import { toTokens } from '../figures/to-leaf.ts';
import { addressArgument } from '../toolkit/arguments.ts';
import { readPart } from '../toolkit/from-index.ts';
import { toUnits, wholeAmountArgument } from '../toolkit/whole-amount.ts';
import { defineTool, found, sourceOf, ToolError, type ToolAsk } from './define-tool.ts';

export default defineTool({
  name: 'get_quote',
  title: 'Quote a swap',
  description:
    'What selling an amount of one token for another would give now: the expected and the least amount, price impact, fee and price, in the deepest pool of the two (or in `market`). Without `buy` the other token of its main market is bought. It signs and sends nothing.',
  doing: 'Asking for a quote',
  about: ['token'],
  input: z.strictObject({
    sell: addressArgument.describe('Mint of the token that is given; wrapped SOL for SOL.'),
    buy: addressArgument.optional().describe('Mint of the token that is wanted.'),
    amount: wholeAmountArgument.optional().describe('How much is given, in whole tokens: 12.5.'),
    worthSol: wholeAmountArgument.optional().describe('Or how much SOL what is given is worth.'),
    worthUsd: wholeAmountArgument.optional().describe('Or how many dollars it is worth.'),
    market: addressArgument.optional().describe('Account of the pool.'),
    slippageBps: z.coerce
      .number()
      .int()
      .min(0)
      .max(MAX_SLIPPAGE_BASIS_POINTS)
      .default(100)
      .describe(
        'Most the outcome may fall below what is expected, in hundredths of a percent; 100 when left out.',
      ),
  }),
  async run(ask, { sell, buy, market, slippageBps, ...size }) {
    if (sell === buy) throw new ToolError('invalid_argument', 'buy: the same token as is sold.');
    const pool = await findPool(ask, sell, buy, market);
    const decimals = pool.base === sell ? pool.baseDecimals : pool.quoteDecimals;
    if (decimals === undefined) {
      throw new ToolError('unavailable', 'The decimals of the token that is sold are not known.');
    }
    const answer = await ask.ask('quote', {
      market: pool.market,
      inputMint: sell,
      amount: String(await toGivenUnits(ask, sell, decimals, size)),
      slippage: String(slippageBps),
    });
    if (answer.kind === 'refused') throw new ToolError('unsupported', answer.message, answer.hint);
    const { quote, names, provenance } = found(answer);
    const { inputMint, outputMint } = quote;
    const [given, got] = [symbolOf(names.tokens[inputMint]), symbolOf(names.tokens[outputMint])];
    const price = toPrice(quote);
    const moves = toMoves(
      quote,
      await readPart(ask, ask.ask('marketDepth', { market: pool.market, base: pool.base })),
    );
    const data = {
      sell: mintLeaf(inputMint),
      ...(given && { sellSymbol: given }),
      buy: mintLeaf(outputMint),
      ...(got && { buySymbol: got }),
      amount: toTokens(quote.inputAmount, inputMint, quote.inputDecimals, names),
      expected: toTokens(quote.expectedAmount, outputMint, quote.outputDecimals, names),
      leastOut: toTokens(quote.minimumAmount, outputMint, quote.outputDecimals, names),
      slippage: leaf.basisPoints(quote.slippageBasisPoints),
      ...(price !== undefined && {
        price: leaf.price(price, outputMint === WRAPPED_SOL.mint ? 'SOL' : toShortAddress(outputMint)),
      }),
      ...(quote.priceImpact !== undefined && { priceImpact: leaf.share(quote.priceImpact) }),
      ...(moves !== undefined && {
        sellPriceChange: toChange(moves.sold),
        buyPriceChange: toChange(moves.bought),
      }),
      ...(quote.feeAmount !== undefined && {
        fee: toTokens(quote.feeAmount, inputMint, quote.inputDecimals, names),
      }),
      ...(quote.feeBasisPoints !== undefined && { feeRate: leaf.basisPoints(quote.feeBasisPoints) }),
      market: leaf.address(pool.market),
      ...(quote.source.kind === 'pool' && {
        venue: programLeaf(quote.source.venue, names),
        slot: leaf.slot(quote.source.slot),
      }),
    };
    return {
      data,
      source: sourceOf(provenance),
      notes: [
        'A quote is of this moment; what a swap gives is known when it has happened. The price holds the fee.',
        ...(quote.source.kind === 'aggregator' ? [`The quote is of ${quote.source.host}.`] : []),
      ],
      links: [{ label: 'Token', href: `/token/${sell}` }],
    };
  },
});

/** The pool that was named, else the deepest of the two tokens, else the main one of what is sold. */
async function findPool(
  ask: ToolAsk,
  sell: string,
  buy: string | undefined,
  market: string | undefined,
): Promise<Pick<TokenMarketRow, 'market' | 'base' | 'baseDecimals' | 'quoteDecimals'>> {
  if (market !== undefined) return found(await ask.ask('market', { market }));
  // Of SOL only the deepest markets are listed, so the other token is asked first.
  const asked = buy !== undefined && sell === WRAPPED_SOL.mint ? buy : sell;
  const { markets, mainMarket } = found(await ask.ask('tokenMarket', { mint: asked }));
  const other = asked === sell ? buy : sell;
  const pool =
    other === undefined
      ? markets.find((row) => row.market === mainMarket)
      : markets.filter(({ base, quote }) => base === other || quote === other).toSorted(byDepth)[0];
  if (pool !== undefined) return pool;
  throw new ToolError(
    'not_found',
    buy === undefined
      ? 'The index knows no market of this token.'
      : 'The index knows no market of these two tokens.',
    buy === undefined ? undefined : 'A way through a third token is not looked for.',
  );
}

const byDepth = (a: TokenMarketRow, b: TokenMarketRow): number => {
  const difference = (b.liquidityMicroUsd ?? -1n) - (a.liquidityMicroUsd ?? -1n);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
};

/** What is too little to be written with a sign is written as less than the least part. */
const toChange = (change: number): leaf.Figure =>
  Math.abs(change) < LEAST_CHANGE ? leaf.share(Math.abs(change)) : leaf.change(change);
const LEAST_CHANGE = 0.0001;

/** What is given in smallest units: as many tokens, or as many as are worth that by the prices of the index. */
async function toGivenUnits(
  ask: ToolAsk,
  sell: string,
  decimals: number,
  {
    amount,
    worthSol,
    worthUsd,
  }: {
    readonly amount?: string | undefined;
    readonly worthSol?: string | undefined;
    readonly worthUsd?: string | undefined;
  },
): Promise<bigint> {
  const given = [amount, worthSol, worthUsd].filter((one) => one !== undefined);
  if (given.length !== 1)
    throw new ToolError('invalid_argument', 'One of amount, worthSol and worthUsd is to be given.');
  if (amount !== undefined) return toUnits(amount, decimals);
  if (worthSol !== undefined && sell === WRAPPED_SOL.mint) return toUnits(worthSol, decimals);
  const { price } = found(await ask.ask('tokenMarket', { mint: sell }));
  const one = worthSol === undefined ? price?.usd : price?.sol;
  if (one === undefined || one <= 0) {
    throw new ToolError('unavailable', 'The price of the token that is sold is not known.');
  }
  return BigInt(Math.round((Number(worthSol ?? worthUsd) / one) * 10 ** decimals));
}

/** By how much the price of either token changes, which the reserves before and after tell; not known of orders. */
function toMoves(
  { inputMint, inputAmount, expectedAmount }: SwapQuote,
  depth: Extract<MarketDepthAnswer, { kind: 'found' }> | undefined,
): { readonly sold: number; readonly bought: number } | undefined {
  if (depth?.from !== 'reserves') return undefined;
  const { base, baseReserve, quoteReserve } = depth;
  const [input, output] = inputMint === base ? [baseReserve, quoteReserve] : [quoteReserve, baseReserve];
  if (input === 0n || output <= expectedAmount) return undefined;
  const [before, after] = [
    Number(output) / Number(input),
    Number(output - expectedAmount) / Number(input + inputAmount),
  ];
  return { sold: after / before - 1, bought: before / after - 1 };
}

/** Whole units that are got for a whole one that is given. */
function toPrice({
  inputAmount,
  inputDecimals,
  expectedAmount,
  outputDecimals,
}: SwapQuote): number | undefined {
  if (inputDecimals === undefined || outputDecimals === undefined || inputAmount === 0n) return undefined;
  return Number(expectedAmount) / 10 ** outputDecimals / (Number(inputAmount) / 10 ** inputDecimals);
}
