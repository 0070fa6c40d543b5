import type { Methods } from '../method.ts';
import { toContextSlot } from '../method.ts';
import { checkAddress } from '../checks.ts';
import { RpcConfig } from '../rpc-config.ts';

export const epochMethods: Methods = {
  getEpochInfo: (chain, params) => {
    const config = params.config(0);
    const commitment = config.commitment();
    const slot = toContextSlot(chain, config, commitment);
    const { bank } = chain;
    const { epochs } = bank;
    return {
      absoluteSlot: slot,
      blockHeight: commitment === 'processed' ? bank.height : (chain.ledger.block(slot)?.height ?? 0),
      epoch: epochs.of(slot),
      slotIndex: epochs.indexOf(slot),
      slotsInEpoch: epochs.slotsPerEpoch,
      transactionCount: bank.transactionCount,
    };
  },

  getEpochSchedule: (chain) => ({
    firstNormalEpoch: 0,
    firstNormalSlot: 0,
    leaderScheduleSlotOffset: chain.bank.epochs.slotsPerEpoch,
    slotsPerEpoch: chain.bank.epochs.slotsPerEpoch,
    warmup: false,
  }),

  /** Slot indexes within the epoch by leader; `null` for an epoch that is not scheduled. */
  getLeaderSchedule: (chain, params) => {
    const first = params.raw(0);
    const isConfig = typeof first === 'object' && first !== null;
    const config = isConfig ? new RpcConfig(first) : params.config(1);
    const slot = isConfig ? undefined : params.optionalInteger(0);
    const { epochs, leaders } = chain.bank;
    const epoch = epochs.of(slot ?? toContextSlot(chain, config, config.commitment()));
    if (epoch > epochs.of(chain.openSlot) + 1) return null;
    const identity = config.string('identity');
    if (identity !== undefined) checkAddress(identity);
    const schedule: Record<string, number[]> = {};
    leaders.ofEpoch(epoch).forEach((leader, index) => {
      if (identity !== undefined && leader !== identity) return;
      (schedule[leader] ??= []).push(index);
    });
    return schedule;
  },
};
