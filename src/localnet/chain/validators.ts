import { createKeypair } from '../keys/keypair.ts';
import type { Keypair } from '../keys/keypair.ts';

export interface Validator {
  readonly name: string;
  /** By which it names itself on the chain. */
  readonly title: string;
  readonly identity: Keypair;
  readonly vote: Keypair;
  /** Stake it begins with. */
  readonly stakeSol: number;
  readonly commissionPercent: number;
}

const SHAPES = [
  { title: 'Localnet Alder', stakeSol: 41_000, commissionPercent: 5 },
  { title: 'Localnet Birch', stakeSol: 27_500, commissionPercent: 0 },
  { title: 'Localnet Cedar', stakeSol: 18_200, commissionPercent: 8 },
  { title: 'Localnet Dogwood', stakeSol: 9_400, commissionPercent: 10 },
  { title: 'Localnet Elm', stakeSol: 3_100, commissionPercent: 100 },
] as const;

/** The validators of a seed, heaviest first; at most five are distinguished by stake and commission. */
export function createValidators(seed: string, count: number): readonly Validator[] {
  return Array.from({ length: count }, (_none, index) => ({
    name: `validator-${index + 1}`,
    identity: createKeypair(seed, `validator-${index + 1}/identity`),
    vote: createKeypair(seed, `validator-${index + 1}/vote`),
    ...SHAPES[index % SHAPES.length]!,
  }));
}
