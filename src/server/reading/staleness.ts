import { isRpcError, type ChainOptions } from '#chain';
import { isAppError } from '#std/errors';

/** What putting one answer together shows of its sources. */
export interface Staleness {
  /** Runs one reading and notes whether it was asked for now, cached earlier or not to be had. */
  note<T, Options extends ChainOptions>(
    options: Options | undefined,
    read: (options: Options | ChainOptions) => Promise<T>,
  ): Promise<T>;
  /** Age of the oldest part when nothing could be reached; `undefined` for an answer that is not stale. */
  staleMs(): number | undefined;
}

/** Failures of asking after which what was cached is all there is. */
const OUT_OF_REACH = new Set([
  'chain/no-endpoint',
  'chain/timeout',
  'chain/rate-limited',
  'chain/bad-answer',
]);

/** `isUnreachable` says how the cluster was at its last checks; a reading of now knows better. */
export function createStaleness(isUnreachable: () => boolean): Staleness {
  let oldestMs: number | undefined;
  let hasReached = false;
  let hasFailed = false;
  return {
    async note(options, read) {
      let isCached = false;
      try {
        const value = await read({
          ...options,
          onCached: (cached) => {
            isCached = true;
            oldestMs = Math.max(oldestMs ?? 0, cached.ageMs);
            if (cached.isStale) hasFailed = true;
            options?.onCached?.(cached);
          },
        });
        if (!isCached) hasReached = true;
        return value;
      } catch (error) {
        if (isRpcError(error)) hasReached = true;
        else if (isAppError(error) && OUT_OF_REACH.has(error.code)) hasFailed = true;
        throw error;
      }
    },
    staleMs: () => (!hasReached && (hasFailed || isUnreachable()) ? oldestMs : undefined),
  };
}
