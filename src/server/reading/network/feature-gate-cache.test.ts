import { describe, expect, test } from 'vitest';
import type { FeatureActivation } from '#chain';
import { decodeBase58 } from '#std/base58';
import { toFeatureGates } from './feature-gate-cache.ts';
import { listKnownFeatureGates } from './known-feature-gates.ts';

const schedule = { slotsPerEpoch: 432_000, warmup: false, firstNormalEpoch: 0, firstNormalSlot: 0 };
const TX_V1 = 'txv1aq4pp281K9um3tnPgkfX8UqtFT6wcVW3hNezGLL';
const SLOT_350 = 'iBRL5RuWhw4yqaAZu96RUULHckHTZAoe2b77qaV38JZ';
const ALPENGLOW = 'A1pengvuM6JEcyNuTnMqepBKhwHE3N6PmUrdATGawhJS';

const read = (states: Readonly<Record<string, FeatureActivation>>, absoluteSlot = 450_000_000) =>
  toFeatureGates(
    listKnownFeatureGates().map(({ gate }) => states[gate] ?? { kind: 'absent' }),
    { absoluteSlot },
    schedule,
  );

describe('the known feature gates', () => {
  test('each is an address of its own with a title', () => {
    const known = listKnownFeatureGates();
    expect(known.length).toBeGreaterThan(300);
    const gates = known.map(({ gate }) => gate);
    const twice = gates.filter((gate, at) => gates.indexOf(gate) !== at);
    expect(twice, 'keep one line for each of these in data/feature-gates.txt').toEqual([]);
    const wrong = known.filter(
      ({ gate, title, simds }) =>
        decodeBase58(gate)?.length !== 32 || title === '' || !simds.every((simd) => /^\d{4}$/.test(simd)),
    );
    const advice = 'correct these in data/feature-gates.txt: address of 32 bytes, "0385,0386" or "-", title';
    expect(wrong, advice).toEqual([]);
  });

  test('the gates that shape what is shown here are among them', () => {
    const simdsOf = (gate: string) => listKnownFeatureGates().find((known) => known.gate === gate)?.simds;
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

  test('a slot this chain has not reached is not reported as its own', () => {
    const [gate] = read({ [TX_V1]: { kind: 'active', slot: 447_120_000 } }, 600);
    expect(gate).toMatchObject({ state: 'active', foreignSlot: 447_120_000 });
    expect(gate).not.toHaveProperty('slot');
    expect(gate).not.toHaveProperty('epoch');
  });
});
