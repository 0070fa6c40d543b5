import type { Address, Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';

export interface BlockProduction {
  readonly firstSlot: Slot;
  readonly lastSlot: Slot;
  /** Slots it led in the range, and those of them with a block. */
  readonly leaderSlots: number;
  readonly blocks: number;
}

/** Blocks `identity` produced in the current epoch. */
export async function getBlockProduction(
  chain: Chain,
  identity: Address,
  options?: ChainOptions,
): Promise<BlockProduction> {
  const { value } = await chain.request<{
    readonly value: {
      readonly byIdentity: Readonly<Record<string, readonly [leaderSlots: number, blocks: number]>>;
      readonly range: { readonly firstSlot: Slot; readonly lastSlot: Slot };
    };
  }>('getBlockProduction', [{ identity, commitment: 'confirmed' }], options);
  const [leaderSlots, blocks] = value.byIdentity[identity] ?? [0, 0];
  return { ...value.range, leaderSlots, blocks };
}
