import type { ClusterInfo } from '#contracts/answers';
import type { ClusterGateway } from './cluster-gateway.ts';
import type { Endpoint, EndpointState } from './endpoint.ts';
import type { EndpointPool } from './endpoint-pool.ts';

/** One endpoint as a networks page shows it. */
export interface EndpointStatus {
  /** Host and port only; the rest of the URL may hold a key. */
  readonly host: string;
  readonly state: EndpointState;
  /** Where it was at its last check, absent before. */
  readonly slot: number | undefined;
  /** Slots it stands behind the pool's median by now, 0 when ahead; absent before its first check. */
  readonly lagSlots: number | undefined;
  /** Median over its last calls, absent before the first. */
  readonly latencyMs: number | undefined;
  readonly inFlight: number;
  /** Calls since the start, checks included. */
  readonly calls: number;
  /** How often each kind of fault was met since the start. */
  readonly faults: Readonly<Record<string, number>>;
}

export interface ClusterStatus extends ClusterInfo {
  readonly nodes: readonly EndpointStatus[];
}

export function toClusterStatus({ pool, checks, isReady }: ClusterGateway, now: number): ClusterStatus {
  const { endpoints } = pool;
  const healthy = endpoints.filter((endpoint) => endpoint.stateAt(now) === 'healthy').length;
  return {
    cluster: pool.cluster,
    state:
      endpoints.length === 0 ? 'off' : isReady ? 'ready' : checks.hasAsked ? 'unreachable' : 'connecting',
    endpoints: endpoints.length,
    healthy,
    slot: pool.reportedSlot,
    genesisHash: pool.genesis,
    nodes: endpoints.map((endpoint) => toEndpointStatus(pool, endpoint, now)),
  };
}

function toEndpointStatus(pool: EndpointPool, endpoint: Endpoint, now: number): EndpointStatus {
  const { host, slot, latency, inFlight, calls, faults } = endpoint;
  const { tip } = pool;
  const standing = pool.slotOf(endpoint, now);
  return {
    host,
    state: endpoint.stateAt(now),
    slot,
    lagSlots: tip === undefined || standing === undefined ? undefined : Math.max(0, tip - standing),
    latencyMs: latency.medianMs === undefined ? undefined : Math.round(latency.medianMs),
    inFlight,
    calls,
    faults: Object.fromEntries(faults),
  };
}
