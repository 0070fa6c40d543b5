const MICRO = 1e6;

/** Dollars for a whole token, from the exact value of a swap and its units; absent where either is not known. */
export function toWholePrice(
  microUsd: bigint | undefined,
  units: bigint,
  decimals: number | undefined,
): number | undefined {
  if (microUsd === undefined || decimals === undefined) return undefined;
  const usd = (Number(microUsd) / MICRO / Number(units)) * 10 ** decimals;
  return usd > 0 && Number.isFinite(usd) ? usd : undefined;
}
