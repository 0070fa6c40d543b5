/**
 * Conformal intervals: how far past estimates were off says how far the next may be. Where errors come in no
 * particular order, a new one lies between the k-th smallest and the k-th largest of n past ones with a chance of at
 * least 1 − 2k ÷ (n + 1), whatever they are distributed like. Source: Vovk, Gammerman and Shafer, “Algorithmic
 * Learning in a Random World”, 2005.
 */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** One in ten on either side: an interval of 80 %. */
const TAIL = 10;

/** With fewer past errors than these the interval has no ends. */
export const LEAST_ERRORS = TAIL - 1;

/** Ends of the 80 % interval of the next error, from past ones in rising order; `undefined` of too few. */
export function toBounds(ascending: readonly number[]): Bounds | undefined {
  const rank = Math.floor((ascending.length + 1) / TAIL);
  if (rank === 0) return undefined;
  return { low: ascending[rank - 1]!, high: ascending[ascending.length - rank]! };
}

/** Puts `value` in its place. */
export function insertAscending(ascending: number[], value: number): void {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  ascending.splice(low, 0, value);
}
