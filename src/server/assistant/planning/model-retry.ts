import type { Timers } from '../runs/plan-lifecycle.ts';
import { ModelFailure } from './model-failure.ts';

/** How long a question may still wait for a vendor that asks for patience. */
export interface Patience {
  readonly timers: Timers;
  /** When the question's time is up, on the clock of `timers`. */
  readonly deadlineMs: number;
  readonly signal: AbortSignal;
  /** Whether nothing of the failed attempt is out yet. */
  readonly mayRepeat: () => boolean;
  /** Called before each wait. */
  readonly onWait: () => void;
  /** From 0 to 1, so that many questions refused at once do not come back at once. */
  readonly random?: () => number;
}

const MOST_ATTEMPTS = 4;
const FIRST_WAIT_MS = 500;
/** What an answer needs at least; a wait that leaves less is not worth it. */
const LEAST_LEFT_MS = 1_000;

/**
 * Does `attempt` again while a vendor refuses it with 408, 409, 429 or 5xx and time is left: as long after as the
 * vendor asks, else after 0.5, 1 and 2 seconds and up to half of that more. Rejects with the last failure, at once
 * where the wait would not end in time, and with the signal's reason when it aborts.
 */
export async function withPatience<T>(
  { timers, deadlineMs, signal, mayRepeat, onWait, random = Math.random }: Patience,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ModelFailure) || !error.isPassing || !mayRepeat()) throw error;
      if (count === MOST_ATTEMPTS) throw error;
      const waitMs = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (count - 1) * (1 + random() / 2);
      if (timers.nowMs() + waitMs + LEAST_LEFT_MS > deadlineMs) throw error;
      onWait();
      await wait(timers, waitMs, signal);
    }
  }
}

const wait = (timers: Timers, ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const onAbort = () => {
      stop();
      reject(signal.reason);
    };
    const stop = timers.after(ms, () => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    });
    signal.addEventListener('abort', onAbort, { once: true });
  });
