/** Calls nobody has counted yet: when each was answered, in unix ms. The counter takes them out. */
export const uncounted: number[] = [];

/**
 * Remembers an answered call for the counter, and the calls the server made for it; a status of 500 or above is not
 * counted.
 */
export function countCall(status: number, calls = 1): void {
  if (status >= 500) return;
  // A page nobody looks at for long keeps no endless list.
  for (let left = Math.max(1, calls); left > 0 && uncounted.length < 10_000; left--)
    uncounted.push(Date.now());
}
