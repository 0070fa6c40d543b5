const FIRST_MS = 250;
const MOST_MS = 15_000;

/** Milliseconds to wait after so many failures in a row, the first of which is 1: twice as long each time, 15 seconds at most. */
export const toRetryMs = (failures: number): number => Math.min(FIRST_MS * 2 ** (failures - 1), MOST_MS);
