import { COMPUTE_BUDGET_PROGRAM, PRECOMPILES } from '../known-addresses.ts';
import { toLamports } from './lamports.ts';
import type { RawTransaction } from './raw-transaction.ts';

/** Lamports a signature costs. Source: docs.anza.xyz "Transaction fees"; unchanged since genesis. */
export const LAMPORTS_PER_SIGNATURE = 5000n;

/** The runtime takes a higher limit for this one. Source: `MAX_COMPUTE_UNIT_LIMIT` in agave compute-budget. */
export const MOST_COMPUTE_UNITS = 1_400_000;

export interface Fees {
  readonly feeLamports: bigint | undefined;
  /** Fee above the signature fees; `undefined` when the fee is not known. */
  readonly priorityFeeLamports: bigint | undefined;
  /** Stated by the transaction, at most what the runtime allows; `undefined` when it leaves the limit to the runtime. */
  readonly computeUnitLimit: number | undefined;
}

/** Splits the fee into signature fees and priority fee, and finds the stated compute limit. */
export function toFees(raw: RawTransaction): Fees {
  const fee = raw.meta?.fee;
  const feeLamports = fee === undefined ? undefined : toLamports(fee);
  let signatures = raw.signatures.length;
  let computeUnitLimit = raw.config?.computeUnitLimit;
  for (let i = 0; i < raw.instructions.length; i++) {
    const { program, data } = raw.instructions[i]!;
    const address = raw.keys[program]!;
    // SetComputeUnitLimit is tag 2 and a u32. In version 1 these instructions do nothing.
    if (address === COMPUTE_BUDGET_PROGRAM && raw.version !== 1) {
      if (data?.[0] === 2 && data.length >= 5) {
        computeUnitLimit = (data[1]! | (data[2]! << 8) | (data[3]! << 16) | (data[4]! << 24)) >>> 0;
      }
    } else if (PRECOMPILES.has(address) && data !== undefined) {
      // The first byte of a precompile's data counts the signatures it checks.
      signatures += data[0] ?? 0;
    }
  }
  const base = BigInt(signatures) * LAMPORTS_PER_SIGNATURE;
  return {
    feeLamports,
    priorityFeeLamports: feeLamports === undefined ? undefined : feeLamports > base ? feeLamports - base : 0n,
    computeUnitLimit: computeUnitLimit && Math.min(computeUnitLimit, MOST_COMPUTE_UNITS),
  };
}
