import { LRUCache } from 'lru-cache';
import { KEY_LIMITS } from '#contracts/people/people';

/** Requests are counted apart by what they cost. */
export const LIMITS = {
  page: { burst: 1_000, perSecond: 100 },
  asset: { burst: 1_000, perSecond: 200 },
  question: { burst: 400, perSecond: 50 },
  rpc: { burst: 300, perSecond: 100 },
  image: { burst: 120, perSecond: 1 },
  live: { burst: 30, perSecond: 1 },
  key: { burst: KEY_LIMITS.burst, perSecond: KEY_LIMITS.perSecond },
  action: { burst: 120, perSecond: 4 },
  agent: { burst: 60, perSecond: 2 },
  session: { burst: 10, perSecond: 10 / 60 },
  verify: { burst: 20, perSecond: 20 / 60 },
  logging: { burst: 12, perSecond: 12 / 60 },
  /** Each is stored for 90 days in room that all share. */
  share: { burst: 10, perSecond: 20 / 86_400 },
  export: { burst: 5, perSecond: 5 / 60 },
  sso: { burst: 20, perSecond: 20 / 60 },
} as const;
export type LimitName = keyof typeof LIMITS;

export interface Allowance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the bucket is full, or when refused until this request would be allowed. */
  readonly resetSeconds: number;
}

export interface RateLimiter {
  /** Takes `cost` from the client's bucket. */
  take(limit: LimitName, client: string, cost?: number): Allowance;
}

/** Clients remembered; the one heard from longest ago is forgotten first. */
const MAX_BUCKETS = 100_000;

/** Token buckets, one a client and limit. `nowMs` is a monotonic clock. */
export function createRateLimiter(
  nowMs: () => number = () => performance.now(),
  onRefused: (limit: LimitName) => void = () => {},
): RateLimiter {
  const buckets = new LRUCache<string, { tokens: number; atMs: number }>({ max: MAX_BUCKETS });
  const tokensOf = (limit: LimitName, key: string, now: number): number => {
    const { burst, perSecond } = LIMITS[limit];
    const bucket = buckets.get(key) ?? { tokens: burst, atMs: now };
    return Math.min(burst, bucket.tokens + ((now - bucket.atMs) / 1_000) * perSecond);
  };
  return {
    take(limit, client, cost = 1) {
      const { burst, perSecond } = LIMITS[limit];
      const key = `${limit} ${client}`;
      const now = nowMs();
      const tokens = tokensOf(limit, key, now);
      const allowed = tokens >= cost;
      if (!allowed) onRefused(limit);
      const left = allowed ? tokens - cost : tokens;
      buckets.set(key, { tokens: left, atMs: now });
      const wanted = allowed ? burst - left : cost - left;
      return {
        allowed,
        limit: burst,
        remaining: Math.max(0, Math.floor(left)),
        resetSeconds: Math.max(allowed ? 0 : 1, Math.ceil(wanted / perSecond)),
      };
    },
  };
}
