import { need, type World } from '../cast.ts';
import * as said from './expected.ts';
import { each, type Oracle, type Truth } from './expected.ts';

const swapsOf = ({ rows }: World, trader: string, mint?: string) =>
  rows.swaps.filter((swap) => swap.trader === trader && (mint === undefined || swap.base === mint));

function trades(world: World, trader: string): Truth[] {
  const list = swapsOf(world, trader);
  const buys = list.filter(({ isBuy }) => isBuy).length;
  return [
    [said.count(list.length, /^Sums trades/)],
    [said.count(buys, /^Sums buys/)],
    [said.count(list.length - buys, /^Sums sells/)],
  ];
}

/** What was paid for, what was got for it, and one less the other. */
function profit(world: World, trader: string, mint?: string): Truth[] {
  const list = swapsOf(world, trader, mint);
  const sum = (side: boolean): bigint =>
    list.reduce((total, { isBuy, microUsd }) => (isBuy === side ? total + (microUsd ?? 0n) : total), 0n);
  const [bought, sold] = [sum(true), sum(false)];
  return each([bought, sold, sold - bought].map(said.money));
}

/** What was paid on average for a token it bought; any of them. */
function buyPrice(world: World, trader: string): Truth[] {
  const buys = swapsOf(world, trader).filter(({ isBuy, microUsd }) => isBuy && microUsd !== undefined);
  const mints = [...new Set(buys.map(({ base }) => base))];
  return [
    mints.map((mint) => {
      const list = buys.filter(({ base }) => base === mint);
      const { decimals } = need(
        'token',
        world.rows.tokens.find((token) => token.mint === mint),
      );
      const units = list.reduce((sum, { baseAmount }) => sum + Number(baseAmount), 0) / 10 ** (decimals ?? 0);
      const dollars = list.reduce((sum, { microUsd }) => sum + Number(microUsd), 0) / 1e6;
      return said.rounded('price', dollars / units, 'USD');
    }),
  ];
}

const at = (args: readonly string[], index: number): string => need('argument', args[index]);

export const traderOracles: Readonly<Record<string, Oracle>> = {
  'acct.trades': (world, args) => trades(world, at(args, 0)),
  'acct.profit': (world, args) => profit(world, at(args, 0), args[1]),
  /** Each token it bought. */
  'acct.bought': (world, args) =>
    each(
      [...new Set(swapsOf(world, at(args, 0)).flatMap(({ isBuy, base }) => (isBuy ? [base] : [])))].map(
        said.address,
      ),
    ),
  'acct.buy.price': (world, args) => buyPrice(world, at(args, 0)),
};
