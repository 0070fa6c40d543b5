import type { Cache, CachedText } from './cache.ts';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

export interface CachedFetchParts {
  readonly cache: Cache;
  readonly fetch: Fetch;
  /** Cluster of a question and what proves which chain it is; `undefined` keeps nothing of it. */
  readonly chainOf: (url: string) => { readonly cluster: string; readonly proof: string } | undefined;
  /** Called when an answer that was shown as stale has been asked for again. */
  readonly onRenewed: () => void;
  readonly nowMs: () => number;
}

interface Asked {
  readonly response: Response;
  /** Resolves once it is stored; absent where it is not for keeping. Never rejects. */
  readonly stored: Promise<void> | undefined;
}

/** Older than its time by no more than this, an answer is shown (as stale) before it is asked for again. */
const STALE_MS = 24 * 3_600_000;
const MAX_REMEMBERED = 500;

/**
 * Asks the server as `fetch` does, and caches what the server says never changes again (`max-age`). Such an answer
 * is given from here while it is fresh; after that it carries `provenance.cacheAgeSeconds`, and is asked for again
 * behind the reader's back. Absences, failures and answers of a server that could not ask are never cached.
 */
export function createCachedFetch({ cache, fetch, chainOf, onRenewed, nowMs }: CachedFetchParts): Fetch {
  /** Questions whose answer was not for keeping: there is nothing to look for. */
  const uncached = new Set<string>();
  const renewing = new Set<string>();

  /** The answer, and the storing of it, which nobody who reads the answer has to wait for. */
  const ask = async (url: string, key: string, cluster: string, init?: RequestInit): Promise<Asked> => {
    const timestamp = nowMs();
    const response = await fetch(url, init);
    const ttl = toCacheMs(response, cluster);
    const text = ttl === undefined ? undefined : await response.text();
    if (ttl === undefined || text === undefined || !isKeepable(text)) {
      if (uncached.size >= MAX_REMEMBERED) uncached.clear();
      uncached.add(key);
      return { response: text === undefined ? response : toResponse(text), stored: undefined };
    }
    uncached.delete(key);
    const stored = cache.put({
      key,
      text,
      timestamp,
      ttl,
      source: url,
      contentType: response.headers.get('content-type') ?? '',
      etag: response.headers.get('etag') ?? undefined,
      lastModified: response.headers.get('last-modified') ?? undefined,
    });
    return { response: toResponse(text), stored };
  };

  const renew = async (url: string, key: string, cluster: string): Promise<void> => {
    if (renewing.has(key)) return;
    renewing.add(key);
    try {
      const { response, stored } = await ask(url, key, cluster, { headers: ACCEPT, cache: 'no-cache' });
      if (response.status >= 500) return; // it could not be asked; what is cached stays, and stays stale
      // Whoever is notified reads again, and must not find what was there before.
      await stored;
      if (uncached.has(key)) await cache.remove(key);
      onRenewed();
    } catch {
      // The server cannot be reached: what is cached stays, and stays stale.
    } finally {
      renewing.delete(key);
    }
  };

  return async (url, init) => {
    const chain = chainOf(url);
    if (!chain) return fetch(url, init);
    const key = `${chain.proof} ${url}`;
    const cached = uncached.has(key) ? undefined : await cache.get(key);
    init?.signal?.throwIfAborted();
    if (cached?.isFresh) return toResponse(cached.text);
    const stale = cached && toStale(cached);
    if (cached && stale !== undefined && cached.ageMs <= cached.item.ttl + STALE_MS) {
      void renew(url, key, chain.cluster);
      return toResponse(stale);
    }
    try {
      return (await ask(url, key, chain.cluster, init)).response;
    } catch (error) {
      if (stale === undefined || init?.signal?.aborted) throw error;
      return toResponse(stale);
    }
  };
}

const ACCEPT = { accept: 'application/json' };

const toResponse = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/json' } });

/** For how long the server lets an answer be cached, ms. */
function toCacheMs(response: Response, cluster: string): number | undefined {
  const caching = response.headers.get('cache-control') ?? '';
  const seconds = Number(/(?:^|[\s,])max-age=(\d+)/.exec(caching)?.[1] ?? 0);
  return response.status === 200 &&
    seconds > 0 &&
    !caching.includes('no-store') &&
    response.headers.get('x-cluster') === cluster
    ? seconds * 1000
    : undefined;
}

/** Whether an answer can be marked as stale later, and is something rather than the lack of it. */
function isKeepable(text: string): boolean {
  const answer = parse(text);
  return answer !== undefined && answer['kind'] !== 'absent' && isProvenance(answer['provenance']);
}

/** The answer with its age in it. */
function toStale({ text, ageMs }: CachedText): string | undefined {
  const answer = parse(text);
  if (!answer || !isProvenance(answer['provenance'])) return undefined;
  const cacheAgeSeconds = Math.floor(ageMs / 1000);
  return JSON.stringify({ ...answer, provenance: { ...answer['provenance'], cacheAgeSeconds } });
}

const isProvenance = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('staleSeconds' in value);

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
