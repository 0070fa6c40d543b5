import type { Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';

export interface EpochInfo {
  readonly absoluteSlot: Slot;
  readonly blockHeight?: number;
  readonly epoch: number;
  readonly slotIndex: number;
  readonly slotsInEpoch: number;
  readonly transactionCount?: number | null;
}

/** Where the chain stands, at `confirmed`. */
export function getEpochInfo(chain: Chain, options?: ChainOptions): Promise<EpochInfo> {
  return chain.request('getEpochInfo', [{ commitment: 'confirmed' }], options);
}
