/** What of fees is burned, in lamports: half of the base fees. Priority fees go to the leader whole. */
export const toBurnedFees = (feeLamports: bigint, priorityFeeLamports: bigint): bigint =>
  (feeLamports - priorityFeeLamports) / 2n;
