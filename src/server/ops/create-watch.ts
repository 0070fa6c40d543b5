import { join } from 'node:path';
import type { ModelState } from '#contracts/operation/model-state';
import type { ServerFigures } from '#contracts/operation/server-figures';
import type { Log } from '#std/log';
import type { UserStore } from '#store/users/user-store';
import type { Clusters } from '../reading/clusters.ts';
import type { Configuration } from '../config/configuration.ts';
import type { SharedStatus } from '../shared-state/shared-state.ts';
import { createClientLogs, type ClientLogs } from './client-logs.ts';
import type { MetricsListener } from './metrics-listener.ts';
import type { Metrics, RouteClass } from './metrics.ts';
import type { StorageWatch } from './storage-watch.ts';
import { createProcessFigures } from './process-figures.ts';

export interface WatchParts {
  readonly configuration: Configuration;
  readonly clusters: Clusters;
  readonly users: UserStore | undefined;
  readonly inFlight: () => number;
  readonly streams: () => number;
  /** Of cached pages. */
  readonly pageBytes: () => number;
  readonly model: () => ModelState;
  /** What is shared with other replicas. */
  readonly shared: () => SharedStatus;
  readonly storage: StorageWatch;
  readonly nowMs: () => number;
  readonly log: Log;
}

const LIMITED_LOG_MS = 10_000;

/** What the server knows of itself. */
export interface Watch {
  countRequest(route: RouteClass, status: number, seconds: number): void;
  countLimited(limit: string): void;
  countPage(outcome: string): void;
  figures(): ServerFigures;
  /** Absent where browsers are not asked for logs. */
  readonly clientLogs: ClientLogs | undefined;
  /** Begins to tell its figures on a port of its own, where one is configured; gives its URL. */
  listen(): Promise<string | undefined>;
  close(): Promise<void>;
}

export function createWatch(parts: WatchParts): Watch {
  const { configuration, inFlight, streams, model, storage, nowMs, log } = parts;
  const own = createProcessFigures();
  let metrics: Metrics | undefined;
  let listener: MetricsListener | undefined;
  const noteLimited = createRefusalLog(log);
  const clientLogs = configuration.clientLogs
    ? countEntries(
        createClientLogs({
          folder: join(configuration.dataDir, 'logs'),
          nowMs,
          hear: storage.hear('client logs'),
          log,
        }),
        () => metrics,
      )
    : undefined;
  return {
    clientLogs,
    countRequest(route, status, seconds) {
      own.countRequest(status);
      metrics?.countRequest(route, status, seconds);
    },
    countLimited(limit) {
      own.countLimited();
      noteLimited(limit);
      metrics?.countLimited(limit);
    },
    countPage: (outcome) => metrics?.countPage(outcome),
    figures: () => ({
      ...own.read(),
      environment: configuration.production ? 'production' : 'development',
      requestsInFlight: inFlight(),
      liveStreams: streams(),
      model: model(),
      storage: storage.list(),
      clientLogs: clientLogs === undefined ? { kind: 'off' } : { kind: 'on', today: clientLogs.countToday() },
    }),
    async listen() {
      if (configuration.metrics.port === undefined) return undefined;
      const [{ createMetrics }, { listenIfAsked }] = await Promise.all([
        import('./metrics.ts'),
        import('./metrics-listener.ts'),
      ]);
      metrics = createMetrics({
        ...parts,
        sessions: async () => parts.users?.sessions.count(nowMs()),
        troubles: () => storage.list(),
        exportJobs: parts.users && (() => parts.users!.exports.countByStatus()),
      });
      listener = await listenIfAsked(metrics, configuration.metrics, log);
      return listener?.url;
    },
    async close() {
      own.close();
      await clientLogs?.flush();
      await listener?.close();
    },
  };
}

/** A line at the first refusal by a limit, then one for all of a while: refusals come by the thousand. */
function createRefusalLog(log: Log): (limit: string) => void {
  const noted = new Map<string, { atMs: number; since: number }>();
  return (limit) => {
    const nowMs = performance.now();
    const before = noted.get(limit);
    if (before !== undefined && nowMs - before.atMs < LIMITED_LOG_MS) {
      before.since++;
      return;
    }
    log.warn('limited', { limit, refusals: (before?.since ?? 0) + 1 });
    noted.set(limit, { atMs: nowMs, since: 0 });
  };
}

function countEntries(logs: ClientLogs, metrics: () => Metrics | undefined): ClientLogs {
  return {
    ...logs,
    add(client, entries) {
      const isTaken = logs.add(client, entries);
      if (isTaken) for (const { level } of entries) metrics()?.countClientLogs(level);
      return isTaken;
    },
  };
}
