import type { RpcInteger } from '#chain/rpc-types';

/** Places for balances that many accounts have, such as the rent of a token account or of a program. */
const PLACES = 256;
const numbers = new Float64Array(PLACES).fill(Number.NaN);
const bigints: bigint[] = Array.from({ length: PLACES }, () => 0n);

/** Lamports as a node writes them. A number that was met before is not made into a bigint again. */
export function toLamports(written: RpcInteger): bigint {
  if (typeof written !== 'number') return written;
  const place = (written ^ (written >>> 9)) & (PLACES - 1);
  if (numbers[place] === written) return bigints[place]!;
  const lamports = BigInt(written);
  numbers[place] = written;
  bigints[place] = lamports;
  return lamports;
}
