import { LRUCache } from 'lru-cache';
import { KEY_LIMITS } from '#contracts/people/people';
import { PRODUCT } from '#contracts/product';
import type { Log } from '#std/log';
import type { UserStore } from '#store/users/user-store';
import { serverError } from '../errors/server-error.ts';
import { hashSecret } from '../sessions/secrets.ts';

/** How long a key is taken for what it was: so long a removed one may still be answered by another replica. */
const KNOWN_MS = 5_000;
const FLUSH_MS = 5_000;
/** How often it is asked whether the keys of open streams are still there. */
const FOLLOW_MS = 1_000;
const MAX_KNOWN = 10_000;
const DAY_MS = 86_400_000;

/** A key that a request came with. */
export interface EnteredKey {
  readonly id: string;
  /** The account or team it belongs to; its keys share what may be asked in a second. */
  readonly ownerId: string;
}

interface Known extends EnteredKey {
  /** UTC day of `calls`. */
  day: number;
  /** Of the day, by the store and by what was seen here since. */
  calls: number;
  pending: number;
}

/** Requests that carry an API key. */
export interface KeyGate {
  /**
   * The key; `undefined` for a request without one. Throws `server/unknown-key` for one that nobody has, and
   * `server/key-exhausted` when its day is used up.
   */
  enter(authorization: string | undefined): Promise<EnteredKey | undefined>;
  /** Calls `onGone` within two seconds of the key being removed; until the result is called. */
  follow(id: string, onGone: () => void): () => void;
  /** Writes down what was counted. */
  close(): Promise<void>;
}

const PATTERN = new RegExp(`^Bearer (${PRODUCT.slug}_[\\w-]{43})$`);

/** The secret in an `Authorization` header that carries one of our keys. */
export const secretOfKey = (authorization: string | undefined): string | undefined =>
  PATTERN.exec(authorization ?? '')?.[1];

export function createKeyGate(users: UserStore, nowMs: () => number, log: Log): KeyGate {
  const known = new LRUCache<string, Known | 'nobody'>({
    max: MAX_KNOWN,
    ttl: KNOWN_MS,
    ttlResolution: 0,
    perf: { now: nowMs },
  });
  const counted = new Set<Known>();

  const flush = async (): Promise<void> => {
    for (const key of counted) {
      counted.delete(key);
      const { pending } = key;
      key.pending = 0;
      const calls = await users.apiKeys.count(key.id, pending, nowMs()).catch((error: unknown) => {
        // Counted with the next.
        key.pending += pending;
        counted.add(key);
        throw error;
      });
      if (calls !== undefined) key.calls = Math.max(key.calls, calls);
    }
  };
  const timer = setInterval(() => {
    flush().catch((error: unknown) => log.warn('calls of keys not counted', { error }));
  }, FLUSH_MS);
  timer.unref();

  const followed = new Map<string, Set<() => void>>();
  const lookAtFollowed = async (): Promise<void> => {
    const ids = [...followed.keys()];
    if (ids.length === 0) return;
    const there = await users.apiKeys.findKnown(ids);
    for (const id of ids) if (!there.has(id)) for (const onGone of followed.get(id) ?? []) onGone();
  };
  const following = setInterval(() => {
    lookAtFollowed().catch((error: unknown) => log.warn('keys of streams not looked at', { error }));
  }, FOLLOW_MS);
  following.unref();

  const find = async (secretHash: string): Promise<Known | 'nobody'> => {
    const held = known.get(secretHash);
    if (held !== undefined) return held;
    const key = await users.apiKeys.findBySecret(secretHash);
    const found: Known | 'nobody' =
      key === undefined
        ? 'nobody'
        : { id: key.id, ownerId: key.userId, day: key.day, calls: key.calls, pending: 0 };
    known.set(secretHash, found);
    return found;
  };

  return {
    async enter(authorization) {
      if (authorization === undefined || !authorization.startsWith(`Bearer ${PRODUCT.slug}_`))
        return undefined;
      const secret = secretOfKey(authorization);
      const key = secret === undefined ? 'nobody' : await find(hashSecret(secret));
      if (key === 'nobody') throw serverError('unknown-key');
      const day = Math.floor(nowMs() / DAY_MS);
      if (key.day !== day) {
        key.day = day;
        key.calls = 0;
      }
      if (key.calls >= KEY_LIMITS.perDay) {
        throw serverError('key-exhausted', {
          retryAfterSeconds: Math.ceil(((day + 1) * DAY_MS - nowMs()) / 1_000),
        });
      }
      key.calls++;
      key.pending++;
      counted.add(key);
      return key;
    },
    follow(id, onGone) {
      const ends = followed.get(id) ?? new Set();
      followed.set(id, ends.add(onGone));
      return () => {
        ends.delete(onGone);
        if (ends.size === 0) followed.delete(id);
      };
    },
    async close() {
      clearInterval(timer);
      clearInterval(following);
      await flush();
    },
  };
}
