import type { AssetRecord } from '../economy/market-memory.ts';
import { getTreasury, grant, toUnits } from '../economy/open-market.ts';
import { FEED_DECIMALS, getPublisher, postPrice } from '../economy/post-price.ts';
import type { World } from '../economy/world.ts';
import type { Keypair } from '../keys/keypair.ts';
import { findFeed, readFeed } from '../programs/oracle.ts';
import { findOrderBook, orderbook, planTake, readOrderBook } from '../programs/orderbook.ts';
import type { OrderBookKeys, OrderBookState, RestingOrder, Side } from '../programs/orderbook.ts';
import { token } from '../programs/token.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { defineScenario } from './define-scenario.ts';

/** What every market counts prices in; what is traded there by symbol, with the lot in its units and the tick in those. */
const QUOTE = 'lnUSD';
const MARKETS = [
  ['lnHARB', 10_000n, 10_000n],
  ['lnBULL', 10_000n, 100_000n],
] as const;
const FEE_BASIS_POINTS = 5;

const MAKERS = 2;
const LEVELS = 3;
/** Dollars behind each order of a market maker, and what one is given when it runs out. */
const MAKER_USD = [400, 2_500] as const;
const STOCK_USD = 60_000;
/** From here on nobody but market makers adds to a side. */
const CROWDED = 22;
const ATTEMPTS = 6;
/** Share of those who take at a price that is gone. */
const STALE_SHARE = 0.05;

/** One market, as a step finds it. */
interface Market {
  readonly keys: OrderBookKeys;
  readonly state: OrderBookState;
  readonly base: AssetRecord;
  readonly quote: AssetRecord;
  /** Units of the quote token for a whole base token, as the oracle has it and as people see it now. */
  readonly posted: bigint;
  readonly fair: bigint;
}

export default defineScenario({
  key: 'orderbooks',
  title: 'Market makers quote around the oracle’s price, and others place limit orders, take, and cancel',
  weight: 6,
  step: (world) => {
    const { memory, random } = world;
    const quote = memory.assets.find(({ symbol }) => symbol === QUOTE);
    const next = MARKETS[memory.orderBooks.length];
    if (!quote) return;
    if (next) return open(world, quote, next);
    const market = findMarket(world, random.pick(memory.orderBooks), quote);
    if (market) STEPS[random.weighted(STEPS.map(([weight]) => weight))]![1](world, market);
  },
});

const STEPS: readonly (readonly [weight: number, step: (world: World, market: Market) => void])[] = [
  [4, requote],
  [7, take],
  [3, place],
  [1, cancel],
];

function open(world: World, quote: AssetRecord, [symbol, lotSize, tickSize]: (typeof MARKETS)[number]): void {
  const { memory } = world;
  const base = memory.assets.find((asset) => asset.symbol === symbol);
  if (!base || !postPrice(world, base)) return;
  const treasury = getTreasury(world);
  const keys = findOrderBook(base, quote, treasury.address);
  const landed = world.send(treasury, [
    orderbook.createMarket(treasury.address, keys, lotSize, tickSize, FEE_BASIS_POINTS),
  ]);
  if (landed?.error === null) memory.orderBooks = [...memory.orderBooks, keys];
}

function findMarket(world: World, keys: OrderBookKeys, quote: AssetRecord): Market | undefined {
  const { accounts } = world.chain.bank;
  const account = accounts.get(keys.market);
  const state = account && readOrderBook(account);
  const base = world.memory.assets.find(({ mint }) => mint === keys.base.mint);
  const feedAccount = accounts.get(findFeed(getPublisher(world).address, keys.base.mint));
  const feed = feedAccount && readFeed(feedAccount);
  if (!state || !base || !feed) return undefined;
  return {
    keys,
    state,
    base,
    quote,
    posted: feed.price / 10n ** BigInt(FEED_DECIMALS - quote.decimals),
    fair: BigInt(Math.round((base.fairUsd / quote.fairUsd) * 10 ** quote.decimals)),
  };
}

/** A price so many basis points away, on a tick. */
const away = ({ state }: Market, price: bigint, basisPoints: number): bigint => {
  const moved = (price * BigInt(10_000 + basisPoints)) / 10_000n;
  const onTick = moved - (moved % state.tickSize);
  return onTick < state.tickSize ? state.tickSize : onTick;
};

/** Units of the base token that so many dollars are worth, in whole lots. */
function toLots({ state, base }: Market, usd: number): bigint {
  const units = toUnits(base, usd);
  return units < state.lotSize ? state.lotSize : units - (units % state.lotSize);
}

/** Opens the accounts of somebody who does not have both yet. */
function opening(world: World, { keys }: Market, owner: string): readonly Instruction[] {
  return [keys.base, keys.quote].flatMap((mint) =>
    world.tokenAmount(owner, mint) > 0n
      ? []
      : [token.createAssociated(mint.program, owner, owner, mint.mint)],
  );
}

