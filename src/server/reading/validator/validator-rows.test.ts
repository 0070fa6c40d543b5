import { describe, expect, test } from 'vitest';
import type { VoteAccount } from '#chain';
import { asAddress } from '#contracts/chain';
import { toNakamoto, toValidatorList } from './validator-rows.ts';

const account = (name: string, stakeLamports: bigint, more: Partial<VoteAccount> = {}): VoteAccount => ({
  vote: asAddress(`vote-${name}`),
  identity: asAddress(`node-${name}`),
  stakeLamports,
  commissionBps: 500,
  lastVote: 990,
  rootSlot: 960,
  credits: [{ epoch: 3, credits: 120 }],
  delinquent: false,
  ...more,
});

describe('toNakamoto', () => {
  test.each([
    { stakes: [40, 30, 30], expected: 1 },
    // Exactly a third cannot stop the chain.
    { stakes: [10, 10, 10], expected: 2 },
    { stakes: [34, 33, 33], expected: 1 },
    { stakes: [25, 25, 25, 25], expected: 2 },
    { stakes: [0, 0], expected: 0 },
    { stakes: [], expected: 0 },
  ])('of $stakes is $expected', ({ stakes, expected }) => {
    const total = stakes.reduce((sum, stake) => sum + stake, 0);
    expect(toNakamoto(stakes.map(BigInt), BigInt(total))).toBe(expected);
  });

  test('stakes beyond 2⁵³ are not rounded', () => {
    const third = 2n ** 60n;
    expect(toNakamoto([third + 1n, third, third - 1n], 3n * third)).toBe(1);
    expect(toNakamoto([third, third, third], 3n * third)).toBe(2);
  });
});

describe('toValidatorList', () => {
  const votes = [
    account('b', 30n, { commissionBps: 1_000 }),
    account('a', 60n),
    account('c', 10n, { delinquent: true, lastVote: 100, credits: [] }),
  ];
  const nodes = new Map([
    ['node-a', { version: '4.0.1', client: 'Agave' }],
    ['node-b', { version: '4.0.1', client: 'JitoLabs' }],
  ]);
  const list = toValidatorList(
    votes,
    { epoch: 3, absoluteSlot: 1_000 },
    // Only what the list reads of a node.
    nodes as unknown as Parameters<typeof toValidatorList>[2],
    new Map([['node-a', { account: asAddress('info'), name: 'Ada' }]]),
  );

  test('the largest stake comes first and says what it and those before it hold', () => {
    expect(
      list.rows.map(({ rank, vote, share, shareUpToHere }) => [rank, vote, share, shareUpToHere]),
    ).toEqual([
      [1, 'vote-a', 0.6, 0.6],
      [2, 'vote-b', 0.3, 0.9],
      [3, 'vote-c', 0.1, 1],
    ]);
    expect(list.rows.map(({ superminority }) => superminority)).toEqual([true, false, false]);
  });

  test('a validator that missed votes is delinquent with its lag and without credits of the epoch', () => {
    expect(list.rows[2]).toMatchObject({ delinquent: true, voteLag: 900, credits: undefined });
    expect(list.rows[0]).toMatchObject({ name: 'Ada', voteLag: 10, credits: 120 });
  });

  test('totals count delinquent stake as active, and the mean commission weighs by stake', () => {
    expect(list.totals).toEqual({
      validators: 3,
      delinquent: 1,
      activeLamports: 100n,
      delinquentLamports: 10n,
      nakamoto: 1,
      meanCommissionBps: 650,
    });
  });

  test('validators whose node is not seen are a group of their own', () => {
    expect(list.versions).toEqual([
      { name: '4.0.1', validators: 2, stakeLamports: 90n, share: 0.9 },
      { name: undefined, validators: 1, stakeLamports: 10n, share: 0.1 },
    ]);
    expect(list.clients.map(({ name }) => name)).toEqual(['Agave', 'JitoLabs', undefined]);
  });

  test('without a list of nodes nothing is said of versions', () => {
    const bare = toValidatorList(votes, { epoch: 3, absoluteSlot: 1_000 }, undefined, undefined);
    expect(bare.versions).toEqual([]);
    expect(bare.clients).toEqual([]);
  });
});
