import type { ClientLogLevel } from './log-entries.ts';
import type { ModelState } from './model-state.ts';
import type { StorageTrouble } from './storage.ts';

/** What the server tells of its own process. */
export interface ServerFigures {
  readonly version: string;
  /** What it was built from, where it is known. */
  readonly branch: string | undefined;
  readonly environment: 'production' | 'development';
  /** Seconds. */
  readonly uptime: number;
  /** Bytes. */
  readonly memory: { readonly resident: number; readonly heapUsed: number; readonly heapTotal: number };
  /** How late the process's turns were, over up to the last minute, in milliseconds; absent before it was measured. */
  readonly eventLoop: { readonly p50: number; readonly p99: number; readonly max: number } | undefined;
  readonly requestsInFlight: number;
  readonly liveStreams: number;
  /** Since the start, by class of status: `2xx`. */
  readonly requests: Readonly<Record<string, number>>;
  /** Requests refused since the start because a client had its share. */
  readonly limited: number;
  readonly model: ModelState;
  /** What this process writes and cannot write now; empty while all is written. */
  readonly storage: readonly StorageTrouble[];
  readonly clientLogs:
    | { readonly kind: 'off' }
    /** Of this day by universal time, since the start. */
    | { readonly kind: 'on'; readonly today: Readonly<Record<ClientLogLevel, number>> };
}
