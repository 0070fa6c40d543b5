import type { Commitment, Signature, Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';

export interface SignatureStatus {
  readonly slot: Slot;
  /** `null` once rooted. */
  readonly confirmations: number | null;
  readonly err: unknown;
  readonly confirmationStatus?: Commitment | null;
}

/**
 * Status of each signature in order, `undefined` where the node has none. At most 256 signatures. Without
 * `searchHistory` only the last 150 slots or so are looked at.
 */
export async function getSignatureStatuses(
  chain: Chain,
  signatures: readonly Signature[],
  searchHistory: boolean,
  options?: ChainOptions,
): Promise<readonly (SignatureStatus | undefined)[]> {
  const { value } = await chain.request<{ readonly value: readonly (SignatureStatus | null)[] }>(
    'getSignatureStatuses',
    [signatures, { searchTransactionHistory: searchHistory }],
    options,
  );
  return value.map((status) => status ?? undefined);
}
