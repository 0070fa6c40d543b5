import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { ClientLogLevel } from '#contracts/operation/log-entries';
import { MODEL_CHECKS, type ModelState } from '#contracts/operation/model-state';
import type { EndpointReport } from '#contracts/network/networks';
import type { StorageTrouble } from '#contracts/operation/storage';
import { PRODUCT } from '#contracts/product';
import type { Clusters } from '../reading/clusters.ts';
import type { LimitName } from '../edge/rate-limiter.ts';
import type { SharedStatus } from '../shared-state/shared-state.ts';
import { addGauge, type Entry, type Reading } from './gauge.ts';
import type { MetricsText } from './metrics-listener.ts';
import { withTimeout } from '#std/concurrency';

/** What a request counts as; a name that comes from the URL is never a label. */
export type RouteClass = LimitName | 'health';

/** Read when someone asks. */
export interface MetricSources {
  readonly clusters: Clusters;
  readonly inFlight: () => number;
  readonly streams: () => number;
  /** Of cached pages. */
  readonly pageBytes: () => number;
  readonly model: () => ModelState;
  /** What is shared with other replicas. */
  readonly shared: () => SharedStatus;
  /** `undefined` where nobody can sign in. */
  readonly sessions: () => Promise<number | undefined>;
  readonly troubles: () => readonly StorageTrouble[];
  /** Export jobs by state; absent where nothing can be exported. */
  readonly exportJobs?: (() => Promise<Readonly<Record<string, number>>>) | undefined;
}

