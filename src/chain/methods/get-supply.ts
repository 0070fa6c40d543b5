import type { Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';
import type { RpcInteger } from '../rpc-types.ts';

export interface Supply {
  readonly slot: Slot;
  readonly totalLamports: bigint;
  readonly circulatingLamports: bigint;
  readonly nonCirculatingLamports: bigint;
}

/** All SOL there is and the part the node counts as circulating. */
export async function getSupply(chain: Chain, options?: ChainOptions): Promise<Supply> {
  const { context, value } = await chain.request<{
    readonly context: { readonly slot: Slot };
    readonly value: Readonly<Record<'total' | 'circulating' | 'nonCirculating', RpcInteger>>;
  }>('getSupply', [{ commitment: 'confirmed', excludeNonCirculatingAccountsList: true }], options);
  return {
    slot: context.slot,
    totalLamports: BigInt(value.total),
    circulatingLamports: BigInt(value.circulating),
    nonCirculatingLamports: BigInt(value.nonCirculating),
  };
}
