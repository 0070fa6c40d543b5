import { need, readAccount, SOL, type World } from '../cast.ts';
import * as said from './expected.ts';
import { each, type Expected, type Oracle, type Truth } from './expected.ts';

const marketsOf = ({ rows }: World, mint: string) => rows.markets.filter(({ base }) => base === mint);

/** The market with the most in it. */
const mainMarketOf = (world: World, mint: string) =>
  need(
    'market',
    marketsOf(world, mint).toSorted((a, b) =>
      (b.liquidityMicroUsd ?? 0n) > (a.liquidityMicroUsd ?? 0n) ? 1 : -1,
    )[0],
  );

/** Dollars for a whole token: for SOL those of its newest trade, for others those of their deepest market. */
export function priceOf(world: World, mint: string): number {
  if (mint === SOL) {
    const pools = new Set(
      marketsOf(world, SOL).flatMap(({ market, quoteKind }) => (quoteKind === 'usd' ? [market] : [])),
    );
    return need('price of SOL', world.rows.swaps.find(({ market }) => pools.has(market))?.price);
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
