import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import type { Asset, BalanceChange, DecodedInstruction, Effect } from '#contracts/decoded';
import { addressNamed } from '../testing/build-transaction.ts';
import { toTrades } from './trade.ts';
import type { SummaryInput } from './summary-input.ts';

const TRADER = asAddress(addressNamed('trader'));
const ROUTER = asAddress(addressNamed('router'));
const USDC: Asset = { kind: 'token', mint: asAddress(addressNamed('usdc')), decimals: 6 };
const CAT: Asset = { kind: 'token', mint: asAddress(addressNamed('cat')), decimals: 3 };
const SOL: Asset = { kind: 'sol' };

const swap = (
  venue: string,
  sold: [Asset, bigint],
  bought: [Asset, bigint],
  pool = true,
): Extract<Effect, { kind: 'swap' }> => ({
  kind: 'swap',
  venue,
  ...(pool && { pool: asAddress(addressNamed(`pool of ${venue}`)) }),
  trader: TRADER,
  sold: { asset: sold[0], amount: sold[1] },
  bought: { asset: bought[0], amount: bought[1] },
});

const change = (asset: Asset, amount: bigint): BalanceChange => ({
  owner: TRADER,
  asset,
  change: amount,
  before: 0n,
  after: 0n,
  accounts: [],
});

const input = (effects: readonly Effect[], balanceChanges: readonly BalanceChange[], failed = false) =>
  ({
    feePayer: TRADER,
    signers: [TRADER],
    addresses: [],
    instructions: [
      {
        program: ROUTER,
        programName: 'Router',
        effects,
        inner: [] as const,
      } as unknown as DecodedInstruction,
    ],
    effects,
    balanceChanges,
    feeLamports: 5_000n,
    failed,
    findUnsupported: () => [],
  }) satisfies SummaryInput;

