import type { EventEmitter } from 'node:events';
import type { RateLimiter } from './rate-limiter.ts';

export const REFUSAL_PAUSES = {
  ms: 500,
  /** Refusals held back at once; beyond that they go out as they come. */
  most: 1_000,
} as const;

export interface RefusalPauses {
  /** Resolves when a refusal of `client` may go out, or its `response` closes. */
  wait(client: string, response: EventEmitter): Promise<void>;
}

/**
 * Delays refusals to clients that keep sending requests after being refused. A client that waits for each answer is slowed
 * down by it; a refusal sent at once costs the server as much as a cached page.
 */
export function createRefusalPauses(
  limiter: RateLimiter,
  { ms, most }: Readonly<Record<keyof typeof REFUSAL_PAUSES, number>> = REFUSAL_PAUSES,
): RefusalPauses {
  let held = 0;
  return {
    async wait(client, response) {
      const { allowed } = await limiter.take('refusal', client);
      if (allowed || held >= most) return;
      held++;
      await new Promise<void>((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          response.off('close', end);
          held--;
          resolve();
        };
        const timer = setTimeout(end, ms);
        response.once('close', end);
      });
    },
  };
}
