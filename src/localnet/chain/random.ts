import { createHash } from 'node:crypto';

/** Seeded randomness (sfc32): equal seeds give equal sequences on every machine. */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: string) {
    const digest = createHash('sha256').update(seed).digest();
    this.#a = digest.readInt32LE(0);
    this.#b = digest.readInt32LE(4);
    this.#c = digest.readInt32LE(8);
    for (let i = 0; i < 12; i++) this.#next();
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#counter++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return sum >>> 0;
  }

  /** In [0, 1). */
  fraction(): number {
    return this.#next() / 4294967296;
  }

  /** Whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.fraction() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** Throws `RangeError` for an empty list. */
  pick<T>(list: readonly T[]): T {
    const item = list[this.integer(0, list.length - 1)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  /** Spread over orders of magnitude, as amounts of money are. */
  logarithmic(low: number, high: number): number {
    return Math.exp(Math.log(low) + this.fraction() * (Math.log(high) - Math.log(low)));
  }

  /** Index of one of `weights`, in proportion to them. */
  weighted(weights: readonly number[]): number {
    let rest = this.fraction() * weights.reduce((sum, weight) => sum + weight, 0);
    for (let i = 0; i < weights.length; i++) {
      rest -= weights[i]!;
      if (rest < 0) return i;
    }
    return weights.length - 1;
  }
}
