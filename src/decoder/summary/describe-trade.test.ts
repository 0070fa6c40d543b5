import { describe, expect, test } from 'vitest';
import type { Amount, Asset, Effect, Trade } from '#contracts/decoded';
import { at, inputOf, toText, USER, type Step } from '../testing/summary-steps.ts';
import { describeTrade } from './describe-trade.ts';
import { describeRound } from './round.ts';

const SOL: Asset = { kind: 'sol' };
const CAT: Asset = { kind: 'token', mint: at('cat'), decimals: 2 };
const DOG: Asset = { kind: 'token', mint: at('dog'), decimals: 2 };

const swap = (venue: string, sold: [Asset, bigint], bought: [Asset, bigint]): Effect => ({
  kind: 'swap',
  venue,
  pool: at(`pool of ${venue} for ${bought[1]}`),
  trader: USER,
  sold: { asset: sold[0], amount: sold[1] },
  bought: { asset: bought[0], amount: bought[1] },
});
const call = (of: string, effects: readonly Effect[]): Step => ({
  program: at(of),
  of,
  name: 'swap',
  effects,
});
const say = (of: string, effects: readonly Effect[]) => toText(describeRound(inputOf([call(of, effects)])));

describe('a round through pools', () => {
  test('of one token at one venue names the token', () => {
    const effects = [
      swap('Pump', [SOL, 2_000_000_000n], [CAT, 500n]),
      swap('Pump', [CAT, 500n], [SOL, 1_900_000_000n]),
    ];
    expect(say('Pump', effects)).toMatch(
      /^bought 5 \S+ for 2 SOL and sold it for 1.9 SOL on Pump, a loss of 0.1 SOL$/,
    );
  });

  test('says through which program it went', () => {
    const effects = [
      swap('A', [SOL, 2_000_000_000n], [CAT, 500n]),
      swap('B', [CAT, 500n], [SOL, 2_100_000_000n]),
    ];
    expect(say('Router', effects)).toMatch(
      /^turned 2 SOL into 2.1 SOL on A and B through \S+, a gain of 0.1 SOL$/,
    );
  });

  test('calls venues that keep orders markets', () => {
    const effects = (last: string) => [
      swap('A', [SOL, 2_000_000_000n], [CAT, 500n]),
      swap('B', [CAT, 500n], [DOG, 70n]),
      swap('C', [DOG, 70n], [CAT, 510n]),
      swap('D', [CAT, 510n], [DOG, 71n]),
      swap(last, [DOG, 71n], [SOL, 2_100_000_000n]),
    ];
    expect(say('B', effects('E'))).toMatch(/ over 5 pools, /);
    expect(say('B', effects('Phoenix v1'))).toMatch(/ over 5 markets, /);
  });

  test('names a few venues and says what it brought where the balances say so', () => {
    const effects = (last: bigint) => [
      swap('A', [SOL, 2_000_000_000n], [CAT, 500n]),
      swap('B', [CAT, 500n], [DOG, 70n]),
      swap('C', [DOG, 70n], [SOL, last]),
    ];
    const tell = (last: bigint, isKnown = true) => {
      const input = inputOf([call('C', effects(last))]);
      return toText(describeRound({ ...input, findUnsupported: (claims) => (isKnown ? [] : claims) }));
    };
    expect(tell(2_100_000_000n)).toBe('turned 2 SOL into 2.1 SOL on A, B and C, a gain of 0.1 SOL');
    expect(tell(1_900_000_000n)).toBe('turned 2 SOL into 1.9 SOL on A, B and C, a loss of 0.1 SOL');
    expect(tell(2_000_000_000n)).toBe('turned 2 SOL into 2 SOL on A, B and C');
    expect(tell(2_100_000_000n, false)).toBe('turned 2 SOL into 2.1 SOL on A, B and C');
  });
});

test('a vault that signed nothing was made to trade', () => {
  const trade: Trade = {
    trader: at('vault'),
    sold: { asset: SOL, amount: 1_000_000_000n },
    bought: { asset: CAT, amount: 500n },
    swaps: [],
    router: undefined,
  };
  const input = inputOf([call('Vaults', [])]);
  expect(toText(describeTrade(input, [trade]))).toMatch(/^had \S+ swap 1 SOL for 5 \S+$/);
  expect(toText(describeTrade(input, [{ ...trade, trader: USER }]))).toMatch(/^swapped 1 SOL for 5 \S+$/);
  // Whoever fills an order, it is its owner who trades.
  expect(toText(describeTrade(input, [{ ...trade, order: 'limit' }]))).toMatch(
    /^swapped 1 SOL .* limit order/,
  );
});

test('wallets that made the same trade are told together', () => {
  const effects = [swap('Pump', [SOL, 1n], [CAT, 5n])];
  const trade = (trader: Trade['trader'], sold: bigint, bought: bigint, asset = CAT): Trade => ({
    trader,
    sold: { asset: SOL, amount: sold },
    bought: { asset, amount: bought },
    swaps: [{ venue: 'Pump', sold: { asset: SOL, amount: sold }, bought: { asset, amount: bought } }],
    router: undefined,
  });
  const input = { ...inputOf([call('Pump', effects)]), signers: [USER, at('second'), at('third')] };
  const tell = (trades: readonly Trade[]) => toText(describeTrade(input, trades));
  const [one, two] = [trade(USER, 1_000_000_000n, 500n), trade(at('second'), 500_000_000n, 250n)];
  expect(tell([one, two])).toMatch(/^and 1 more wallet swapped 1.5 SOL for 7.5 \S+ in all on Pump$/);
  expect(tell([one, two, trade(at('third'), 500_000_000n, 250n)])).toMatch(
    /^and 2 more wallets swapped 2 SOL/,
  );
  expect(tell([one, trade(at('second'), 1n, 1n, DOG)])).toMatch(/, beside 1 trade of other wallets$/);
  expect(tell([one, one])).toMatch(/, and made 1 more trade$/);
});

test('orders that were taken are counted, in the words of the side that was taken', () => {
  const fill = (maker: string, sold: Amount, bought: Amount): Trade => ({
    trader: at(maker),
    sold,
    bought,
    swaps: [{ venue: 'Orders', sold, bought }],
    order: 'limit',
  });
  const cats = (amount: bigint): Amount => ({ asset: CAT, amount });
  const sols = (amount: bigint): Amount => ({ asset: SOL, amount });
  const purchase: Trade = {
    trader: USER,
    sold: sols(3_000_000_000n),
    bought: cats(500n),
    swaps: [{ venue: 'Orders', sold: sols(3_000_000_000n), bought: cats(500n) }],
    router: undefined,
  };
  const take = (side?: string): Step => ({
    ...call('Orders', []),
    ...(side !== undefined && { fields: [{ name: 'side', value: { kind: 'choice', choice: side } }] }),
  });
  const tell = (side: string | undefined, trades: readonly Trade[]) =>
    toText(describeTrade(inputOf([take(side)]), trades));
  const [one, two] = [
    fill('maker', cats(200n), sols(1_200_000_000n)),
    fill('second', cats(300n), sols(1_800_000_000n)),
  ];
  expect(tell('buy', [purchase, one, two])).toMatch(/^bought 5 \S+ for 3 SOL from 2 orders on Orders$/);
  expect(tell(undefined, [purchase, one])).toMatch(/^swapped 3 SOL for 5 \S+ against 1 order on Orders$/);
  const sale: Trade = { ...purchase, sold: purchase.bought, bought: purchase.sold };
  expect(tell('sell', [sale, one])).toMatch(/^sold 5 \S+ for 3 SOL to 1 order on Orders$/);
});
