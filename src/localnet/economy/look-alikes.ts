import { createKeypair } from '../keys/keypair.ts';
import type { Keypair } from '../keys/keypair.ts';

export interface LookAlike {
  /** Whom people pay. */
  readonly contact: Keypair;
  /** Whose address begins and ends with the same four characters. */
  readonly impostor: Keypair;
}

/** Found once among the first 16 million keys of this name; the same for every seed. */
const NAME = 'look-alikes';
const PAIRS = [
  [11_021_884, 13_405_660],
  [353_326, 6_760_463],
  [3_796_672, 10_058_544],
] as const;

export const LOOK_ALIKE_COUNT = PAIRS.length;

let known: readonly LookAlike[] | undefined;

/** Two keys that people who look at the ends of an address take for each other. */
export function getLookAlike(pair: number): LookAlike {
  known ??= PAIRS.map(([contact, impostor]) => ({
    contact: createKeypair(NAME, String(contact)),
    impostor: createKeypair(NAME, String(impostor)),
  }));
  return known[pair % PAIRS.length]!;
}
