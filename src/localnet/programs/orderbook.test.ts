import { afterAll, describe, expect, test } from 'vitest';
import { createKeypair } from '../keys/keypair.ts';
import type { Keypair } from '../keys/keypair.ts';
import { findAssociatedToken } from '../keys/program-address.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import type { LandedTransaction } from '../ledger/block.ts';
import { createSteppedLocalnet } from '../stepped-localnet.ts';
import { buildTransaction } from '../transactions/build-transaction.ts';
import { u64 } from '../transactions/instruction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { findOrderBook, orderbook, ORDERBOOK_PROGRAM, planTake, readOrderBook } from './orderbook.ts';
import type { RestingOrder, Side } from './orderbook.ts';
import { system } from './system.ts';
import { token } from './token.ts';

const UNIT = 1_000_000n;
/** Of the base token. */
const DECIMALS = 6;
const LOT = 10_000n;
const CENT = 10_000n;
const NO_LIMIT = 2n ** 64n - 1n;

describe('Localnet Order Book', () => {
  const { chain, close } = createSteppedLocalnet({ transactionsPerSecond: 0 });
  const { bank } = chain;
  const [creator, maker, second, taker, grain, dollar] = [
    'creator',
    'maker',
    'second',
    'taker',
    'grain',
    'dollar',
  ].map((name) => createKeypair('orders', name)) as [Keypair, Keypair, Keypair, Keypair, Keypair, Keypair];
  afterAll(close);

  const land = (
    payer: Keypair,
    instructions: readonly Instruction[],
    signers: readonly Keypair[] = [],
  ): LandedTransaction => {
    bank.seal();
    bank.open(bank.slot + 1, bank.time + 1);
    const outcome = bank.submit(
      buildTransaction({ payer, signers, instructions, blockhash: bank.blockhashes.latest.hash }),
      true,
    );
    if (outcome.kind !== 'landed') throw new Error(JSON.stringify(outcome));
    return outcome.transaction;
  };
  const send = (payer: Keypair, ...instructions: readonly Instruction[]): unknown =>
    land(payer, instructions).error;
  const customOf = (code: number, index = 0) => ({ InstructionError: [index, { Custom: code }] });
  const { token: splToken } = PROGRAMS;
  const toMint = ({ address }: Keypair) => ({ mint: address, program: splToken });
  const keys = findOrderBook(toMint(grain), toMint(dollar), creator.address);
  const read = () => readOrderBook(bank.accounts.get(keys.market)!)!;
  const accountOf = ({ address }: Keypair, mint: Keypair) =>
    findAssociatedToken(address, mint.address, splToken);
  const held = (owner: Keypair, mint: Keypair): bigint =>
    bank.accounts.index.token(accountOf(owner, mint))?.amount ?? 0n;
  const vaults = (): readonly [bigint, bigint] => [
    bank.accounts.index.token(keys.baseVault)!.amount,
    bank.accounts.index.token(keys.quoteVault)!.amount,
  ];
  const replaceAt = (instruction: Instruction, position: number, address: string): Instruction => ({
    ...instruction,
    accounts: instruction.accounts.map((one, at) => (at === position ? { ...one, address } : one)),
  });
  const place = ({ address }: Keypair, side: Side, dollars: bigint, whole: bigint): Instruction =>
    orderbook.placeLimitOrder(address, keys, side, dollars * CENT, whole * UNIT);
  const take = (
    { address }: Keypair,
    side: Side,
    whole: bigint,
    orders: readonly RestingOrder[],
    limit = side === 'buy' ? NO_LIMIT : 1n,
    minimum = 0n,
  ): Instruction =>
    orderbook.takeOrders(address, keys, { side, limit, amount: whole * UNIT, minimum, orders });
  const pricesOf = (orders: readonly RestingOrder[]) =>
    orders.map(({ owner, price, amount }) => [
      owner === maker.address ? 'maker' : 'second',
      price / CENT,
      amount / UNIT,
    ]);

  const people = [creator, maker, second, taker];
  for (const { address } of people) bank.accounts.credit(address, 10n ** 12n);
  for (const mint of [grain, dollar]) {
    const open = [
      system.createAccount(creator.address, mint.address, bank.engine.minimumBalance(82), 82, splToken),
      token.initializeMint(splToken, mint.address, DECIMALS, creator.address, undefined),
    ];
    if (land(creator, open, [mint]).error !== null) throw new Error('no mint');
    for (const owner of people) {
      const give = [
        token.createAssociated(splToken, creator.address, owner.address, mint.address),
        token.mintTo(splToken, mint.address, accountOf(owner, mint), creator.address, 1_000n * UNIT),
      ];
      if (send(creator, ...give) !== null) throw new Error('no tokens');
    }
  }

  test('opens a market whose lots and ticks never round a price', () => {
    const create = orderbook.createMarket(creator.address, keys, LOT, CENT, 10);
    const odd = orderbook.createMarket(creator.address, keys, LOT, 1n, 10);
    expect(send(creator, odd)).toEqual(customOf(6010));
    expect(send(creator, orderbook.createMarket(creator.address, keys, LOT, CENT, 101))).toEqual(
      customOf(6009),
    );
    expect(send(creator, replaceAt(create, 4, taker.address))).toEqual(customOf(6006));
    expect(send(creator, replaceAt(create, 1, taker.address))).toEqual(customOf(6004));
    expect(send(creator, replaceAt(create, 6, PROGRAMS.token2022))).toEqual(customOf(6008));
    expect(send(creator, replaceAt(create, 3, grain.address))).toEqual(customOf(6005));
    expect(send(creator, create)).toBeNull();
    expect(send(creator, create)).toEqual(customOf(6016));
    expect(read()).toEqual({
      creator: creator.address,
      lotSize: LOT,
      tickSize: CENT,
      fees: 0n,
      feeBasisPoints: 10,
      bids: [],
      asks: [],
    });
  });

  test('sorts orders by price, and at the same price by time', () => {
    expect(send(maker, place(maker, 'sell', 210n, 2n), place(maker, 'sell', 205n, 1n))).toBeNull();
    expect(send(second, place(second, 'sell', 205n, 3n), place(second, 'buy', 195n, 4n))).toBeNull();
    expect(send(maker, place(maker, 'buy', 195n, 1n), place(maker, 'buy', 199n, 2n))).toBeNull();
    expect(pricesOf(read().asks)).toEqual([
      ['maker', 205n, 1n],
      ['second', 205n, 3n],
      ['maker', 210n, 2n],
    ]);
    expect(pricesOf(read().bids)).toEqual([
      ['maker', 199n, 2n],
      ['second', 195n, 4n],
      ['maker', 195n, 1n],
    ]);
    // 6 for sale; 199 twice, 195 five times, in cents.
    expect(vaults()).toEqual([6n * UNIT, (2n * 199n + 5n * 195n) * CENT]);
    expect(held(maker, grain)).toBe(997n * UNIT);
  });

  test('refuses an order that would take, and amounts and prices beside lots and ticks', () => {
    expect(send(taker, place(taker, 'buy', 205n, 1n))).toEqual(customOf(6012));
    expect(send(taker, place(taker, 'sell', 199n, 1n))).toEqual(customOf(6012));
    const at = (price: bigint, amount: bigint): Instruction =>
      orderbook.placeLimitOrder(taker.address, keys, 'buy', price, amount);
    expect(send(taker, at(100n * CENT + 1n, UNIT))).toEqual(customOf(6002));
    expect(send(taker, at(0n, UNIT))).toEqual(customOf(6002));
    expect(send(taker, at(100n * CENT, LOT + 1n))).toEqual(customOf(6001));
    expect(send(taker, at(100n * CENT, 0n))).toEqual(customOf(6001));
    expect(send(taker, replaceAt(at(100n * CENT, UNIT), 6, accountOf(maker, grain)))).toEqual(customOf(6007));
    expect(send(taker, replaceAt(at(100n * CENT, UNIT), 5, keys.baseVault))).toEqual(customOf(6006));
  });

  test('fills the best orders first, the last one in part, and pays makers at once', () => {
    const { asks } = read();
    expect(
      planTake(read(), { side: 'buy', limit: NO_LIMIT, wanted: 3n * UNIT, baseDecimals: DECIMALS }),
    ).toEqual({
      orders: asks.slice(0, 2),
      amount: 3n * UNIT,
      // 3 at $2.05, and a thousandth.
      quote: 6_156_150n,
    });
    // The best order may not be passed over.
    expect(send(taker, take(taker, 'buy', 1n, asks.slice(1)))).toEqual(customOf(6000));
    expect(send(taker, take(taker, 'buy', 3n, asks, 204n * CENT))).toEqual(customOf(6000));
    expect(send(taker, take(taker, 'buy', 5n, asks, 205n * CENT, 5n * UNIT))).toEqual(customOf(6000));
    expect(send(second, take(second, 'buy', 3n, asks))).toEqual(customOf(6015));
    const { error, innerInstructions } = land(taker, [take(taker, 'buy', 3n, asks)]);
    expect(error).toBeNull();
    expect(held(taker, grain)).toBe(1_003n * UNIT);
    expect(held(taker, dollar)).toBe(1_000n * UNIT - 6_156_150n);
    // What its bids hold is still in the vault.
    expect(held(maker, dollar)).toBe(1_000n * UNIT - (2n * 199n + 195n) * CENT + 205n * CENT);
    expect(pricesOf(read().asks)).toEqual([
      ['second', 205n, 1n],
      ['maker', 210n, 2n],
    ]);
    expect(read().fees).toBe(6_150n);
    // A payment, for each order a payment and a report, and what was bought.
    expect(innerInstructions[0]!.instructions.map(({ stackHeight }) => stackHeight)).toEqual([
      2, 2, 2, 2, 2, 2,
    ]);
  });

  test('sells to the best bids, with the fee off what is received', () => {
    expect(send(taker, take(taker, 'sell', 3n, read().bids, 195n * CENT, 3n * UNIT))).toBeNull();
    expect(held(taker, grain)).toBe(1_000n * UNIT);
    // 2 at $1.99 and 1 at $1.95, less a thousandth.
    expect(held(taker, dollar)).toBe(1_000n * UNIT - 6_156_150n + 5_930_000n - 5_930n);
    expect(held(second, grain)).toBe(997n * UNIT + UNIT);
    expect(pricesOf(read().bids)).toEqual([
      ['second', 195n, 3n],
      ['maker', 195n, 1n],
    ]);
  });

  test('passes over an order whose account cannot be paid, until it is cancelled', () => {
    const [first] = read().asks;
    expect(first!.owner).toBe(second.address);
    const away = [
      token.transferChecked(
        splToken,
        {
          from: accountOf(second, dollar),
          mint: dollar.address,
          to: accountOf(maker, dollar),
          owner: second.address,
        },
        held(second, dollar),
        DECIMALS,
      ),
      token.closeAccount(splToken, accountOf(second, dollar), second.address, second.address),
    ];
    expect(send(second, ...away)).toBeNull();
    expect(send(taker, take(taker, 'buy', 1n, read().asks))).toBeNull();
    expect(read().asks.map(({ isSuspended }) => isSuspended)).toEqual([true, false]);
    expect(pricesOf(read().asks)[1]).toEqual(['maker', 210n, 1n]);
    // It stands in nobody's way.
    expect(send(maker, place(maker, 'buy', 205n, 1n))).toBeNull();
    expect(
      send(second, token.createAssociated(splToken, second.address, second.address, dollar.address)),
    ).toBeNull();
    expect(send(second, orderbook.cancelOrder(second.address, keys, 'sell', first!.id))).toBeNull();
    expect(held(second, grain)).toBe(999n * UNIT);
  });

  test('gives back what an order has left, to its owner alone', () => {
    const [best] = read().bids;
    expect(best).toMatchObject({ owner: maker.address, price: 205n * CENT });
    expect(send(taker, orderbook.cancelOrder(taker.address, keys, 'buy', best!.id))).toEqual(customOf(6014));
    expect(send(taker, orderbook.cancelAllOrders(taker.address, keys))).toEqual(customOf(6014));
    expect(send(maker, orderbook.cancelAllOrders(maker.address, keys))).toBeNull();
    expect(pricesOf(read().bids)).toEqual([['second', 195n, 3n]]);
    expect(read().asks).toEqual([]);
    const { fees } = read();
    expect(vaults()).toEqual([0n, 3n * 195n * CENT + fees]);
    expect(send(maker, orderbook.collectFees(maker.address, keys))).toEqual(customOf(6004));
    expect(send(creator, orderbook.collectFees(creator.address, keys))).toBeNull();
    expect(held(creator, dollar)).toBe(1_000n * UNIT + fees);
    expect(send(creator, orderbook.collectFees(creator.address, keys))).toEqual(customOf(6001));
    expect(vaults()).toEqual([0n, 3n * 195n * CENT]);
  });

  test('has room for 32 orders a side, and takes no more', () => {
    const orders = Array.from({ length: 8 }, (_none, at) => place(maker, 'sell', 300n + BigInt(at), 1n));
    for (let i = 0; i < 4; i++) expect(send(maker, ...orders)).toBeNull();
    expect(read().asks).toHaveLength(32);
    expect(send(maker, place(maker, 'sell', 400n, 1n))).toEqual(customOf(6013));
    const { asks } = read();
    expect(send(taker, take(taker, 'buy', 12n, asks.slice(0, 12)))).toBeNull();
    expect(read().asks).toHaveLength(20);
  });

  test('lets nobody else report a fill', () => {
    const forged: Instruction = {
      program: ORDERBOOK_PROGRAM,
      accounts: [{ address: taker.address, signer: true, writable: false }],
      data: u64(0x1d9acb512ea545e4n),
    };
    expect(send(taker, forged)).toEqual(customOf(6011));
  });
});
