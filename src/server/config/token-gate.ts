import { z } from 'zod';
import { asAddress, type Address } from '#contracts/chain';
import { isCluster, SERVED_CLUSTERS, type Cluster } from '#contracts/cluster';
import { isBase58OfLength } from '#std/base58';

/** At least `minimum` of the smallest units of a token. */
export interface TokenGate {
  readonly cluster: Cluster;
  readonly mint: Address;
  readonly minimum: bigint;
}

/** Settings of the token whose holders alone read the changelog. */
export const HOLDER_VARIABLES = {
  HOLDER_MINT: {
    meaning: 'mint whose holders alone read the changelog, with HOLDER_MINIMUM; without it everybody does',
    default: undefined,
    schema: z
      .string()
      .refine((text) => text.length <= 44 && isBase58OfLength(text, 32), 'must be the address of a mint')
      .transform(asAddress),
  },
  HOLDER_MINIMUM: {
    meaning: 'least they hold, in the smallest units of the mint',
    default: undefined,
    schema: z
      .string()
      .regex(/^\d{1,20}$/, 'must be a whole number of smallest units')
      .transform(BigInt)
      .refine((amount) => amount > 0n && amount < 1n << 64n, 'must be from 1 to 18446744073709551615'),
  },
  HOLDER_CLUSTER: {
    meaning: 'cluster of that mint',
    default: 'mainnet',
    schema: z.string().refine(isCluster, `must be one of ${SERVED_CLUSTERS.join(', ')}`),
  },
} as const;

/** What holders hold, or `undefined` where the token or the amount is missing. */
export function toTokenGate(
  mint: Address | undefined,
  minimum: bigint | undefined,
  cluster: Cluster = 'mainnet',
): TokenGate | undefined {
  return mint === undefined || minimum === undefined ? undefined : { cluster, mint, minimum };
}
