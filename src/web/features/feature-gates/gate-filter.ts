import { GATE_STATES, type FeatureGate } from '#contracts/network/feature-gates';
import type { Wire } from '#std/json';
import { choice, defineSearch, text, type SearchOf } from '../../router/define-search.ts';

/** Which gates are listed. */
export const gateSearch = defineSearch({ q: text(100), state: choice(GATE_STATES) });

export type GateFilter = SearchOf<typeof gateSearch>;

/** Gates whose title, proposal or address holds the text: `0385`, `simd-385`, `slot time`, `txv1`. */
export function filterGates(
  gates: readonly Wire<FeatureGate>[],
  { q = '', state }: GateFilter,
): readonly Wire<FeatureGate>[] {
  const wanted = q.toLowerCase();
  const simd = /^(?:simd[- ]?)?0*(\d{1,4})$/.exec(wanted)?.[1]?.padStart(4, '0');
  return gates.filter(
    (gate) =>
      (state === undefined || gate.state === state) &&
      (wanted === '' ||
        (simd !== undefined && gate.simds.includes(simd)) ||
        gate.title.toLowerCase().includes(wanted) ||
        gate.gate.startsWith(q)),
  );
}
