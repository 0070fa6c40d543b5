import { forEachConcurrent, withTimeout } from '#std/concurrency';

/** Readings of one answer, and what went wrong with the last that failed. */
export interface EachRead<T> {
  readonly read: ReadonlyMap<string, T>;
  readonly error: unknown;
}

/**
 * Reads every one of `texts` by a call of its own, at most `width` at once, as many as arrive within `ms`. Those not
 * read are absent. Rejects only when `signal` aborts.
 */
export async function readEach<Item extends { readonly text: string }, T>(
  items: readonly Item[],
  { width, ms, signal }: { readonly width: number; readonly ms: number; readonly signal: AbortSignal },
  run: (item: Item, signal: AbortSignal) => Promise<T>,
): Promise<EachRead<T>> {
  const read = new Map<string, T>();
  const until = new AbortController();
  const both = AbortSignal.any([signal, until.signal]);
  let error: unknown;
  await withTimeout(
    ms,
    forEachConcurrent(width, items, async (item) => {
      if (both.aborted || read.has(item.text)) return;
      try {
        const found = await run(item, both);
        if (!both.aborted) read.set(item.text, found);
      } catch (failure) {
        error = failure;
      }
    }),
  );
  until.abort();
  signal.throwIfAborted();
  return { read, error };
}