describe('the trade of a transaction', () => {
  test('comes before the orders it took, and an order that a stranger filled stands alone', () => {
    const maker = asAddress(addressNamed('maker'));
    const fill: Effect = { ...swap('Orders', [CAT, 55n], [USDC, 100n]), trader: maker, order: 'limit' };
    const own = swap('Orders', [USDC, 100n], [CAT, 55n]);
    const changes = [change(USDC, -100n), change(CAT, 55n)];
    expect(toTrades(input([own, fill], changes)).map(({ trader, order }) => [trader, order])).toEqual([
      [TRADER, undefined],
      [maker, 'limit'],
    ]);
    const elsewhere = swap('A', [USDC, 100n], [CAT, 55n]);
    expect(toTrades(input([elsewhere, fill], changes)).map(({ trader }) => trader)).toEqual([maker]);
  });

  test('adds swaps up: what one gives and the next takes cancels out', () => {
    const effects = [swap('A', [USDC, 100n], [SOL, 7n]), swap('B', [SOL, 7n], [CAT, 55n])];
    const [trade] = toTrades(input(effects, [change(USDC, -100n), change(CAT, 55n), change(SOL, -5_000n)]));
    expect(trade).toMatchObject({
      sold: { asset: USDC, amount: 100n },
      bought: { asset: CAT, amount: 55n },
      agrees: true,
      router: ROUTER,
    });
    expect(trade?.swaps.map(({ venue }) => venue)).toEqual(['A', 'B']);
  });

  test('a router’s fee in an instruction of its own is taken from what the trader got', () => {
    const effects = [swap('A', [CAT, 100n], [USDC, 5_000n])];
    const fee: Effect = {
      kind: 'transfer',
      asset: USDC,
      amount: 50n,
      from: asAddress(addressNamed('usdc account')),
      to: asAddress(addressNamed('fees')),
      fromOwner: TRADER,
    };
    const base = input(effects, [change(CAT, -100n), change(USDC, 4_950n)]);
    const [pool] = base.instructions;
    const after = { program: ROUTER, programName: 'Router', effects: [fee], inner: [] } as unknown;
    const trades = toTrades({
      ...base,
      instructions: [after, { ...pool, program: addressNamed('a'), programName: 'A' }, after].slice(
        1,
      ) as DecodedInstruction[], // all that is read of them
      effects: [...effects, fee],
    });
    expect(trades[0]?.bought.amount).toBe(5_000n);
    const routed = toTrades({
      ...base,
      instructions: [pool, after] as DecodedInstruction[], // as above
      effects: [...effects, fee],
    });
    expect(routed[0]?.bought.amount).toBe(4_950n);
  });

  test('a router’s report of a pool’s swap is not a second swap', () => {
    const effects = [swap('A', [USDC, 99n], [CAT, 55n]), swap('A', [USDC, 100n], [CAT, 55n], false)];
    const [trade] = toTrades(input(effects, [change(USDC, -100n), change(CAT, 55n)]));
    expect(trade?.swaps.length).toBe(1);
  });

  test('what a fee took beside the pools is still the person’s own', () => {
    const [trade] = toTrades(
      input([swap('A', [USDC, 98n], [CAT, 55n])], [change(USDC, -100n), change(CAT, 55n)]),
    );
    expect(trade).toMatchObject({ sold: { amount: 100n }, agrees: true });
  });

  test('swaps that miss a pool nobody knows yield to the balances, and the trade is marked', () => {
    const [trade] = toTrades(
      input([swap('A', [USDC, 20n], [CAT, 11n])], [change(USDC, -100n), change(CAT, 55n)]),
    );
    expect(trade).toMatchObject({ sold: { amount: 100n }, bought: { amount: 55n }, agrees: false });
  });

  test('rent and tips in SOL are no leg of a trade', () => {
    const effects = [swap('A', [USDC, 100n], [CAT, 11n])];
    const [trade] = toTrades(input(effects, [change(SOL, -2_044_280n), change(CAT, 55n)]));
    expect(trade).toMatchObject({ sold: { asset: USDC, amount: 100n }, agrees: false });
  });

  test('people who trade side by side have a trade each', () => {
    const friend = asAddress(addressNamed('friend'));
    const effects = [
      swap('A', [USDC, 100n], [CAT, 55n]),
      { ...swap('A', [USDC, 900n], [CAT, 400n]), trader: friend } as Effect,
    ];
    const given = input(effects, [
      change(USDC, -100n),
      change(CAT, 55n),
      { ...change(USDC, -900n), owner: friend },
      { ...change(CAT, 400n), owner: friend },
    ]);
    const trades = toTrades({ ...given, signers: [TRADER, friend] });
    expect(
      trades.map(({ trader, sold, bought, swaps, agrees }) => [
        trader,
        sold.amount,
        bought.amount,
        swaps.length,
        agrees,
      ]),
    ).toEqual([
      [TRADER, 100n, 55n, 1, true],
      [friend, 900n, 400n, 1, true],
    ]);
  });

  test('without swaps, one asset out and one in is a trade that nothing confirms', () => {
    const [trade] = toTrades(input([], [change(USDC, -100n), change(CAT, 55n), change(SOL, -5_000n)]));
    expect(trade).toMatchObject({ sold: { asset: USDC }, bought: { asset: CAT }, swaps: [] });
    expect(trade?.agrees).toBeUndefined();
  });

  test('a failed transaction traded nothing', () => {
    expect(toTrades(input([swap('A', [USDC, 1n], [CAT, 1n])], [], true))).toEqual([]);
  });

  test('is none where a round through pools left a little of two assets over', () => {
    const effects = [
      swap('A', [CAT, 45_525n], [USDC, 8_820n]),
      swap('B', [USDC, 8_820n], [SOL, 39_404n]),
      swap('C', [SOL, 39_406n], [CAT, 45_533n]),
    ];
    expect(toTrades(input(effects, [change(CAT, 8n), change(SOL, -5_002n)]))).toEqual([]);
  });

  test('goes on through what a router holds between pools in an account of its own', () => {
    const held = { ...swap('B', [SOL, 7n], [CAT, 55n]), trader: ROUTER } as Effect;
    const [trade] = toTrades(
      input([swap('A', [USDC, 100n], [SOL, 7n]), held], [change(USDC, -100n), change(CAT, 55n)]),
    );
    expect(trade?.swaps.map(({ venue }) => venue)).toEqual(['A', 'B']);
  });

  test('an account that signed nothing traded where its balances say exactly that', () => {
    const vault = asAddress(addressNamed('vault'));
    const effects = [{ ...swap('A', [USDC, 100n], [CAT, 55n]), trader: vault }];
    const of = (asset: Asset, amount: bigint) => ({ ...change(asset, amount), owner: vault });
    expect(toTrades(input(effects, [of(USDC, -100n), of(CAT, 55n)]))).toMatchObject([
      { trader: vault, sold: { amount: 100n }, bought: { amount: 55n }, router: ROUTER },
    ]);
    expect(toTrades(input(effects, [of(USDC, -100n), of(CAT, 54n)]))).toEqual([]);
  });

  test('whom a wallet lets move its tokens is no other trader', () => {
    const delegate = asAddress(addressNamed('delegate'));
    const effects: Effect[] = [
      { kind: 'approve', account: asAddress(addressNamed('account')), delegate, amount: 100n },
      { ...swap('A', [USDC, 100n], [CAT, 55n]), trader: delegate },
    ];
    const one = { ...input(effects, [change(USDC, -100n), change(CAT, 55n)]), signers: [TRADER, delegate] };
    expect(toTrades(one).map(({ trader }) => trader)).toEqual([TRADER]);
  });

  test('a token account opened here is its wallet’s where the record names no owners, and its rent is no price', () => {
    const [account, shop] = ['account', 'shop'].map((name) => asAddress(addressNamed(name)));
    const item: Asset = { ...CAT, decimals: 0 };
    const open: DecodedInstruction = {
      path: '1',
      program: asAddress('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'),
      reading: 'decoded',
      title: 'Create',
      fields: [
        { name: 'account', value: { kind: 'address', address: account! } },
        { name: 'wallet', value: { kind: 'address', address: TRADER } },
      ],
      accounts: [],
      accountNames: [],
      effects: [
        { kind: 'create-account', account: account!, payer: TRADER },
        { kind: 'transfer', asset: SOL, amount: 2_039_280n, from: TRADER, to: account! },
      ],
      inner: [],
    };
    const rows: BalanceChange[] = [
      change(SOL, -32_044_280n),
      { ...change(SOL, 2_039_280n), owner: account!, after: 2_039_280n },
      { ...change(SOL, 30_000_000n), owner: shop! },
      { ...change(item, 1n), owner: account!, accounts: [account!] },
    ];
    const given = input(open.effects, rows);
    const [trade] = toTrades({ ...given, instructions: [open, { ...given.instructions[0]!, effects: [] }] });
    expect(trade).toMatchObject({ sold: { amount: 30_000_000n }, bought: { asset: item, amount: 1n } });
  });
});