export interface Metrics extends MetricsText {
  countRequest(route: RouteClass, status: number, seconds: number): void;
  countLimited(limit: string): void;
  countPage(outcome: string): void;
  countClientLogs(level: ClientLogLevel): void;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
const SOURCE_MS = 1_000;

/** Figures of this process for Prometheus. Every label has a bounded set of values. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  const prefix = `${PRODUCT.slug}_`;
  // Event loop delay, heap, resident memory, garbage collection, processor time.
  collectDefaultMetrics({ register: registry, prefix });
  const common = (name: string, help: string) => ({ name: prefix + name, help, registers: [registry] });

  const requests = new Counter({
    ...common('requests_total', 'Requests answered, by class of route and status.'),
    labelNames: ['route', 'status'],
  });
  const latency = new Histogram({
    ...common(
      'request_seconds',
      'From the first byte of a request to the end of its answer; streams left out.',
    ),
    labelNames: ['route'],
    buckets: SECONDS,
  });
  const limited = new Counter({
    ...common('limited_total', 'Requests refused because a client had its share, by limit.'),
    labelNames: ['limit'],
  });
  const pages = new Counter({
    ...common(
      'page_reads_total',
      'Pages given out: cached (hit), drawn for several at once (joined), drawn (miss), or drawn for one visitor alone (personal).',
    ),
    labelNames: ['outcome'],
  });
  const clientLogs = new Counter({
    ...common('client_log_entries_total', 'Log entries taken from browsers, by level.'),
    labelNames: ['level'],
  });
  for (const reading of toReadings(sources)) addGauge(registry, prefix, reading);
  return {
    countRequest(route, status, seconds) {
      requests.inc({ route, status: String(status) });
      if (route !== 'live') latency.observe({ route }, seconds);
    },
    countLimited: (limit) => limited.inc({ limit }),
    countPage: (outcome) => pages.inc({ outcome }),
    countClientLogs: (level) => clientLogs.inc({ level }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function toReadings({
  clusters,
  inFlight,
  streams,
  pageBytes,
  model,
  shared,
  sessions,
  troubles,
  exportJobs,
}: MetricSources): Reading[] {
  const eachIndex = () =>
    clusters.list().flatMap(({ cluster, state, slot }) => {
      const index = state === 'ready' ? clusters.reader(cluster).index : undefined;
      return index === undefined ? [] : [{ cluster, slot, index }];
    });
  const eachNode = (toEntries: (cluster: string, node: EndpointReport) => readonly Entry[]) =>
    clusters
      .list()
      .flatMap(({ cluster }) => clusters.nodes(cluster).flatMap((node) => toEntries(cluster, node)));
  return [
    { name: 'requests_in_flight', help: 'Requests at work now.', read: () => [[{}, inFlight()]] },
    { name: 'live_streams', help: 'Open live streams.', read: () => [[{}, streams()]] },
    { name: 'page_cache_bytes', help: 'Memory that cached pages take.', read: () => [[{}, pageBytes()]] },
    {
      name: 'shared_state_up',
      help: '1 while what API processes share through Redis can be reached; absent where nothing is shared.',
      read() {
        const { kind } = shared();
        return kind === 'alone' ? [] : [[{}, kind === 'shared' ? 1 : 0]];
      },
    },
    {
      name: 'model_check',
      help: 'What the language model of the assistant was found to do (1) or not (0), by check.',
      labels: ['check'],
      read() {
        const state = model();
        if (state.kind !== 'checked') return [];
        return MODEL_CHECKS.flatMap((check): Entry[] => {
          const isOk = state.checks[check];
          return isOk === undefined ? [] : [[{ check }, isOk ? 1 : 0]];
        });
      },
    },
    {
      name: 'model_tokens_today',
      help: 'Tokens a language model has read and written since midnight UTC, by this process since its start, or with REDIS_URL by all.',
      read() {
        const state = model();
        return state.kind === 'checked' ? [[{}, state.tokensToday]] : [];
      },
    },
    {
      name: 'gateway_endpoints',
      help: 'Endpoints of each cluster, by state.',
      labels: ['cluster', 'state'],
      read: () => eachNode((cluster, { state }) => [[{ cluster, state }, 1]]),
    },
    {
      name: 'gateway_attempts',
      help: 'Calls sent to the endpoints of each cluster since the start.',
      labels: ['cluster'],
      read: () => eachNode((cluster, { calls }) => [[{ cluster }, calls]]),
    },
    {
      name: 'gateway_faults',
      help: 'Faults met at the endpoints of each cluster since the start, by kind.',
      labels: ['cluster', 'kind'],
      read: () =>
        eachNode((cluster, { faults }) =>
          Object.entries(faults).map(([kind, count]): Entry => [{ cluster, kind }, count]),
        ),
    },
    {
      name: 'index_lag_slots',
      help: 'Slots each index is behind the newest confirmed slot of its cluster.',
      labels: ['cluster'],
      async read() {
        const entries = eachIndex().map(async ({ cluster, slot, index }): Promise<readonly Entry[]> => {
          const covered = await withTimeout(SOURCE_MS, index.coverage());
          if (covered === undefined || slot === undefined) return [];
          return [[{ cluster }, Math.max(0, slot - covered.toSlot)]];
        });
        return (await Promise.all(entries)).flat();
      },
    },
    {
      name: 'index_behind',
      help: '1 while an index is so far behind, for so long, that it is reported.',
      labels: ['cluster'],
      read: () =>
        eachIndex().map(({ cluster, index }) => [{ cluster }, index.lag.isAlert(Date.now()) ? 1 : 0]),
    },
    {
      name: 'storage_trouble',
      help: '1 for each part of the storage that takes nothing now, by part and fault.',
      labels: ['part', 'fault'],
      read: () => troubles().map(({ part, fault }): Entry => [{ part, fault }, 1]),
    },
    {
      name: 'sessions',
      help: 'Sessions that are alive.',
      async read() {
        const count = await withTimeout(SOURCE_MS, sessions());
        return count === undefined ? [] : [[{}, count]];
      },
    },
    ...(exportJobs === undefined
      ? []
      : [
          {
            name: 'export_jobs',
            help: 'Export jobs, by state.',
            labels: ['state'],
            read: async () =>
              Object.entries((await withTimeout(SOURCE_MS, exportJobs())) ?? {}).map(
                ([state, count]): Entry => [{ state }, count],
              ),
          },
        ]),
  ];
}
