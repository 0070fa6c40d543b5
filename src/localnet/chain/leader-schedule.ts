import type { Epochs } from './epochs.ts';
import { Random } from './random.ts';

const CONSECUTIVE_SLOTS = 4;

/** Who leads which slot: seeded, in proportion to the weights, four slots in a row. */
export class LeaderSchedule {
  readonly #seed: string;
  readonly #epochs: Epochs;
  readonly #validators: readonly { readonly identity: string; readonly weight: number }[];
  readonly #cache = new Map<number, readonly string[]>();

  constructor(
    seed: string,
    epochs: Epochs,
    validators: readonly { readonly identity: string; readonly weight: number }[],
  ) {
    this.#seed = seed;
    this.#epochs = epochs;
    this.#validators = validators;
  }

  /** Identity that leads each slot of an epoch, in slot order. */
  ofEpoch(epoch: number): readonly string[] {
    const known = this.#cache.get(epoch);
    if (known) return known;
    const random = new Random(`${this.#seed}/leaders/${epoch}`);
    const weights = this.#validators.map((validator) => validator.weight);
    const leaders: string[] = [];
    let leader = '';
    for (let i = 0; i < this.#epochs.slotsPerEpoch; i++) {
      if (i % CONSECUTIVE_SLOTS === 0) leader = this.#validators[random.weighted(weights)]!.identity;
      leaders.push(leader);
    }
    if (this.#cache.size > 8) this.#cache.clear();
    this.#cache.set(epoch, leaders);
    return leaders;
  }

  of(slot: number): string {
    return this.ofEpoch(this.#epochs.of(slot))[this.#epochs.indexOf(slot)]!;
  }
}
