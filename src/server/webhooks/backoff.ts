/** When a message is tried again: 5 seconds after its first try, then four times as long each time up to six hours. */
import { randomInt } from 'node:crypto';

const FIRST_MS = 5_000;
const FACTOR = 4;
const MOST_MS = 6 * 3_600_000;
/** Up to a fifth more or less, so that what failed together does not come again together. */
const JITTER = 0.2;
const STEPS = 1_000_001;

/** Milliseconds until the next try after `tries` of them; `chance` from 0 to 1. */
export function toRetryMs(tries: number, chance: number = randomInt(STEPS) / (STEPS - 1)): number {
  const whole = Math.min(MOST_MS, FIRST_MS * FACTOR ** (tries - 1));
  return Math.round(whole * (1 - JITTER + 2 * JITTER * chance));
}
