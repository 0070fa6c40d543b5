import { need, readAccount, SOL, type World } from '../cast.ts';
import * as said from './expected.ts';
import { each, type Expected, type Oracle, type Truth } from './expected.ts';

const marketsOf = ({ rows }: World, mint: string) => rows.markets.filter(({ base }) => base === mint);

/** A price that is older counts only where there is no newer one. */
const STALE_SECONDS = 600;

/** The market with the most in it, of those that were traded in lately where there are any. */
const mainMarketOf = (world: World, mint: string) => {
  const deepest = marketsOf(world, mint).toSorted((a, b) =>
    (b.liquidityMicroUsd ?? 0n) > (a.liquidityMicroUsd ?? 0n) ? 1 : -1,
  );
  const now = world.chain.nowMs / 1_000;
  const isFresh = ({ market }: (typeof deepest)[number]): boolean =>
    world.rows.swaps.some((swap) => swap.market === market && now - swap.time <= STALE_SECONDS);
  return need('market', deepest.find(isFresh) ?? deepest[0]);
};

/** Dollars for a whole token: those of its deepest market, for SOL of that against a stablecoin. */
export function priceOf(world: World, mint: string): number {
  if (mint === SOL) {
    // Even where a smaller one was traded in since.
    const pools = marketsOf(world, SOL).filter(({ quoteKind }) => quoteKind === 'usd');
    const [deepest] = pools.toSorted((one, other) =>
      Number((other.liquidityMicroUsd ?? 0n) - (one.liquidityMicroUsd ?? 0n)),
    );
    return need('price of SOL', deepest?.price);
  }
  const { price, quoteKind } = mainMarketOf(world, mint);
  const value = need('price', price);
  if (quoteKind === 'usd') return value;
  if (quoteKind === 'sol') return value * priceOf(world, SOL);
  throw new Error(`${mint} has no price in dollars`);
}

const rankingOf = ({ rows }: World, mint: string, span: number) =>
  need(
    `ranking of ${mint}`,
    rows.rankings.find((row) => row.mint === mint && row.span === span),
  );

interface Bar {
  readonly open: number;
  high: number;
  low: number;
  close: number;
}

/** Bars of the main market, made from its trades; those without a trade are left out. The newest are last. */
function barsOf(world: World, mint: string, width: number): readonly Bar[] {
  const { market } = mainMarketOf(world, mint);
  const bars = new Map<number, Bar>();
  for (const { time, price } of world.rows.swaps.filter((swap) => swap.market === market).toReversed()) {
    if (price === undefined) continue;
    const bucket = Math.floor(time / width);
    const bar = bars.get(bucket) ?? { open: price, high: price, low: price, close: price };
    bar.high = Math.max(bar.high, price);
    bar.low = Math.min(bar.low, price);
    bar.close = price;
    bars.set(bucket, bar);
  }
  return [...bars.values()].slice(-DRAWN);
}
const DRAWN = 60;

/** Where the bars begin and end, the highest and the lowest of them, and each closing price. */
function candles(world: World, mint: string, width: number): Truth[] {
  const bars = barsOf(world, mint, width);
  const unit = mainMarketOf(world, mint).quoteKind === 'sol' ? 'SOL' : 'USD';
  const values = [
    need('bar', bars[0]).open,
    Math.max(...bars.map(({ high }) => high)),
    Math.min(...bars.map(({ low }) => low)),
    ...bars.map(({ close }) => close),
  ];
  return [
    ...each(values.map((value) => said.rounded('price', value, unit))),
    [said.count(bars.length, /^Count/)],
  ];
}

function largestAccounts({ chain }: World, mint: string) {
  return chain.rpc<{ value: readonly { address: string; amount: string }[] }>('getTokenLargestAccounts', [
    mint,
    { commitment: 'confirmed' },
  ]).value;
}

/** Who has the largest account, and what is in it. */
function holder(world: World, mint: string): Truth[] {
  const { address, amount } = need('largest account', largestAccounts(world, mint)[0]);
  const owner = readAccount(world.chain, address)?.data.parsed?.info['owner'];
  return each([said.address(String(owner)), said.tokens(mint, BigInt(amount))]);
}

const supplyOf = ({ chain }: World, mint: string): { amount: string; decimals: number } =>
  chain.rpc<{ value: { amount: string; decimals: number } }>('getTokenSupply', [
    mint,
    { commitment: 'confirmed' },
  ]).value;

const authority = ({ chain }: World, mint: string, name: 'mintAuthority' | 'freezeAuthority'): Truth => {
  const holderOf = need('mint', readAccount(chain, mint)).data.parsed?.info[name];
  if (typeof holderOf === 'string') return [{ ...said.address(holderOf) }];
  return [
    said.line(
      name === 'mintAuthority'
        ? /nobody can make new units/i
        : /(?:holders cannot be frozen|nobody can freeze)/i,
    ),
  ];
};

/** Newest trades of a token, of one side where one is asked about. */
const tradesOf = ({ rows }: World, mint: string, side?: string) =>
  rows.swaps
    .filter(({ base, quote }) => base === mint || quote === mint)
    .filter(({ base, isBuy }) => side === undefined || (isBuy === (base === mint)) === (side === 'buy'));

function gainers({ rows }: World, span: number): Truth[] {
  const [first] = rows.rankings
    .filter((row) => row.span === span && row.change !== undefined)
    .toSorted((a, b) => b.change! - a.change!);
  const { mint, change } = need('gainer', first);
  return each([said.address(mint), said.percent(change! * 100)]);
}

