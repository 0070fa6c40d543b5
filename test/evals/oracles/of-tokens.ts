import { need, readAccount, SOL, type World } from '../cast.ts';
import { flag, fraction, id, ids, whole, type Expected, type Oracle } from './expected.ts';

const HOUR = 3_600;
const SHOWN = 5;

const marketsOf = ({ rows }: World, mint: string) => rows.markets.filter(({ base }) => base === mint);

/** Dollars for a whole token, by each of its markets. */
function prices(world: World, mint: string): readonly number[] {
  return marketsOf(world, mint).flatMap(({ price, quoteKind }) => {
    if (price === undefined) return [];
    if (quoteKind === 'usd') return [price];
    return quoteKind === 'sol' && mint !== SOL ? prices(world, SOL).map((sol) => sol * price) : [];
  });
}

/** By the ranking of the span, and by the candles of each market over it. */
function changes(world: World, mint: string, span: number): Expected[] {
  const now = world.chain.nowMs / 1_000;
  const ranked = world.rows.rankings.flatMap((row) =>
    row.mint === mint && row.span === span && row.change !== undefined ? [row.change * 100] : [],
  );
  const drawn = marketsOf(world, mint).flatMap(({ market, price }) => {
    const bars = world.rows.candles.filter((bar) => bar.market === market && bar.width === HOUR);
    const inside = bars.filter(({ bucket }) => bucket > now - span);
    const before = bars.find(({ bucket }) => bucket <= now - span);
    const starts = [before?.close, before?.open, inside.at(-1)?.open, bars.at(-1)?.open];
    return starts.flatMap((start) =>
      start === undefined || price === undefined ? [] : [(price / start - 1) * 100],
    );
  });
  return [...ranked, ...drawn].map(fraction);
}

function candles({ rows, ...world }: World, mint: string): Expected[] {
  const markets = new Set(marketsOf({ rows, ...world }, mint).map(({ market }) => market));
  return rows.candles
    .filter(({ market }) => markets.has(market))
    .flatMap(({ open, high, low, close }) => [open, high, low, close].map(fraction));
}

function depth(world: World, mint: string): Expected[] {
  const money = [
    ...world.rows.rankings
      .filter((row) => row.mint === mint)
      .flatMap((row) => [row.microUsd, row.liquidityMicroUsd]),
    ...marketsOf(world, mint).map(({ liquidityMicroUsd }) => liquidityMicroUsd),
  ];
  return [
    ...money.filter((value) => value !== undefined).map(whole),
    ...ids(marketsOf(world, mint).map(({ market }) => market)),
  ];
}

function holders({ chain, rows }: World, mint: string): Expected[] {
  const [largest] = chain.rpc<{ value: readonly { address: string; amount: string }[] }>(
    'getTokenLargestAccounts',
    [mint, { commitment: 'confirmed' }],
  ).value;
  const { address, amount } = need('largest account', largest);
  const owner = readAccount(chain, address)?.data.parsed?.info['owner'];
  const count = rows.tokens.find((token) => token.mint === mint)?.holders;
  return [
    id(address),
    whole(BigInt(amount)),
    ...(typeof owner === 'string' ? [id(owner)] : []),
    ...(count === undefined ? [] : [whole(count)]),
  ];
}

function authorities({ chain }: World, mint: string): Expected[] {
  const info = need('mint', readAccount(chain, mint)).data.parsed?.info ?? {};
  const given = [info['mintAuthority'], info['freezeAuthority']].filter((value) => typeof value === 'string');
  // Neither may be said of one whose authorities are gone but that they are.
  return given.length > 0 ? ids(given) : [flag(false)];
}

function newestTrades({ rows }: World, mint: string): Expected[] {
  const list = rows.hops.filter(({ base, quote }) => base === mint || quote === mint);
  return [true, false]
    .flatMap((isBuy) => list.filter((hop) => hop.isBuy === isBuy).slice(0, SHOWN))
    .flatMap((hop) => [
      id(hop.signature),
      id(hop.trader),
      whole(hop.baseAmount),
      whole(hop.quoteAmount),
      whole(hop.time),
    ]);
}

const supply = ({ chain }: World, mint: string): Expected[] => {
  const { amount, decimals } = chain.rpc<{ value: { amount: string; decimals: number } }>('getTokenSupply', [
    mint,
    { commitment: 'confirmed' },
  ]).value;
  return [whole(BigInt(amount)), whole(decimals)];
};

function top({ rows }: World): Expected[] {
  return [3_600, 86_400, 604_800].flatMap((span) => {
    const list = rows.rankings.filter((row) => row.span === span);
    const gains = list.filter(({ change }) => change !== undefined).toSorted((a, b) => b.change! - a.change!);
    return [...list.slice(0, 3), ...gains.slice(0, 3)].flatMap(({ mint, change, microUsd }) => [
      id(mint),
      whole(microUsd),
      ...(change === undefined ? [] : [fraction(change * 100)]),
    ]);
  });
}

const mintOf = (args: readonly string[]): string => need('mint', args[0]);

export const tokenOracles: Readonly<Record<string, Oracle>> = {
  'token.supply': (world, args) => supply(world, mintOf(args)),
  'token.price': (world, args) => prices(world, mintOf(args)).map(fraction),
  'token.value': (world, args) =>
    prices(world, mintOf(args)).map((price) => fraction(price * Number(args[1]))),
  'token.change': (world, args) => changes(world, mintOf(args), Number(args[1])),
  'token.candle': (world, args) => candles(world, mintOf(args)),
  'token.depth': (world, args) => depth(world, mintOf(args)),
  'token.holder': (world, args) => holders(world, mintOf(args)),
  'token.authority': (world, args) => authorities(world, mintOf(args)),
  'token.trade': (world, args) => newestTrades(world, mintOf(args)),
  'tokens.newest': ({ rows }) =>
    ids(
      rows.tokens
        .filter(({ bornSlot }) => bornSlot !== undefined)
        .toSorted((a, b) => b.bornSlot! - a.bornSlot!)
        .slice(0, SHOWN)
        .map(({ mint }) => mint),
    ),
  'tokens.top': top,
};
