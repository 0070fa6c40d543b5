import { isRpcError, type ChainOptions } from '#chain';
import { isAppError } from '#std/errors';
import type { ClusterReader } from './cluster-reader.ts';

/** What putting one answer together shows of its sources. */
export interface Staleness {
  /** Runs one reading and notes whether it was asked for now, cached earlier or not to be had. */
  note<T, Options extends ChainOptions>(
    options: Options | undefined,
    read: (options: Options | ChainOptions) => Promise<T>,
  ): Promise<T>;
  /** How many readings were asked for now. */
  asked(): number;
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
  let asked = 0;
  return {
    asked: () => asked,
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
        if (!isCached) {
          hasReached = true;
          asked++;
        }
        return value;
      } catch (error) {
        if (isRpcError(error)) {
          hasReached = true;
          asked++;
        } else if (isAppError(error) && OUT_OF_REACH.has(error.code)) hasFailed = true;
        throw error;
      }
    },
    staleMs: () => (!hasReached && (hasFailed || isUnreachable()) ? oldestMs : undefined),
  };
}

/** `reader` for one answer, whose readings are noted in `freshness`. Names and other extras are not. */
export function toTrackedReader(reader: ClusterReader, freshness: Staleness): ClusterReader {
  const { chain, blocks, transactions, validators, features } = reader;
  return {
    ...reader,
    chain: {
      cluster: chain.cluster,
      width: chain.width,
      request: (method, params, options) =>
        freshness.note(options, (noted) => chain.request(method, params, noted)),
    },
    blocks: {
      peek: (slot) => blocks.peek(slot),
      read: (slot, options) => freshness.note(options, (noted) => blocks.read(slot, noted)),
    },
    features: {
      read: (options) => freshness.note(options, (noted) => features.read(noted)),
    },
    validators: {
      read: (options) => freshness.note(options, (noted) => validators.read(noted)),
      names: (options) => validators.names(options),
      reward: (vote, epoch, options) => validators.reward(vote, epoch, options),
    },
    transactions: {
      peek: (signature) => transactions.peek(signature),
      read: (signature, options) => freshness.note(options, (noted) => transactions.read(signature, noted)),
    },
  };
}