function volumes({ rows }: World, span: number): Truth[] {
  const [first] = rows.rankings
    .filter((row) => row.span === span)
    .toSorted((a, b) => (b.microUsd > a.microUsd ? 1 : -1));
  const { mint, microUsd } = need('traded token', first);
  return each([said.address(mint), said.money(microUsd)]);
}

const mintOf = (args: readonly string[]): string => need('mint', args[0]);

export const tokenOracles: Readonly<Record<string, Oracle>> = {
  'token.supply': (world, args) => [
    [said.tokens(mintOf(args), BigInt(supplyOf(world, mintOf(args)).amount))],
  ],
  'token.decimals': (world, args) => [[said.count(supplyOf(world, mintOf(args)).decimals, /^Decimals/)]],
  'token.price': (world, args) => [[said.rounded('price', priceOf(world, mintOf(args)), 'USD')]],
  'token.value': (world, args) => [
    [said.rounded('money', priceOf(world, mintOf(args)) * Number(args[1]), 'USD')],
  ],
  'token.change': (world, args) => {
    const { change } = rankingOf(world, mintOf(args), Number(args[1]));
    return [[said.percent(need('change', change) * 100, /^Trading change/)]];
  },
  'token.candle': (world, args) => candles(world, mintOf(args), Number(args[1])),
  'token.volume': (world, args) => [
    [said.money(rankingOf(world, mintOf(args), Number(args[1] ?? 86_400)).microUsd)],
  ],
  'token.liquidity': (world, args) => [
    [
      said.money(
        marketsOf(world, mintOf(args)).reduce(
          (sum, { liquidityMicroUsd }) => sum + (liquidityMicroUsd ?? 0n),
          0n,
        ),
      ),
    ],
  ],
  /** Each market it is the base of. */
  'token.pools': (world, args) =>
    each(marketsOf(world, mintOf(args)).map(({ market }) => said.address(market))),
  'token.pool': (world, args) => [[said.address(mainMarketOf(world, mintOf(args)).market)]],
  'token.holder': (world, args) => holder(world, mintOf(args)),
  'token.holders': ({ rows }, args) => [
    [
      said.count(
        need(
          'token',
          rows.tokens.find(({ mint }) => mint === mintOf(args)),
        ).holders,
        /holders|people|wallets/i,
      ),
    ],
  ],
  /** What its ten largest accounts have of it. */
  'token.concentration': (world, args) => {
    const held = largestAccounts(world, mintOf(args))
      .slice(0, 10)
      .reduce((sum, { amount }) => sum + Number(amount), 0);
    return [[said.percent((held * 100) / Number(supplyOf(world, mintOf(args)).amount), /^Top share/)]];
  },
  'token.authority': (world, args) => [
    authority(world, mintOf(args), 'mintAuthority'),
    authority(world, mintOf(args), 'freezeAuthority'),
  ],
  'token.mint.authority': (world, args) => [authority(world, mintOf(args), 'mintAuthority')],
  'token.freeze.authority': (world, args) => [authority(world, mintOf(args), 'freezeAuthority')],
  'token.trade': (world, args) => {
    const newest = need('trade', tradesOf(world, mintOf(args), args[1])[0]);
    return each([said.signature(newest.signature), said.time(newest.time)]);
  },
  'token.trade.largest': (world, args) => {
    const [largest] = tradesOf(world, mintOf(args), args[1]).toSorted((a, b) =>
      (b.microUsd ?? 0n) > (a.microUsd ?? 0n) ? 1 : -1,
    );
    return [[said.money(need('value', need('trade', largest).microUsd))]];
  },
  /** Who traded most of it on one side, and the value; the second of them by `2`. */
  'token.trader.ranked': ({ rows }, args) => {
    const sums = new Map<string, bigint>();
    for (const { base, isBuy, trader, microUsd } of rows.swaps)
      if (base === mintOf(args) && isBuy === (args[1] === 'buy'))
        sums.set(trader, (sums.get(trader) ?? 0n) + (microUsd ?? 0n));
    const ranked = [...sums].toSorted(([, a], [, b]) => (b > a ? 1 : -1));
    const [trader, value] = need('trader', ranked[Number(args[2]) - 1]);
    return each([said.address(trader), said.money(value)]);
  },
  /** How many trades the busiest span of so many seconds had. */
  'token.trades.busiest': ({ rows }, args) => {
    const counts = new Map<number, number>();
    for (const { base, time } of rows.swaps) {
      const span = Math.floor(time / Number(args[1]));
      if (base === mintOf(args)) counts.set(span, (counts.get(span) ?? 0) + 1);
    }
    return [[said.count(Math.max(...counts.values()), /^Number of trades/)]];
  },
  /** The youngest, as many as are asked for. */
  'tokens.newest': ({ rows }, args): readonly Truth[] =>
    each(
      rows.tokens
        .filter(({ createdSlot }) => createdSlot !== undefined)
        .toSorted((a, b) => b.createdSlot! - a.createdSlot!)
        .slice(0, Number(args[0] ?? 5))
        .map(({ mint }): Expected => said.address(mint)),
    ),
  /** The first of either list, where a question leaves open by what it ranks. */
  'tokens.movers': (world, args) => [
    [gainers, volumes].flatMap((read) => need('row', read(world, Number(args[0]))[0])),
  ],
  'tokens.gainers': (world, args) => gainers(world, Number(args[0])),
  'tokens.volumes': (world, args) => volumes(world, Number(args[0])),
};
