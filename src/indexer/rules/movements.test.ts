import { describe, expect, test } from 'vitest';
import type { DustTransfer, PoolPull, TransferFact } from '../facts/facts.ts';
import { makeDust, makeFacts } from '../testing/make-facts.ts';
import addressPoisoning from './address-poisoning.ts';
import dustWave from './dust-wave.ts';
import largeTransfer from './large-transfer.ts';
import liquidityPull from './liquidity-pull.ts';

const makeTransfer = (sender: string, receiver: string): TransferFact => ({
  slot: 1_000,
  position: 3,
  part: 0,
  time: 0,
  mint: 'sol',
  sender,
  receiver,
  amount: 5n,
  decimals: 9,
});

describe('address poisoning', () => {
  const find = (dust: readonly DustTransfer[], transfers: readonly TransferFact[]) =>
    addressPoisoning.find(makeFacts({ dust, transfers }), []);

  test('dust from a look-alike of somebody who was just paid is reported', () => {
    expect(find([makeDust('AbcdXXXXwxyz', 'victim')], [makeTransfer('victim', 'AbcdYYYYwxyz')])).toEqual([
      {
        subject: 'AbcdXXXXwxyz',
        position: 0,
        measured: 1,
        allowed: 1,
        evidence: { original: 'AbcdYYYYwxyz', signature: 'signature' },
      },
    ]);
  });

  test.each([
    ['three letters are the same', 'AbcXXXXXxyz'],
    ['only the beginning is the same', 'AbcdXXXXqrst'],
    ['it is the same address', 'AbcdYYYYwxyz'],
  ])('is none when %s', (_, sender) => {
    expect(find([makeDust(sender, 'victim')], [makeTransfer('victim', 'AbcdYYYYwxyz')])).toEqual([]);
  });
});

describe('wave of dust', () => {
  const find = (dust: readonly DustTransfer[], transactions = 100) =>
    dustWave.find(makeFacts({ dust, block: { transactions } }), []);

  test('next to nothing for two accounts is reported', () => {
    expect(
      find([makeDust('spammer', 'a'), makeDust('spammer', 'b'), makeDust('spammer', 'b')]),
    ).toMatchObject([{ subject: 'spammer', measured: 2, allowed: 2, evidence: { transfers: 3 } }]);
  });

  test('a block of many transactions needs more', () => {
    const ten = Array.from({ length: 10 }, (_, i) => makeDust('spammer', `receiver ${i}`));
    expect(find(ten, 1_000)).toHaveLength(1);
    expect(find(ten, 1_001)).toEqual([]);
  });

  test.each([
    ['one account gets it', [makeDust('a', 'b'), makeDust('a', 'b')]],
    ['two people send it', [makeDust('a', 'c'), makeDust('b', 'd')]],
    [
      'it is worth something',
      [makeDust('a', 'b', { isNothing: false }), makeDust('a', 'c', { isNothing: false })],
    ],
  ])('is none when %s', (_, dust) => {
    expect(find(dust)).toEqual([]);
  });
});

describe('large transfer', () => {
  const find = (value: bigint | undefined) =>
    largeTransfer.find(makeFacts({ transfers: [makeTransfer('a', 'b')], transferValues: [value] }), []);

  test('a million dollars are reported, less and unknown are not', () => {
    expect(find(1_000_000_000_000n)).toMatchObject([
      { subject: 'a', position: 3, evidence: { sender: 'a', receiver: 'b', amount: '5', mint: 'sol' } },
    ]);
    expect(find(999_999_999_999n)).toEqual([]);
    expect(find(undefined)).toEqual([]);
  });
});

describe('liquidity pull', () => {
  const makePull = (first: bigint, second: bigint, pool?: string): PoolPull => ({
    position: 2,
    program: 'amm',
    instruction: 'removeLiquidity',
    pool,
    provider: 'creator',
    sides: [
      { mint: 'coin', vault: 'coin vault', amount: first, before: 100n },
      { mint: 'sol', vault: 'sol vault', amount: second, before: 100n },
    ],
  });
  const find = (pull: PoolPull) => liquidityPull.find(makeFacts({ pulls: [pull] }), []);

  test('half of both vaults is measured by the smaller share', () => {
    expect(find(makePull(50n, 90n, 'pool'))).toMatchObject([
      { subject: 'pool', position: 2, measured: 0.5, evidence: { provider: 'creator', secondAmount: '90' } },
    ]);
    expect(find(makePull(50n, 90n))).toMatchObject([{ subject: 'coin vault' }]);
  });

  test('less of one vault is a provider leaving', () => {
    expect(find(makePull(49n, 100n))).toEqual([]);
  });
});
