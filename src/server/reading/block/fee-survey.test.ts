import { describe, expect, test } from 'vitest';
import { asSignature } from '#contracts/chain';
import { toFeeSurvey } from './fee-survey.ts';

type Block = Parameters<typeof toFeeSurvey>[0][number];
type Transaction = Block['transactions'][number];

const transaction = (
  feeLamports: bigint | undefined,
  priorityFeeLamports: bigint | undefined,
  computeUnitLimit?: number,
  more: Partial<Transaction['row']> = {},
): Transaction => ({
  row: { signature: asSignature('x'), slot: 1, status: 'succeeded', feeLamports, ...more },
  accounts: [],
  signers: [],
  mints: [],
  priorityFeeLamports,
  computeUnitLimit,
});
// Only what the survey reads of a block.
const block = (slot: number, transactions: readonly Transaction[]) =>
  ({ row: { slot }, transactions }) as unknown as Block;

describe('toFeeSurvey', () => {
  test('a percentile is the smallest fee that so many do not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_unused, i) =>
      transaction(5_000n + BigInt(100 - i), BigInt(100 - i), 1_000),
    );
    const survey = toFeeSurvey([block(8, hundred.slice(0, 50)), block(7, hundred.slice(50))])!;
    expect(survey.percentiles.map(({ percentile, feeLamports }) => [percentile, feeLamports])).toEqual([
      [10, 5_010n],
      [25, 5_025n],
      [50, 5_050n],
      [75, 5_075n],
      [90, 5_090n],
      [95, 5_095n],
      [99, 5_099n],
    ]);
    expect(survey.percentiles[2]).toMatchObject({ priorityFeeLamports: 50n, microLamportsPerUnit: 50_000n });
    expect(survey).toMatchObject({ transactions: 100, blocks: 2, firstSlot: 7, lastSlot: 8 });
  });

  test('votes and transactions without a recorded fee are left out, failed ones are not', () => {
    const survey = toFeeSurvey([
      block(1, [
        transaction(5_000n, 0n, undefined, { vote: true }),
        transaction(undefined, undefined),
        transaction(7_000n, 2_000n, 100, { status: 'failed' }),
      ]),
    ]);
    expect(survey).toMatchObject({ transactions: 1, failed: 1, withPriority: 1 });
  });

  test('without a stated limit a priority fee has no price, and none has the price of nothing', () => {
    const survey = toFeeSurvey([block(1, [transaction(7_000n, 2_000n), transaction(5_000n, 0n)])])!;
    expect(survey.priced).toBe(1);
    expect(survey.percentiles.at(-1)).toMatchObject({
      priorityFeeLamports: 2_000n,
      microLamportsPerUnit: 0n,
    });
    expect(toFeeSurvey([block(1, [transaction(7_000n, 2_000n)])])!.percentiles[0]).toMatchObject({
      microLamportsPerUnit: undefined,
    });
  });

  test('a block of votes alone tells nothing', () => {
    expect(toFeeSurvey([block(1, [transaction(5_000n, 0n, undefined, { vote: true })])])).toBeUndefined();
  });
});
