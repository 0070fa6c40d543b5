import {
  getSlot,
  listFeatureActivations,
  type Chain,
  type ChainOptions,
  type FeatureActivation,
} from '#chain';
import { asAddress, type Slot } from '#contracts/chain';

/**
 * Gates that raise a block's compute limit. Sources: SIMD-0207, SIMD-0256 and SIMD-0286 with the gate
 * addresses of agave's feature-set.
 */
const LIMIT_GATES = [
  { gate: '5oMCU3JPaFLr8Zr4ct7yFA7jdk6Mw1RmB8K4u9ZbS42z', units: 50_000_000, simd: 'SIMD-0207' },
  { gate: '6oMCUgfY6BzZ6jwB681J6ju5Bh6CjVXbd7NeWYqiXBSu', units: 60_000_000, simd: 'SIMD-0256' },
  { gate: 'P1BCUMpAC7V2GRBRiJCNUgpMyWZhoqt3LKo712ePqsz', units: 100_000_000, simd: 'SIMD-0286' },
] as const;
/** The limit before any of them. */
const BASE_UNITS = 48_000_000;

/** Gates that shorten slots and with them the limits, from the epoch after they activate. Source: SIMD-0525. */
const SLOT_GATES = [
  { gate: 'iBRL5RuWhw4yqaAZu96RUULHckHTZAoe2b77qaV38JZ', slotMs: 350 },
  { gate: 'iBRLL3k18HST852F1Mf3Lv83waTNQmmqvKDxvYGwQFL', slotMs: 300 },
  { gate: 'iBRLMc81UjRa8fn8A6eE8bJTnRbgQoPTynM51akENCV', slotMs: 250 },
  { gate: 'iBRLjhJnkmDZgNoZRDMW11d8ZV7HvsL3vAyRjZB5npW', slotMs: 200 },
] as const;
const FULL_SLOT_MS = 400;
const SLOTS_IN_EPOCH = 432_000;

const GATES = [...LIMIT_GATES, ...SLOT_GATES].map(({ gate }) => asAddress(gate));
const TTL_MS = 10 * 60_000;

export interface ComputeLimits {
  /** The limit of the block at `slot`, or `undefined` when the cluster has no gate to tell it. Never rejects. */
  at(slot: Slot, options?: ChainOptions): Promise<{ units: number; basis: string } | undefined>;
}

/** Block compute limits as the cluster's own feature accounts state them. */
export function createComputeLimits(
  chain: Chain,
  nowMs: () => number = () => performance.now(),
): ComputeLimits {
  let known:
    | { readonly gates: readonly FeatureActivation[]; readonly tip: Slot; readonly atMs: number }
    | undefined;
  return {
    async at(slot, options) {
      if (known === undefined || nowMs() - known.atMs > TTL_MS) {
        const asking = { ...options, timeoutMs: 2_000 };
        const read = await Promise.all([
          listFeatureActivations(chain, GATES, asking),
          getSlot(chain, 'confirmed', asking),
        ]).catch(() => undefined);
        if (read === undefined) return undefined;
        known = { gates: read[0], tip: read[1], atMs: nowMs() };
      }
      return toComputeLimit(known.gates, slot, known.tip);
    },
  };
}

/**
 * `gates` in the order of the gates above. Nothing is known of a cluster without any feature account, nor of
 * one whose feature accounts were copied from elsewhere: they speak of slots ahead of its tip.
 */
export function toComputeLimit(
  gates: readonly FeatureActivation[],
  slot: Slot,
  tip: Slot,
): { units: number; basis: string } | undefined {
  if (gates.some((gate) => gate.kind === 'active' && gate.slot > tip)) return undefined;
  if (gates.every(({ kind }) => kind === 'absent')) return undefined;
  const raised = LIMIT_GATES.findLast((_gate, i) => {
    const gate = gates[i];
    return gate?.kind === 'active' && slot >= gate.slot;
  });
  // Effective from the first slot of the epoch after the one in which the gate activates.
  const shortened = SLOT_GATES.findLast((_gate, i) => {
    const gate = gates[LIMIT_GATES.length + i];
    if (gate?.kind !== 'active') return false;
    return slot >= (Math.floor(gate.slot / SLOTS_IN_EPOCH) + 1) * SLOTS_IN_EPOCH;
  });
  const base = raised?.units ?? BASE_UNITS;
  const from = raised ? `${raised.simd} active` : 'no gate that raises it is active';
  if (shortened === undefined) return { units: base, basis: `Feature accounts: ${from}` };
  return {
    units: (base * shortened.slotMs) / FULL_SLOT_MS,
    basis: `Feature accounts: ${from}, scaled to slots of ${shortened.slotMs} ms (SIMD-0525)`,
  };
}
