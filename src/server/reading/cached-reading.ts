import { isRpcError, type ChainOptions } from '#chain';
import { abortable } from '#std/concurrency';

export interface CachedReadingParts<T> {
  readonly read: (options: ChainOptions) => Promise<T>;
  /** How long a reading counts as of now. */
  readonly ttlMs: number;
  /** How long it may still be given, and is said to be stale, when nothing can be reached. */
  readonly staleMs?: number;
  /** How long it is given at once while a newer one is read. */
  readonly meanwhileMs?: number;
  readonly nowMs?: () => number;
}

/**
 * A reading shared by all who ask and cached for a while. One who leaves does not end it for the others. It
 * rejects as `read` does when nothing usable is cached; a node's own refusal is never papered over.
 */
export function createCachedReading<T>(parts: CachedReadingParts<T>): (options?: ChainOptions) => Promise<T> {
  const { read, ttlMs, staleMs = 0, meanwhileMs = 0, nowMs = () => performance.now() } = parts;
  let cached: { readonly value: T; readonly atMs: number } | undefined;
  let running: Promise<T> | undefined;

  const start = async (options: ChainOptions | undefined): Promise<T> => {
    try {
      // Ages are told to each asker below, except what the first one is told by the reading itself.
      const value = await read({ onCached: options?.onCached });
      cached = { value, atMs: nowMs() };
      return value;
    } finally {
      running = undefined;
    }
  };

  return async (options) => {
    const now = nowMs();
    if (cached !== undefined && now - cached.atMs < ttlMs) {
      options?.onCached?.({ ageMs: now - cached.atMs, isStale: false });
      return cached.value;
    }
    running ??= start(options);
    if (cached !== undefined && now - cached.atMs < meanwhileMs) {
      running.catch(() => undefined); // what is given does not depend on it
      options?.onCached?.({ ageMs: now - cached.atMs, isStale: false });
      return cached.value;
    }
    try {
      return await abortable(running, options?.signal);
    } catch (error) {
      const hasLeft = options?.signal?.aborted === true;
      if (hasLeft || cached === undefined || isRpcError(error) || nowMs() - cached.atMs > staleMs)
        throw error;
      options?.onCached?.({ ageMs: nowMs() - cached.atMs, isStale: true });
      return cached.value;
    }
  };
}
