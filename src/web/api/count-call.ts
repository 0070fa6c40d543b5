/** Calls nobody has counted yet: when each was answered, in unix ms. The counter takes them out. */
export const uncounted: number[] = [];

/** Remembers an answered call for the counter; a status of 500 or above is not counted. */
export function countCall(status: number): void {
  // A page nobody looks at for long keeps no endless list.
  if (status < 500 && uncounted.length < 10_000) uncounted.push(Date.now());
}
