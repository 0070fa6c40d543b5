import { describe, expect, test } from 'vitest';
import { asAddress, asSignature } from '#contracts/chain';
import { addressOf, signatureOf } from '../../testing/scripted-index.ts';
import { toEarlyBuyers, toHolderClasses, toLastEarlySlot, type ClassFacts } from './holder-classes.ts';

const CREATOR = addressOf(1);
const [A, B, C, D, E] = [2, 3, 4, 5, 6].map(addressOf) as [string, string, string, string, string];
const buy = (slot: number, trader: string) => ({ slot, trader, time: 1_000 + slot, signature: undefined });

const facts: ClassFacts = {
  creation: {
    kind: 'known',
    creator: asAddress(CREATOR),
    launchpad: undefined,
    act: { slot: 10, time: 1_010, signature: asSignature(signatureOf(1)) },
  },
  early: { kind: 'known', firstSlot: 10, lastSlot: 15, isCut: false },
  buys: [],
  vaults: [],
  balances: [],
};

describe('toEarlyBuyers', () => {
  test('leaves the creator out', () => {
    expect([...toEarlyBuyers([buy(10, CREATOR), buy(11, A)], CREATOR, 10).keys()]).toEqual([A]);
  });

  test('bundles whoever bought in the slot of the creation', () => {
    const buyers = toEarlyBuyers([buy(10, A), buy(11, B)], CREATOR, 10);
    expect([...buyers].map(([wallet, { isBundled }]) => [wallet, isBundled])).toEqual([
      [A, true],
      [B, false],
    ]);
  });

  test('bundles four first buys in one slot, and not three', () => {
    const three = toEarlyBuyers([buy(12, A), buy(12, B), buy(12, C)], CREATOR, 10);
    const four = toEarlyBuyers([buy(12, A), buy(12, B), buy(12, C), buy(12, D)], CREATOR, 10);
    expect([...three.values()].map(({ isBundled }) => isBundled)).toEqual([false, false, false]);
    expect([...four.values()].map(({ isBundled }) => isBundled)).toEqual([true, true, true, true]);
  });

  test('counts a wallet where it bought first', () => {
    const again = [buy(11, A), buy(12, A), buy(12, B), buy(12, C), buy(12, D)];
    expect([...toEarlyBuyers(again, CREATOR, 10).values()].some(({ isBundled }) => isBundled)).toBe(false);
  });
});

describe('toLastEarlySlot', () => {
  test('is five slots after the first trade', () => expect(toLastEarlySlot(100)).toBe(105));
});

describe('toHolderClasses', () => {
  const classes = toHolderClasses({
    ...facts,
    buys: [buy(10, A), buy(12, B)],
    vaults: [{ account: addressOf(20), owner: E, amount: 500n, market: addressOf(30) }],
    balances: [
      { account: addressOf(21), owner: CREATOR, amount: 70n },
      { account: addressOf(22), owner: CREATOR, amount: 30n },
      { account: addressOf(23), owner: A, amount: 40n },
      { account: addressOf(20), owner: A, amount: 500n },
    ],
  });

  test('sums every class, a bundled wallet as a sniper too', () => {
    expect(classes.sums).toEqual({
      creator: { holders: 1, amount: 100n },
      pool: { holders: 1, amount: 500n },
      sniper: { holders: 2, amount: 40n },
      bundled: { holders: 1, amount: 40n },
    });
  });

  test('lists who holds the most first, and those who sold all', () => {
    expect(classes.holders.map(({ classes: own, amount }) => [own.join(), amount])).toEqual([
      ['pool', 500n],
      ['creator', 100n],
      ['sniper,bundled', 40n],
      ['sniper', 0n],
    ]);
  });

  test('has no creator where the creation was not indexed', () => {
    const unknown = { kind: 'unknown', reason: 'older' } as const;
    const found = toHolderClasses({ ...facts, creation: unknown, early: unknown });
    expect(found.holders).toEqual([]);
    expect(found.sums.creator).toEqual({ holders: 0, amount: 0n });
  });
});
