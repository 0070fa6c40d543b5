import { GATE_STATES, type FeatureGate } from '#contracts/feature-gates';
import type { Wire } from '#std/json';

export interface GateFilter {
  readonly q: string;
  readonly state: string;
}

export function readGateFilter(query: URLSearchParams): GateFilter {
  const state = query.get('state') ?? '';
  return {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    state: (GATE_STATES as readonly string[]).includes(state) ? state : '',
  };
}

/** Gates whose title, proposal or address holds the text: `0385`, `simd-385`, `slot time`, `txv1`. */
export function filterGates(
  gates: readonly Wire<FeatureGate>[],
  { q, state }: GateFilter,
): readonly Wire<FeatureGate>[] {
  const wanted = q.toLowerCase();
  const simd = /^(?:simd[- ]?)?0*(\d{1,4})$/.exec(wanted)?.[1]?.padStart(4, '0');
  return gates.filter(
    (gate) =>
      (state === '' || gate.state === state) &&
      (wanted === '' ||
        (simd !== undefined && gate.simds.includes(simd)) ||
        gate.title.toLowerCase().includes(wanted) ||
        gate.gate.startsWith(q)),
  );
}
