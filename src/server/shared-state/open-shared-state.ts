import type { Log } from '#std/log';
import { createOwnState } from './in-process.ts';
import { openRedisState } from './redis-state.ts';
import type { SharedState } from './shared-state.ts';

/** What this process shares with others by way of the Redis at `url`, or with nobody. */
export const openSharedState = (url: string | undefined, log: Log): SharedState =>
  url === undefined ? createOwnState() : openRedisState({ url, log });
