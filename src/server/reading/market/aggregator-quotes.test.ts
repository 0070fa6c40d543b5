import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuardedFetch } from '../../outbound/guarded-fetch.ts';
import { createAggregator } from './aggregator-quotes.ts';

const GIVE = 'So11111111111111111111111111111111111111112';
const GET = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const WISH = { inputMint: GIVE, outputMint: GET, amount: 1_000_000_000n, slippageBasisPoints: 100 };
const QUOTE = {
  inputMint: GIVE,
  inAmount: '1000000000',
  outputMint: GET,
  outAmount: '181000000',
  otherAmountThreshold: '179190000',
  slippageBps: 100,
  priceImpactPct: '0.0012',
  routePlan: [
    { swapInfo: { label: 'Pool A' } },
    { swapInfo: { label: 'Pool A' } },
    { swapInfo: { label: 'B' } },
  ],
};

let server: Server;
let answer: object = QUOTE;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

/** The guarded fetch, its connections led to the fake server. */
const aggregator = () =>
  createAggregator(
    'https://quotes.example/swap/v1/',
    createGuardedFetch({
      resolve: () => Promise.resolve(['93.184.216.34']),
      open: ({ url }) =>
        new Promise((resolve, reject) => {
          const { port } = server.address() as AddressInfo; // it listens on a port
          request({ port, path: url.pathname + url.search }, (body) =>
            resolve({ status: body.statusCode ?? 0, headers: { 'content-type': 'application/json' }, body }),
          )
            .once('error', reject)
            .end();
        }),
    }),
  );

describe('quotes of a service', () => {
  test('are asked for by mints, amount and slippage, and read', async () => {
    answer = QUOTE;
    expect(aggregator().host).toBe('quotes.example');
    expect(await aggregator().quote(WISH)).toEqual({
      kind: 'quote',
      expectedAmount: 181_000_000n,
      minimumAmount: 179_190_000n,
      priceImpact: 0.0012,
      venues: ['Pool A', 'B'],
    });
    expect(asked.at(-1)).toBe(
      `/swap/v1/quote?inputMint=${GIVE}&outputMint=${GET}&amount=1000000000&slippageBps=100`,
    );
  });

  test.each([
    ['another token', { outputMint: GIVE }],
    ['another amount', { inAmount: '1' }],
    ['less than the slippage allows', { otherAmountThreshold: '179189998' }],
    ['a least amount above the expected one', { otherAmountThreshold: '181000001' }],
    ['nothing', { outAmount: '0', otherAmountThreshold: '0' }],
    ['a number that was rounded', { outAmount: 181000000 }],
    ['no least amount', { otherAmountThreshold: undefined }],
  ])('that speak of %s are refused', async (_what, changes) => {
    answer = { ...QUOTE, ...changes };
    expect(await aggregator().quote(WISH)).toEqual({
      kind: 'refused',
      reason: 'quotes.example returned something that is not a quote for this swap.',
    });
  });

  test('leave out an impact that is none', async () => {
    for (const priceImpactPct of ['-1', 'x', '7', undefined]) {
      answer = { ...QUOTE, priceImpactPct };
      expect(await aggregator().quote(WISH)).toMatchObject({ kind: 'quote', priceImpact: undefined });
    }
  });

  test('are never asked of a private address', async () => {
    const found = await createAggregator('https://127.0.0.1/v1').quote(WISH);
    expect(found).toEqual({
      kind: 'refused',
      reason: '127.0.0.1 gave no quote. Its host is not on the public internet.',
    });
  });
});
