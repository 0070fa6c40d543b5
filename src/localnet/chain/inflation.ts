/** Yearly inflation of the localnet: constant, all of it for validators and their stakers. */
export const INFLATION = {
  initial: 0.045,
  terminal: 0.045,
  taper: 0,
  foundation: 0,
  foundationTerm: 0,
} as const;

const YEAR_MS = 365.242_199 * 86_400_000;

/** Length of an epoch in years. */
export function epochYears(options: { readonly slotsPerEpoch: number; readonly slotMs: number }): number {
  return (options.slotsPerEpoch * options.slotMs) / YEAR_MS;
}

/** Lamports one epoch adds to a supply. */
export function validatorInflation(
  supplyLamports: bigint,
  options: { readonly slotsPerEpoch: number; readonly slotMs: number },
): bigint {
  const rate = INFLATION.initial * epochYears(options);
  return (supplyLamports * BigInt(Math.round(rate * 1e12))) / 1_000_000_000_000n;
}
