import {
  epochOfSlot,
  getEpochInfo,
  getEpochSchedule,
  listFeatureActivations,
  type Chain,
  type ChainOptions,
  type EpochInfo,
  type EpochSchedule,
  type FeatureActivation,
} from '#chain';
import { asAddress } from '#contracts/chain';
import type { FeatureGate } from '#contracts/network/feature-gates';
import { createCachedReading } from '../cached-reading.ts';
import { listKnownFeatureGates } from './known-feature-gates.ts';

export interface FeaturesReading {
  readonly epoch: EpochInfo;
  readonly gates: readonly FeatureGate[];
}

/** Every known feature gate with its state on a cluster. */
export interface FeatureGateCache {
  /** Rejects as `Chain.request` does. */
  read(options?: ChainOptions): Promise<FeaturesReading>;
}

/** Gates change at the beginning of an epoch. */
const TTL_MS = 60_000;
const STALE_MS = 24 * 3_600_000;
const ASK_MS = 10_000;
const ORDER = { pending: 0, active: 1, inactive: 2 } as const;

export function createFeatureGateCache(chain: Chain): FeatureGateCache {
  return {
    read: createCachedReading({
      ttlMs: TTL_MS,
      staleMs: STALE_MS,
      read: async (options) => {
        const asking = { ...options, timeoutMs: ASK_MS };
        const [epoch, schedule, activations] = await Promise.all([
          getEpochInfo(chain, asking),
          getEpochSchedule(chain, asking),
          listFeatureActivations(
            chain,
            listKnownFeatureGates().map(({ gate }) => asAddress(gate)),
            asking,
          ),
        ]);
        return { epoch, gates: toFeatureGates(activations, epoch, schedule) };
      },
    }),
  };
}

/** `activations` in the order of the known gates. */
export function toFeatureGates(
  activations: readonly FeatureActivation[],
  epoch: Pick<EpochInfo, 'absoluteSlot'>,
  schedule: EpochSchedule,
): readonly FeatureGate[] {
  return listKnownFeatureGates()
    .map((known, i): FeatureGate => {
      const gate = { gate: asAddress(known.gate), title: known.title, simds: known.simds };
      const activation = activations[i];
      if (activation?.kind === 'pending') return { ...gate, state: 'pending' };
      if (activation?.kind !== 'active') return { ...gate, state: 'inactive' };
      return activation.slot > epoch.absoluteSlot
        ? { ...gate, state: 'active', foreignSlot: activation.slot }
        : {
            ...gate,
            state: 'active',
            slot: activation.slot,
            epoch: epochOfSlot(schedule, activation.slot),
          };
    })
    .sort(
      (a, b) =>
        ORDER[a.state] - ORDER[b.state] ||
        (b.slot ?? b.foreignSlot ?? 0) - (a.slot ?? a.foreignSlot ?? 0) ||
        Number(b.simds.at(-1) ?? 0) - Number(a.simds.at(-1) ?? 0),
    );
}
