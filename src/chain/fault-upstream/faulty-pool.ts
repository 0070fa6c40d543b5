import { GENESIS_HASHES, type Cluster, type ServedCluster } from '#contracts/cluster';
import { silentLog } from '#std/log';
import { createGateway, toForwardBytes, type Gateway, type GatewayLimits } from '../gateway/index.ts';
import { startFaultUpstream, type FaultUpstream } from './fault-upstream.ts';

/** A gateway whose every endpoint is a fault upstream. Ends with `await using`. */
export interface FaultyPool extends AsyncDisposable {
  readonly gateway: Gateway;
  /** In the order of the gateway's endpoints. */
  readonly upstreams: readonly FaultUpstream[];
  /** Calls that are not of health checks, over all upstreams. */
  readonly reads: number;
  /** Forwards one JSON-RPC body, an object or raw text, and gives the answer's status, headers and text. */
  post(body: unknown, session?: string): Promise<Posted>;
  /** Asks for an account that no one asked for before, so that no cache answers. */
  readFresh(): Promise<Posted>;
}

export interface Posted {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Time-outs by which a fault is met within a test's patience; checks run only when asked for. */
const SHORT_LIMITS: Partial<GatewayLimits> = {
  connectMs: 300,
  firstByteMs: 300,
  idleBodyMs: 300,
  attemptMs: 600,
  clientMs: 3_000,
  healthMs: 300,
  healthIntervalMs: 3_600_000,
  demandCheckMs: 50,
  retryMinMs: 1,
  retryMaxMs: 5,
  // Beyond any time-out: what a test counts is retries, unless it is about copies.
  hedgeMinMs: 60_000,
  hedgeMaxMs: 60_000,
};

/** Starts `count` upstreams of `cluster` and a gateway to them that has checked each once. */
export async function startFaultyPool(
  options: {
    readonly count?: number;
    readonly cluster?: ServedCluster;
    readonly limits?: Partial<GatewayLimits>;
    /** Clusters that take writes; the gateway's own when absent. */
    readonly writes?: readonly Cluster[];
    /** The gateway's milliseconds; the real ones when absent. */
    readonly clock?: () => number;
    /** Runs before the gateway's first check. */
    readonly arrange?: (upstreams: readonly FaultUpstream[]) => void;
  } = {},
): Promise<FaultyPool> {
  const cluster = options.cluster ?? 'mainnet';
  const upstreams = await Promise.all(
    Array.from({ length: options.count ?? 3 }, (_, index) => startFaultUpstream({ seed: index + 1 })),
  );
  for (const { ledger } of upstreams) {
    if (cluster !== 'localnet') ledger.genesis = GENESIS_HASHES[cluster];
  }
  options.arrange?.(upstreams);
  const gateway = createGateway({
    pools: { mainnet: [], devnet: [], testnet: [], localnet: [], [cluster]: upstreams.map(({ url }) => url) },
    log: silentLog,
    limits: { ...SHORT_LIMITS, ...options.limits },
    ...(options.clock && { clock: options.clock }),
    ...(options.writes && { writes: options.writes }),
  });
  gateway.start();
  await gateway.whenReady(cluster, 5_000);
  await untilChecked(gateway, cluster);
  let asked = 0;
  const post = async (body: unknown, session?: string): Promise<Posted> => {
    const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body), 'utf8');
    const answer = await gateway.forward(cluster, bytes, session === undefined ? {} : { session });
    return {
      status: answer.status,
      headers: answer.headers,
      text: toForwardBytes(answer).toString('utf8'),
    };
  };
  return {
    gateway,
    upstreams,
    get reads() {
      return upstreams.reduce((sum, { reads }) => sum + reads, 0);
    },
    post,
    readFresh: () =>
      post({ jsonrpc: '2.0', id: 1, method: 'getAccountInfo', params: [`account-${asked++}`] }),
    async [Symbol.asyncDispose]() {
      await gateway.close();
      await Promise.all(upstreams.map((upstream) => upstream.close()));
    },
  };
}

/** `whenReady` is content with one endpoint; tests that count need all of them judged. */
async function untilChecked(gateway: Gateway, cluster: Cluster): Promise<void> {
  const isChecked = (): boolean =>
    gateway
      .status()
      .find((status) => status.cluster === cluster)
      ?.nodes.every(({ state, slot, faults }) =>
        state === 'unchecked' || state === 'healthy'
          ? slot !== undefined || Object.keys(faults).length > 0
          : true,
      ) ?? false;
  for (let left = 500; left > 0 && !isChecked(); left--)
    await new Promise((resolve) => setTimeout(resolve, 10));
}
