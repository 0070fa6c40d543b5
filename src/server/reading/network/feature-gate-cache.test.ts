import { describe, expect, test } from 'vitest';
import type { FeatureActivation } from '#chain';
import { decodeBase58 } from '#std/base58';
import { toFeatureGates } from './feature-gate-cache.ts';
import { KNOWN_FEATURE_GATES } from './known-feature-gates.ts';

const schedule = { slotsPerEpoch: 432_000, warmup: false, firstNormalEpoch: 0, firstNormalSlot: 0 };
const TX_V1 = 'txv1aq4pp281K9um3tnPgkfX8UqtFT6wcVW3hNezGLL';
const SLOT_350 = 'iBRL5RuWhw4yqaAZu96RUULHckHTZAoe2b77qaV38JZ';
const ALPENGLOW = 'A1pengvuM6JEcyNuTnMqepBKhwHE3N6PmUrdATGawhJS';

const read = (states: Readonly<Record<string, FeatureActivation>>, absoluteSlot = 450_000_000) =>
  toFeatureGates(
    KNOWN_FEATURE_GATES.map(({ gate }) => states[gate] ?? { kind: 'absent' }),
    { absoluteSlot },
    schedule,
  );

describe('the known feature gates', () => {
  test('each is an address of its own with a title', () => {
    expect(KNOWN_FEATURE_GATES.length).toBeGreaterThan(300);
    expect(new Set(KNOWN_FEATURE_GATES.map(({ gate }) => gate)).size).toBe(KNOWN_FEATURE_GATES.length);
    for (const { gate, title, simds } of KNOWN_FEATURE_GATES) {
      expect(decodeBase58(gate)?.length, gate).toBe(32);
      expect(title, gate).not.toBe('');
      for (const simd of simds) expect(simd).toMatch(/^\d{4}$/);
    }
  });

  test('the gates that shape what is shown here are among them', () => {
    const simdsOf = (gate: string) => KNOWN_FEATURE_GATES.find((known) => known.gate === gate)?.simds;
    expect(simdsOf(TX_V1)).toEqual(['0385']);
    expect(simdsOf(SLOT_350)).toEqual(['0525']);
    expect(simdsOf(ALPENGLOW)).toEqual(['0326']);
    expect(simdsOf('P1BCUMpAC7V2GRBRiJCNUgpMyWZhoqt3LKo712ePqsz')).toEqual(['0286']);
    expect(simdsOf('ptokFjwyJtrwCa9Kgo9xoDS59V4QccBGEaRFnRPnSdP')).toEqual(['0266']);
    expect(simdsOf('6TkHkRmP7JZy1fdM6fg5uXn76wChQBWGokHBJzrLB3mj')).toEqual(['0268']);
  });

  test('an active gate tells its slot and epoch, a pending one comes before all others', () => {
    const gates = read({
      [TX_V1]: { kind: 'active', slot: 447_120_000 },
      [SLOT_350]: { kind: 'active', slot: 440_208_000 },
      [ALPENGLOW]: { kind: 'pending' },
    });
    expect(gates.slice(0, 3)).toMatchObject([
      { gate: ALPENGLOW, state: 'pending' },
      { gate: TX_V1, state: 'active', slot: 447_120_000, epoch: 1_035 },
      { gate: SLOT_350, state: 'active', slot: 440_208_000, epoch: 1_019 },
    ]);
    expect(gates[3]).toMatchObject({ state: 'inactive' });
  });

  test('a slot this chain has not reached is not told as its own', () => {
    const [gate] = read({ [TX_V1]: { kind: 'active', slot: 447_120_000 } }, 600);
    expect(gate).toMatchObject({ state: 'active', foreignSlot: 447_120_000 });
    expect(gate).not.toHaveProperty('slot');
    expect(gate).not.toHaveProperty('epoch');
  });
});
