import type { Address, Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';
import type { RpcInteger } from '../rpc-types.ts';

export interface InflationReward {
  readonly epoch: number;
  readonly slot: Slot;
  readonly lamports: bigint;
  readonly balanceAfter: bigint;
  /** Commission of the vote account in percent; absent where the node recorded none. */
  readonly commission: number | undefined;
}

/** Inflation rewards `addresses` got for `epoch`, in their order; `undefined` for one that got none. */
export async function listInflationRewards(
  chain: Chain,
  addresses: readonly Address[],
  epoch: number,
  options?: ChainOptions,
): Promise<readonly (InflationReward | undefined)[]> {
  const rewards = await chain.request<
    readonly ({
      readonly epoch: number;
      readonly effectiveSlot: Slot;
      readonly amount: RpcInteger;
      readonly postBalance: RpcInteger;
      readonly commission?: number | null;
    } | null)[]
  >('getInflationReward', [addresses, { epoch, commitment: 'confirmed' }], options);
  return rewards.map((reward) =>
    reward === null
      ? undefined
      : {
          epoch: reward.epoch,
          slot: reward.effectiveSlot,
          lamports: BigInt(reward.amount),
          balanceAfter: BigInt(reward.postBalance),
          commission: reward.commission ?? undefined,
        },
  );
}
