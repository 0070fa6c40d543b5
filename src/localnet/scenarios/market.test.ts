import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseTransaction } from '#chain/wire/transaction';
import type { LandedTransaction } from '../ledger/block.ts';
import { getLookAlike, LOOK_ALIKE_COUNT } from '../economy/look-alikes.ts';
import { NATIVE_MINT, PROGRAMS } from '../keys/program-addresses.ts';
import { AMM_PROGRAM, readPool } from '../programs/amm.ts';
import { createSteppedLocalnet } from '../stepped-localnet.ts';
import type { SteppedLocalnet } from '../stepped-localnet.ts';

let localnet: SteppedLocalnet;
const landed: LandedTransaction[] = [];

beforeAll(async () => {
  localnet = createSteppedLocalnet({ seed: 'market', transactionsPerSecond: 40 });
  await localnet.sealMany(400);
  const { ledger } = localnet.chain;
  for (const slot of ledger.slots(1, 10_000, 10_000)) landed.push(...ledger.block(slot)!.transactions);
}, 60_000);
afterAll(() => localnet.close());

interface Called {
  readonly program: string;
  readonly accounts: readonly string[];
  readonly data: Buffer;
}

const toCalls = ({ bytes, accountKeys }: LandedTransaction): Called[] =>
  parseTransaction(bytes).message.instructions.map(({ program, accounts, data }) => ({
    program: accountKeys[program]!,
    accounts: [...accounts].map((index) => accountKeys[index]!),
    data: Buffer.from(data),
  }));
const SWAP = '68688356a1bdb4d8';
const REMOVE = '5055d14818ceb16c';
const isAmmCall = ({ program, data }: Called, discriminator: string): boolean =>
  program === AMM_PROGRAM && data.toString('hex', 0, 8) === discriminator;
const toSwaps = (transaction: LandedTransaction): Called[] =>
  toCalls(transaction).filter((call) => isAmmCall(call, SWAP));
const succeeded = (): LandedTransaction[] => landed.filter(({ error }) => error === null);
const gain = ({ preBalances, postBalances }: LandedTransaction): bigint => postBalances[0]! - preBalances[0]!;
const mintsOf = (swap: Called): readonly string[] => [swap.accounts[2]!, swap.accounts[3]!];

