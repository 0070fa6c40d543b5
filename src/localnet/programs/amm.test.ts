import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Random } from '../chain/random.ts';
import { amm, findPool, quoteSwap, readPool } from './amm.ts';
import { createAmmStage } from './testing/amm-stage.ts';
import type { AmmStage } from './testing/amm-stage.ts';
import { system } from './system.ts';

const MAX = 0xffff_ffff_ffff_ffffn;
const LOCKED = 1_000n;

let stage: AmmStage;
beforeEach(() => {
  stage?.close();
  stage = createAmmStage();
});
afterAll(() => stage.close());

const deposit = (a: bigint, b: bigint, minimum = 1n) =>
  stage.send([amm.addLiquidity(stage.pool, stage.user.address, a, b, minimum)]);
const swap = (mint: string, amount: bigint, minimum = 1n) =>
  stage.send([amm.swapExactIn(stage.pool, stage.user.address, mint, amount, minimum)]);

function root(square: bigint): bigint {
  let low = 0n;
  let high = 1n << 64n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle * middle <= square) low = middle;
    else high = middle;
  }
  return low;
}

describe('a pool', () => {
  test('holds its mints, vaults, LP mint, fee and creator, and signs for its vaults itself', () => {
    const { pool, bank } = stage;
    expect(readPool(bank.accounts.get(pool.pool)!)).toMatchObject({
      creator: pool.creator,
      mintA: pool.mintA,
      mintB: pool.mintB,
      vaultA: pool.vaultA,
      vaultB: pool.vaultB,
      lpMint: pool.lpMint,
      lockedLp: 0n,
      feeBasisPoints: 30,
    });
    expect(bank.accounts.index.token(pool.vaultA)).toMatchObject({ owner: pool.pool, mint: pool.mintA });
    expect(bank.accounts.index.token(pool.vaultB)).toMatchObject({ owner: pool.pool, mint: pool.mintB });
    expect(bank.accounts.index.decimals(pool.lpMint)).toBe(9);
  });

  test('opens also where somebody sent lamports to all its addresses before', () => {
    const { user, keysA, keysB, send, bank } = stage;
    const pool = findPool(keysB, keysA, user.address);
    for (const [address, lamports] of [
      [pool.pool, 1_000_000n],
      [pool.vaultA, 50_000_000n],
      [pool.lpMint, 900_000n],
    ] as const) {
      expect(send([system.transfer(stage.stranger.address, address, lamports)], []).error).toBe(null);
    }
    expect(send([amm.initializePool(pool, 100)]).error).toBe(null);
    expect(readPool(bank.accounts.get(pool.pool)!)?.feeBasisPoints).toBe(100);
  });

  test('gives the root of the first deposit as LP tokens and keeps 1,000 units back for good', () => {
    const { pool, user, tokenAccount, amountOf, send } = stage;
    expect(deposit(1_000_000_000n, 4_000_000_000n).error).toBe(null);
    const lpAccount = tokenAccount(user.address, pool.lpMint);
    expect(amountOf(lpAccount)).toBe(1_999_999_000n);
    expect(send([amm.removeLiquidity(pool, user.address, 1_999_999_000n, 0n, 0n)]).error).toBe(null);
    expect(stage.reserves()).toEqual([500n, 2_000n]);
    // It goes on from there.
    expect(deposit(1_000_000n, 1_000_000n).error).toBe(null);
    expect(amountOf(lpAccount)).toBe(500_000n);
    expect(stage.reserves()).toEqual([250_500n, 1_002_000n]);
  });

  test('takes a later deposit in the ratio of its reserves', () => {
    const { pool, user, tokenAccount, amountOf } = stage;
    deposit(1_000_000_000n, 4_000_000_000n);
    const landed = deposit(1_000_000n, 1n << 40n);
    expect(landed.error).toBe(null);
    expect(stage.reserves()).toEqual([1_001_000_000n, 4_004_000_000n]);
    expect(amountOf(tokenAccount(user.address, pool.lpMint))).toBe(2_001_999_000n);
  });

  test('keeps the fee of a swap, gives what the formula says, tells it in an event and returns it', () => {
    const { pool, user, tokenAccount, amountOf } = stage;
    deposit(1_000_000_000n, 4_000_000_000n);
    const account = tokenAccount(user.address, pool.mintB);
    const before = amountOf(account);
    const landed = swap(pool.mintA, 1_000_000n);
    expect(landed.error).toBe(null);
    expect(amountOf(account) - before).toBe(3_984_027n);
    expect(stage.reserves()).toEqual([1_001_000_000n, 3_996_015_973n]);
    expect(landed.innerInstructions[0]?.instructions.length).toBe(2);
    expect(Buffer.from(landed.returnData!.data).readBigUInt64LE()).toBe(3_984_027n);
    const event = Buffer.from(/^Program data: (.*)$/m.exec(landed.logs.join('\n'))![1]!, 'base64');
    expect(event.length).toBe(176);
    expect(event.subarray(0, 8).toString('hex')).toBe('d93434539387606d');
    expect([0, 1, 2, 3, 4].map((at) => event.readBigUInt64LE(136 + at * 8))).toEqual([
      1_000_000n,
      3_000n,
      3_984_027n,
      1_001_000_000n,
      3_996_015_973n,
    ]);
  });

  test('computes swaps of any size as exact arithmetic does', () => {
    const { pool, user, tokenAccount, setAmount, amountOf } = stage;
    deposit(1_000_000_000n, 4_000_000_000n);
    const source = tokenAccount(user.address, pool.mintA);
    const destination = tokenAccount(user.address, pool.mintB);
    const random = new Random('swaps');
    const any = (): bigint => {
      const bits = BigInt(random.integer(1, 63));
      const high = BigInt(random.integer(0, 0xffff_ffff)) << 32n;
      return ((high | BigInt(random.integer(0, 0xffff_ffff))) & ((1n << bits) - 1n)) + 1n;
    };
    let successes = 0;
    for (let i = 0; i < 300; i++) {
      const [reserveIn, reserveOut, amount] = [any(), any(), any()];
      setAmount(pool.vaultA, reserveIn);
      setAmount(pool.vaultB, reserveOut);
      setAmount(source, amount);
      setAmount(destination, 0n);
      const expected = quoteSwap(amount, reserveIn, reserveOut, 30);
      const { error } = swap(pool.mintA, amount);
      if (error === null) successes++;
      else expect([i, expected, error]).toEqual([i, 0n, { InstructionError: [0, { Custom: 6003 }] }]);
      expect(amountOf(destination)).toBe(expected);
      if (error === null) {
        const [after, rest] = stage.reserves();
        expect(after * rest).toBeGreaterThanOrEqual(reserveIn * reserveOut);
      }
    }
    expect(successes).toBeGreaterThan(150);
  });

  test('computes the root of deposits of any size exactly', () => {
    const { pool, user, tokenAccount, setAmount, amountOf, write, setSupply } = stage;
    const random = new Random('roots');
    const lpAccount = tokenAccount(user.address, pool.lpMint);
    for (let i = 0; i < 60; i++) {
      const any = (): bigint => 1n + BigInt(Math.floor(random.logarithmic(3_000, 2 ** 62)));
      const [a, b] = i === 0 ? [MAX, MAX] : [any(), any()];
      for (const vault of [pool.vaultA, pool.vaultB, lpAccount]) setAmount(vault, 0n);
      setSupply(pool.lpMint, 0n);
      write(pool.pool, 200, 0n);
      setAmount(tokenAccount(user.address, pool.mintA), a);
      setAmount(tokenAccount(user.address, pool.mintB), b);
      expect(deposit(a, b).error).toBe(null);
      expect(amountOf(lpAccount)).toBe(root(a * b) - LOCKED);
    }
  });

  test('never gives more for LP tokens than was paid for them', () => {
    const { pool, user, tokenAccount, amountOf, send } = stage;
    deposit(7_654_321n, 123_456_789_012n);
    const random = new Random('rounding');
    const accounts = [pool.mintA, pool.mintB, pool.lpMint].map((mint) => tokenAccount(user.address, mint));
    for (let i = 0; i < 60; i++) {
      const [a, b, lp] = accounts.map(amountOf) as [bigint, bigint, bigint]; // three accounts
      const landed = deposit(BigInt(random.integer(1, 50_000)), BigInt(random.integer(20_000, 900_000_000)));
      if (landed.error !== null) continue;
      const got = amountOf(accounts[2]!) - lp;
      expect(send([amm.removeLiquidity(pool, user.address, got, 0n, 0n)]).error).toBe(null);
      expect(amountOf(accounts[0]!)).toBeLessThanOrEqual(a);
      expect(amountOf(accounts[1]!)).toBeLessThanOrEqual(b);
    }
  });

  test('burns no more LP tokens than one has', () => {
    deposit(1_000_000n, 1_000_000n);
    const { pool, user, send } = stage;
    expect(send([amm.removeLiquidity(pool, user.address, 999_001n, 0n, 0n)]).error).toEqual({
      InstructionError: [0, { Custom: 1 }],
    });
  });

  test('serves several swaps in one transaction, each at the price after the last', () => {
    const { pool, user, send } = stage;
    deposit(1_000_000_000n, 1_000_000_000n);
    const buy = amm.swapExactIn(pool, user.address, pool.mintA, 50_000_000n, 1n);
    expect(send([buy, buy]).error).toBe(null);
    const first = quoteSwap(50_000_000n, 1_000_000_000n, 1_000_000_000n, 30);
    const second = quoteSwap(50_000_000n, 1_050_000_000n, 1_000_000_000n - first, 30);
    expect(stage.reserves()).toEqual([1_100_000_000n, 1_000_000_000n - first - second]);
    expect(second).toBeLessThan(first);
  });

  test('cannot be opened by an account of another mint standing in for a vault', () => {
    const { user, keysA, keysB, send, pool } = stage;
    const other = findPool(keysB, keysA, user.address);
    const wrong = { ...other, vaultA: pool.vaultB };
    expect(send([amm.initializePool(wrong, 30)]).error).toEqual({
      InstructionError: [0, { Custom: 6001 }],
    });
  });
});
