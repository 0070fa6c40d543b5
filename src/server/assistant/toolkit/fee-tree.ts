import type { FeeSurvey } from '#contracts/network/solana';
import * as leaf from '../figures/figure.ts';

/** A price of compute. */
export const computePrice = (microLamports: bigint) =>
  leaf.decimal(String(microLamports), 'micro-lamports per CU');

/** What transactions of the newest blocks paid, at some of the percentiles. */
export const toFeeRows = ({ percentiles }: FeeSurvey, shown: readonly number[]) =>
  percentiles
    .filter(({ percentile }) => shown.includes(percentile))
    .map((one) => ({
      percentile: leaf.number(one.percentile),
      fee: leaf.sol(one.feeLamports),
      priorityFee: leaf.sol(one.priorityFeeLamports),
      ...(one.microLamportsPerUnit !== undefined && { price: computePrice(one.microLamportsPerUnit) }),
    }));