describe('the market', () => {
  test('swaps on every pool, in both directions, over many pairs', () => {
    const pairs = new Set(
      succeeded().flatMap((transaction) => toSwaps(transaction).map((swap) => mintsOf(swap).join())),
    );
    expect(pairs.size).toBeGreaterThan(25);
  });

  test('keeps two pools of one pair at nearly one price', () => {
    const { accounts } = localnet.chain.bank;
    const prices = [...accounts.index.ofProgram(AMM_PROGRAM)].flatMap((address) => {
      const state = readPool(accounts.get(address)!);
      const amounts =
        state && [state.vaultA, state.vaultB].map((vault) => accounts.index.token(vault)!.amount);
      return state?.mintA === NATIVE_MINT ? [Number(amounts![1]) / Number(amounts![0])] : [];
    });
    expect(prices.length).toBe(2);
    expect(Math.abs(Math.log(prices[0]! / prices[1]!))).toBeLessThan(0.03);
  });

  test('loses a swap now and then to a price that moved', () => {
    const failed = landed.filter(({ error }) => JSON.stringify(error)?.includes('"Custom":6000'));
    const swaps = landed.filter((transaction) => toSwaps(transaction).length > 0);
    expect(failed.length).toBeGreaterThan(10);
    expect(failed.length / swaps.length).toBeLessThan(0.12);
  });

  test('is searched by bots that gain from a circle of swaps', () => {
    const circles = succeeded().filter((transaction) => {
      const mints = toSwaps(transaction).map(mintsOf);
      return mints.length > 1 && mints[0]![0] === mints.at(-1)![1];
    });
    expect(circles.length).toBeGreaterThan(15);
    // The first time a bot also pays for the accounts of the tokens it passes.
    const usual = circles.filter(
      (transaction) =>
        toCalls(transaction).filter(({ program }) => program === PROGRAMS.associatedToken).length === 1,
    );
    expect(usual.length).toBeGreaterThan(15);
    expect(usual.map(gain).filter((lamports) => lamports <= 0n)).toEqual([]);
    expect(circles.some((transaction) => toSwaps(transaction).length === 3)).toBe(true);
  });

  test('routes over several pools with lookup tables', () => {
    const routed = succeeded().filter(
      (transaction) =>
        toSwaps(transaction).length > 1 && parseTransaction(transaction.bytes).message.lookups.length > 0,
    );
    expect(routed.length).toBeGreaterThan(30);
  });

  test('sandwiches: one block holds a purchase, the victim’s and a sale at a gain', () => {
    let found = 0;
    for (let at = 2; at < landed.length; at++) {
      const [front, victim, back] = [landed[at - 2]!, landed[at - 1]!, landed[at]!];
      const swaps = [front, victim, back].map((transaction) => toSwaps(transaction)[0]);
      const pools = new Set(swaps.map((swap) => swap?.accounts[1]));
      if (front.slot !== back.slot || pools.size !== 1 || swaps.includes(undefined)) continue;
      if (front.accountKeys[0] !== back.accountKeys[0] || victim.accountKeys[0] === back.accountKeys[0])
        continue;
      if (mintsOf(swaps[0]!).join() !== mintsOf(swaps[2]!).toReversed().join()) continue;
      expect([front, victim, back].map(({ error }) => error)).toEqual([null, null, null]);
      expect(gain(front) + gain(back)).toBeGreaterThan(0n);
      found++;
    }
    expect(found).toBeGreaterThan(3);
  });

  test('takes launches from bonding to pools of their own, and some creators take the liquidity away', () => {
    const { accounts } = localnet.chain.bank;
    const pools = [...accounts.index.ofProgram(AMM_PROGRAM)].flatMap((address) => {
      const state = readPool(accounts.get(address)!);
      return state ? [state] : [];
    });
    expect(pools.length).toBeGreaterThan(13);
    const removed = succeeded().flatMap((transaction) =>
      toCalls(transaction).filter((call) => isAmmCall(call, REMOVE)),
    );
    const pulled = pools.filter(({ creator, vaultB }) => {
      const byCreator = removed.some(
        ({ accounts: [user, , , , , , , , , vault] }) => user === creator && vault === vaultB,
      );
      return byCreator && accounts.index.token(vaultB)!.amount < 100_000n;
    });
    expect(pulled.length).toBeGreaterThan(0);
  });

  test('gives tokens to wallets that never held any', () => {
    const drops = succeeded().filter(
      (transaction) =>
        toCalls(transaction).filter(({ program }) => program === PROGRAMS.associatedToken).length === 5,
    );
    expect(drops.length).toBeGreaterThan(4);
  });

  test('poisons histories from addresses that look like those people pay', () => {
    const impostors = Array.from(
      { length: LOOK_ALIKE_COUNT },
      (_none, pair) => getLookAlike(pair).impostor.address,
    );
    const sent = succeeded().filter(({ accountKeys }) => impostors.includes(accountKeys[0]!));
    const dust = sent
      .flatMap(toCalls)
      .filter(({ program, data }) => program === PROGRAMS.system && data[0] === 2);
    expect(dust.length).toBeGreaterThan(3);
    expect(dust.every(({ data }) => data.readBigUInt64LE(4) <= 1_000n)).toBe(true);
  });

  test('lets several people sign for common tokens', () => {
    const signed = succeeded()
      .flatMap(toCalls)
      .filter(
        ({ program, accounts, data }) =>
          program === PROGRAMS.token2022 && data[0] === 12 && accounts.length > 5,
      );
    expect(signed.length).toBeGreaterThan(5);
  });

  test('hands programs over', () => {
    const handed = succeeded()
      .flatMap(toCalls)
      .filter(
        ({ program, data, accounts }) =>
          program === PROGRAMS.upgradeableLoader && accounts.length === 3 && [4, 7].includes(data[0]!),
      );
    expect(handed.length).toBeGreaterThan(2);
  });

  test('sends swaps of every version', () => {
    const versions = new Set(
      succeeded()
        .filter((transaction) => toSwaps(transaction).length > 0)
        .map(({ bytes }) => parseTransaction(bytes).message.version),
    );
    expect(versions).toEqual(new Set(['legacy', 0, 1]));
  });
});
