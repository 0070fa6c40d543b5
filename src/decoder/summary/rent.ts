/**
 * What an account must hold to be there, on mainnet since its first day: two years of 3,480 lamports for each byte, 128
 * of which every account has beside its data (solana-labs/solana `sdk/program/src/rent.rs`).
 */
const LAMPORTS_PER_BYTE = 6_960n;
const OVERHEAD_BYTES = 128n;

/** More bytes than this are no bid, offer or order. */
const MOST_BYTES = 2_000n;

const minimumOf = (bytes: bigint): bigint => (OVERHEAD_BYTES + bytes) * LAMPORTS_PER_BYTE;

/** Lamports of an account without data. */
export const MINIMUM_OF_EMPTY = minimumOf(0n);

/** Lamports of a token account without extensions. */
export const MINIMUM_OF_TOKEN_ACCOUNT = minimumOf(165n);

/** Whether lamports are exactly what an account with a little data must hold. */
export const isRentOf = (lamports: bigint): boolean =>
  lamports > MINIMUM_OF_EMPTY && lamports <= minimumOf(MOST_BYTES) && lamports % LAMPORTS_PER_BYTE === 0n;
