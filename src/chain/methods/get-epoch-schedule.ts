import type { Slot } from '#contracts/chain';
import type { Chain, ChainOptions } from '../chain.ts';

/** How slots fall into epochs: with `warmup` the first ones double in length up to the normal one. */
export interface EpochSchedule {
  readonly slotsPerEpoch: number;
  readonly warmup: boolean;
  readonly firstNormalEpoch: number;
  readonly firstNormalSlot: Slot;
}

export function getEpochSchedule(chain: Chain, options?: ChainOptions): Promise<EpochSchedule> {
  return chain.request('getEpochSchedule', [], options);
}

/** Slots of the first epoch of a warm-up. Source: solana-sdk, epoch-schedule, MINIMUM_SLOTS_PER_EPOCH. */
const FIRST_EPOCH_SLOTS = 32;

/** First slot of `epoch` and how many it has. */
export function slotsOfEpoch(
  schedule: EpochSchedule,
  epoch: number,
): { readonly firstSlot: Slot; readonly slots: number } {
  const { slotsPerEpoch, firstNormalEpoch, firstNormalSlot } = schedule;
  if (epoch >= firstNormalEpoch) {
    return {
      firstSlot: firstNormalSlot + (epoch - firstNormalEpoch) * slotsPerEpoch,
      slots: slotsPerEpoch,
    };
  }
  return { firstSlot: (2 ** epoch - 1) * FIRST_EPOCH_SLOTS, slots: 2 ** epoch * FIRST_EPOCH_SLOTS };
}

/** The epoch `slot` lies in. */
export function epochOfSlot(schedule: EpochSchedule, slot: Slot): number {
  const { slotsPerEpoch, firstNormalEpoch, firstNormalSlot } = schedule;
  return slot >= firstNormalSlot
    ? firstNormalEpoch + Math.floor((slot - firstNormalSlot) / slotsPerEpoch)
    : Math.floor(Math.log2(slot / FIRST_EPOCH_SLOTS + 1));
}