/** A market maker takes its orders back and places new ones on both sides of the oracle's price. */
function requote(world: World, market: Market): void {
  const { random } = world;
  const { keys, state, base, quote, posted } = market;
  const maker = world.persona(`market-maker-${random.integer(0, MAKERS - 1)}`);
  const { address } = maker;
  const isOther = ({ owner, isSuspended }: RestingOrder): boolean => owner !== address && !isSuspended;
  const bid = state.bids.find(isOther)?.price;
  const ask = state.asks.find(isOther)?.price;
  for (const asset of [base, quote]) {
    const least = toUnits(asset, MAKER_USD[1] * LEVELS);
    if (world.tokenAmount(address, asset) < least) grant(world, asset, [address], toUnits(asset, STOCK_USD));
  }
  const spread = random.integer(4, 12);
  const step = random.integer(5, 20);
  const placed = Array.from({ length: LEVELS }, (_none, level) => {
    const distance = spread + level * step;
    // It gives way to orders of others that it would take.
    const buy = away(market, posted, -distance);
    const sell = away(market, posted, distance) + state.tickSize;
    const toAmount = (): bigint => toLots(market, random.logarithmic(...MAKER_USD));
    return [
      ...(ask !== undefined && buy >= ask
        ? []
        : [orderbook.placeLimitOrder(address, keys, 'buy', buy, toAmount())]),
      ...(bid !== undefined && sell <= bid
        ? []
        : [orderbook.placeLimitOrder(address, keys, 'sell', sell, toAmount())]),
    ];
  }).flat();
  const hasOrders = [...state.bids, ...state.asks].some(({ owner }) => owner === address);
  world.send(maker, [...(hasOrders ? [orderbook.cancelAllOrders(address, keys)] : []), ...placed], {
    isBare: true,
  });
}

/** Somebody who has some of what a side gives, and how much. */
function findPerson(
  world: World,
  { keys }: Market,
  side: Side,
): { readonly person: Keypair; readonly held: bigint } | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const person = world.actorAt(world.pickActor());
    const held = world.tokenAmount(person.address, side === 'buy' ? keys.quote : keys.base);
    if (held > 0n) return { person, held };
  }
  return undefined;
}

/** What somebody can buy with so many units of the quote token, or sell of so many of the base token, in whole lots. */
function toAffordable({ state, base }: Market, side: Side, held: bigint, price: bigint): bigint {
  const units = side === 'sell' ? held : (held * 10n ** BigInt(base.decimals)) / price;
  return units - (units % state.lotSize);
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

function take(world: World, market: Market): void {
  const { random } = world;
  const { keys, state, base, fair } = market;
  const best = { buy: state.asks[0]?.price, sell: state.bids[0]?.price };
  // A price that is wrong by more than the fee is noticed.
  const isCheap = best.buy !== undefined && best.buy < away(market, fair, -10);
  const isDear = best.sell !== undefined && best.sell > away(market, fair, 10);
  const side: Side = isCheap || (!isDear && random.chance(0.5)) ? 'buy' : 'sell';
  const price = best[side];
  const found = price === undefined ? undefined : findPerson(world, market, side);
  if (price === undefined || !found) return;
  const { person, held } = found;
  const isStale = random.chance(STALE_SHARE);
  const tolerance = isStale ? -60 : random.pick([10, 30, 50, 100]);
  const limit = away(market, price, side === 'buy' ? tolerance : -tolerance);
  const usd = random.logarithmic(30, isCheap || isDear ? 6_000 : 2_500);
  const wanted = least(toLots(market, usd), toAffordable(market, side, (held * 98n) / 100n, price));
  if (wanted === 0n) return;
  // Who is late goes by orders that were there.
  const seen = isStale ? price : limit;
  const { orders, amount } = planTake(state, { side, limit: seen, wanted, baseDecimals: base.decimals });
  if (orders.some(({ owner }) => owner === person.address)) return;
  world.send(person, [
    ...opening(world, market, person.address),
    orderbook.takeOrders(person.address, keys, { side, limit, amount: wanted, minimum: amount, orders }),
  ]);
}

function place(world: World, market: Market): void {
  const { random } = world;
  const { keys, state, fair } = market;
  const side: Side = random.chance(0.5) ? 'buy' : 'sell';
  if ((side === 'buy' ? state.bids : state.asks).length >= CROWDED) return cancel(world, market);
  const distance = Math.round(random.logarithmic(15, 400));
  const price = away(market, fair, side === 'buy' ? -distance : distance);
  const [opposite] = side === 'buy' ? state.asks : state.bids;
  const takes = opposite && (side === 'buy' ? opposite.price <= price : opposite.price >= price);
  const found = takes ? undefined : findPerson(world, market, side);
  if (!found) return;
  const { person, held } = found;
  const wanted = toLots(market, random.logarithmic(50, 3_000));
  const amount = least(wanted, toAffordable(market, side, held / 2n, price));
  if (amount === 0n) return;
  world.send(person, [
    ...opening(world, market, person.address),
    orderbook.placeLimitOrder(person.address, keys, side, price, amount),
  ]);
}

/** Somebody thinks better of an order; now and then the market's creator collects the fees instead. */
function cancel(world: World, { keys, state, quote }: Market): void {
  const { random } = world;
  if (state.fees > toUnits(quote, 20)) {
    const treasury = getTreasury(world);
    world.send(treasury, [orderbook.collectFees(treasury.address, keys)]);
    return;
  }
  const side: Side = random.chance(0.5) ? 'buy' : 'sell';
  const orders = side === 'buy' ? state.bids : state.asks;
  if (orders.length === 0) return;
  const { owner, id } = random.pick(orders);
  const person = world.findActor(owner);
  if (person) world.send(person, [orderbook.cancelOrder(owner, keys, side, id)]);
}
