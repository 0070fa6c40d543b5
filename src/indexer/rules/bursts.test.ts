import { describe, expect, test } from 'vitest';
import type { TokenMintFact } from '../facts/facts.ts';
import { makeFacts, makeRecent, makeUse } from '../testing/make-facts.ts';
import failureBurst from './failure-burst.ts';
import feeSpike from './fee-spike.ts';
import mintBurst from './mint-burst.ts';
import programFailing from './program-failing.ts';
import skippedRun from './skipped-run.ts';

describe('burst of failures', () => {
  const programs = [makeUse('a', 5, 2), makeUse('b', 20, 15)];
  const find = (failed: number, usual: number, blocks = 300) =>
    failureBurst.find(makeFacts({ block: { failed }, programs }), makeRecent(blocks, { failed: usual }));

  test('is reported where four times as many fail, with the program that failed most', () => {
    expect(find(21, 5)).toMatchObject([
      { measured: 0.21, allowed: 0.2, evidence: { failed: 21, transactions: 100, program: 'b' } },
    ]);
    expect(find(20, 5)).toEqual([]);
  });

  test('is reported where many fail as a rule once half of the rest fails too', () => {
    expect(find(71, 40)).toMatchObject([{ measured: 0.71, allowed: 0.7 }]);
    expect(find(69, 40)).toEqual([]);
  });

  test('needs eight failures and fifty blocks to compare with', () => {
    expect(find(7, 0)).toEqual([]);
    expect(find(50, 5, 49)).toEqual([]);
  });
});

describe('program failing', () => {
  const find = (users: number, failed: number, usual = 2) =>
    programFailing.find(
      makeFacts({ block: { failed }, programs: [makeUse('fine', 50, 3), makeUse('broken', users, failed)] }),
      makeRecent(100, { failed: usual }),
    );

  test('is reported where nine in ten transactions of ten people fail', () => {
    expect(find(20, 18)).toMatchObject([
      { subject: 'broken', measured: 0.9, evidence: { failed: 18, users: 20, usualFailed: 2 } },
    ]);
  });

  test.each([
    ['a few succeed', 20, 17, 2],
    ['only nine people call it', 9, 9, 2],
    ['so many fail as a rule', 20, 18, 9],
  ])('is none when %s', (_, users, failed, usual) => {
    expect(find(users, failed, usual)).toEqual([]);
  });
});

describe('fee spike', () => {
  const find = (fees: readonly bigint[], usualMean: bigint) =>
    feeSpike.find(
      makeFacts({
        block: { priorityFeeLamports: fees.reduce((sum, fee) => sum + fee, 0n) },
        priorityFees: fees.map((lamports, i) => ({ signature: `payer ${i}`, lamports })),
      }),
      makeRecent(60, { transactions: 10, priorityFeeLamports: usualMean * 10n }),
    );
  const all = (lamports: bigint, count = 30): bigint[] => Array.from({ length: count }, () => lamports);

  test('is reported from six times what is usual', () => {
    expect(find(all(60_000n), 10_000n)).toMatchObject([
      { measured: 60_000, allowed: 60_000, evidence: { median: '60000', usual: '10000' } },
    ]);
    expect(find(all(59_999n), 10_000n)).toEqual([]);
  });

  test('one who pays much is no spike', () => {
    expect(find([9_000_000_000n, ...all(10_000n)], 10_000n)).toEqual([]);
  });

  test('low fees and small blocks are passed over', () => {
    expect(find(all(49_999n), 1n)).toEqual([]);
    expect(find(all(900_000n, 19), 10_000n)).toEqual([]);
  });
});

describe('burst of mints', () => {
  const tokenMints = (creators: readonly string[]): TokenMintFact[] =>
    creators.map((creator, position) => ({
      slot: 1_000,
      position,
      part: 0,
      time: 0,
      mint: `mint ${position}`,
      creator,
      decimals: 6,
      launchpad: undefined,
    }));
  const many = (count: number): TokenMintFact[] =>
    tokenMints(Array.from({ length: count }, (_, i) => `creator ${i}`));
  const find = (created: readonly TokenMintFact[], usual: number) =>
    mintBurst.find(makeFacts({ tokenMints: created }), makeRecent(60, { tokenMints: usual }));

  test('ten by one fee payer are reported, nine are not', () => {
    const ten = tokenMints(Array.from({ length: 10 }, () => 'factory'));
    expect(find(ten, 0)).toMatchObject([{ subject: 'factory', measured: 10, evidence: { first: 'mint 0' } }]);
    expect(find(ten.slice(1), 0)).toEqual([]);
  });

  test('many by many are reported from eight times the usual', () => {
    expect(find(many(24), 3)).toMatchObject([{ measured: 24, allowed: 24, evidence: { creators: 24 } }]);
    expect(find(many(23), 3)).toEqual([]);
    expect(find(many(19), 0)).toEqual([]);
  });
});

describe('run of skipped slots', () => {
  const find = (count: number) =>
    skippedRun.find(
      makeFacts({
        skippedSlots: Array.from({ length: count }, (_, i) => ({
          slot: 10 + i,
          lower: 9,
          upper: 10 + count,
        })),
      }),
      [],
    );

  test('five in a row are reported, a leader’s turn of four is not', () => {
    expect(find(5)).toEqual([{ measured: 5, allowed: 5, evidence: { from: '10', to: '14' } }]);
    expect(find(4)).toEqual([]);
  });
});
