import type { GatewayLimits } from './options.ts';

const OUTCOMES = 20;
const SUCCESSES_TO_CLOSE = 3;

/**
 * Counts how an endpoint does. It never ejects for faults alone, because a request can cause them: it says
 * when they are suspicious; a check that fails, or faults that no request can cause, open it. Three successes
 * in a row close it: the calls of a check that passes, or requests while nothing better is left.
 */
export interface Breaker {
  success(): void;
  /** Counts a fault and says whether the endpoint should be checked now. */
  fault(): boolean;
  open(): void;
  /** Forgets faults a check has shown to be the requests' own. */
  forgive(): void;
  readonly isOpen: boolean;
}

export function createBreaker(limits: Pick<GatewayLimits, 'breakerFaults'>): Breaker {
  let consecutive = 0;
  let outcomes = 0;
  let faults = 0;
  let successes = 0;
  let isOpen = false;
  const forgive = (): void => {
    consecutive = 0;
    outcomes = 0;
    faults = 0;
  };
  const count = (isFault: boolean): void => {
    outcomes++;
    if (isFault) faults++;
    // Halving keeps the ratio and lets old outcomes fade.
    if (outcomes >= 2 * OUTCOMES) {
      outcomes /= 2;
      faults /= 2;
    }
  };
  return {
    success() {
      consecutive = 0;
      count(false);
      if (!isOpen || ++successes < SUCCESSES_TO_CLOSE) return;
      isOpen = false;
      forgive();
    },
    fault() {
      consecutive++;
      successes = 0;
      count(true);
      return consecutive >= limits.breakerFaults || (outcomes >= OUTCOMES && faults * 2 >= outcomes);
    },
    open() {
      isOpen = true;
      successes = 0;
    },
    forgive,
    get isOpen() {
      return isOpen;
    },
  };
}
