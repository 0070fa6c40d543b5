/** The depth of an order book as the server answers it, against the market's own account on a stepped localnet. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MarketDepthAnswer } from '#contracts/market/terminal';
import { encodeBase58 } from '#std/base58';
import { parseLossless, type Wire } from '#std/json';
import type { App } from '../../src/server/http/request-context.ts';
import { createScriptedApp, createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import { ORDERBOOK_PROGRAM, readOrderBook } from '../../src/localnet/programs/orderbook.ts';
import type { OrderBookState } from '../../src/localnet/programs/orderbook.ts';
import { createSteppedLocalnet, type SteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';

const METHODS = ['getAccountInfo', 'getMultipleAccounts'] as const;
/** Of the market, where the mints stand in its account. */
const MINTS_AT = 40;

let net: SteppedLocalnet;
let app: App;
let market: string;
let state: OrderBookState;
let base: string;
let quote: string;

function rpc(method: string, params: readonly unknown[]): unknown {
  const text = net.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))!;
  return (parseLossless(text) as { result: unknown }).result;
}

const askDepth = async (of: string, mint: string): Promise<Wire<MarketDepthAnswer>> =>
  (await (
    await app.request(`/api/markets/${of}/depth?base=${mint}&cluster=localnet`)
  ).json()) as Wire<MarketDepthAnswer>;

beforeAll(async () => {
  net = createSteppedLocalnet({ seed: 'depth', transactionsPerSecond: 60 });
  await net.sealMany(250);
  const { accounts } = net.chain.bank;
  const found = [...accounts.index.ofProgram(ORDERBOOK_PROGRAM)].flatMap((address) => {
    const read = readOrderBook(accounts.get(address)!);
    return read !== undefined && read.bids.length > 1 && read.asks.length > 1 ? [{ address, read }] : [];
  });
  ({ address: market, read: state } = found[0]!);
  const { data } = accounts.get(market)!;
  [base, quote] = [0, 32].map((at) => encodeBase58(data.subarray(MINTS_AT + at, MINTS_AT + at + 32))) as [
    string,
    string,
  ];
  // Answers are of what is confirmed.
  for (let i = 0; i < 3; i++) net.chain.advance();
  app = createScriptedApp(
    createScriptedClusters({
      localnet: Object.fromEntries(METHODS.map((method) => [method, (params) => rpc(method, params)])),
    }),
  );
}, 60_000);
afterAll(() => net.close());

describe('the depth of an order book', () => {
  test('adds the orders of each side up from the best price', async () => {
    const answer = await askDepth(market, base);
    if (answer.kind !== 'found') throw new Error(answer.kind);
    const toSteps = (orders: OrderBookState['bids']) => {
      let sum = 0n;
      return orders
        .filter(({ isSuspended }) => !isSuspended)
        .map(({ price, amount }) => ({ price: Number(price) / 1e6, amount: String((sum += amount)) }));
    };
    expect(answer).toMatchObject({ from: 'orders', base, quote, quoteDecimals: 6, feeBasisPoints: 5 });
    expect(answer.bids).toEqual(toSteps(state.bids));
    expect(answer.asks).toEqual(toSteps(state.asks));
    expect(answer.bids[0]!.price).toBeLessThan(answer.asks[0]!.price);
    expect(answer.price).toBeGreaterThan(answer.bids[0]!.price);
    expect(answer.price).toBeLessThan(answer.asks[0]!.price);
    expect(answer.baseReserve).toBe(answer.asks.at(-1)!.amount);
  });

  test('is not counted in the token the prices are in', async () => {
    expect(await askDepth(market, quote)).toMatchObject({ kind: 'absent', state: 'not-found' });
  });
});
