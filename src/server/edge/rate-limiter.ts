import { KEY_LIMITS } from '#contracts/people/people';
import { createOwnBuckets } from '../shared-state/own-counters.ts';
import type { Buckets } from '../shared-state/shared-state.ts';

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
  /** Refusals sent without a delay; further ones are held back (`refusal-pauses.ts`). */
  refusal: { burst: 40, perSecond: 20 },
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
  take(limit: LimitName, client: string, cost?: number): Promise<Allowance>;
}

/** Token buckets, one a client and limit. */
export function createRateLimiter(
  buckets: Buckets = createOwnBuckets(),
  onRefused: (limit: LimitName) => void = () => {},
): RateLimiter {
  return {
    async take(limit, client, cost = 1) {
      const { burst, perSecond } = LIMITS[limit];
      const { allowed, tokens } = await buckets.take(`${limit} ${client}`, LIMITS[limit], cost);
      if (!allowed) onRefused(limit);
      const wanted = allowed ? burst - tokens : cost - tokens;
      return {
        allowed,
        limit: burst,
        remaining: Math.max(0, Math.floor(tokens)),
        resetSeconds: Math.max(allowed ? 0 : 1, Math.ceil(wanted / perSecond)),
      };
    },
  };
}
