import type { Address, Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';
import type { RpcInteger } from '../rpc-types.ts';

export interface PrioritizationFee {
  readonly slot: Slot;
  /** The least price of compute that landed in that slot, in 10⁻⁶ lamports for a compute unit. */
  readonly microLamportsPerUnit: bigint;
}

/** Of up to 150 recent blocks, the oldest first; of transactions that lock all of `accounts` for writing, where given. */
export async function listPrioritizationFees(
  chain: Chain,
  accounts: readonly Address[],
  options?: ChainOptions,
): Promise<readonly PrioritizationFee[]> {
  const rows = await chain.request<
    readonly { readonly slot: Slot; readonly prioritizationFee: RpcInteger }[] | null
  >('getRecentPrioritizationFees', [accounts], options);
  return (rows ?? []).map(({ slot, prioritizationFee }) => ({
    slot,
    microLamportsPerUnit: BigInt(prioritizationFee),
  }));
}
