import { createGateway } from '#chain/gateway/index';
import { CLUSTER_NAMES, type Cluster } from '#contracts/cluster';
import { silentLog } from '#std/log';
import { storeError, type StorePlace } from '#store';
import { findPlaceFault } from '#store/find-place-fault';
import { toUserPlace } from '#store/users/user-place';
import type { Configuration } from './config/configuration.ts';
import { openSharedState } from './shared-state/open-shared-state.ts';
import { arePagesBuilt } from './http/pages/load-page-renderer.ts';

/** A part a server needs. */
export interface CheckedPart {
  readonly part: string;
  /** Why it cannot be used; `undefined` where it can. */
  readonly fault: string | undefined;
}

/**
 * Throws `store/unreachable` where the index is on a ClickHouse that does not answer: what begins without it would show an
 * index without a block. One that goes away later is waited for.
 */
export async function checkIndexServer(
  { index }: Configuration,
  placeOfIndex: (cluster: Cluster) => StorePlace,
): Promise<void> {
  const [cluster] = index.clusters;
  if (cluster === undefined) return;
  const place = placeOfIndex(cluster);
  if (place.kind !== 'clickhouse') return;
  const fault = await findPlaceFault(place);
  if (fault !== undefined) throw storeError('unreachable', { cause: new Error(fault) });
}

/** Longest a pool of endpoints is waited for. */
const POOL_MS = 10_000;

/**
 * Looks whether what a configuration names is there: endpoints, databases, folders, the pages in `dist`. Nothing is made
 * or changed. Pools that are not set are left out: nobody chose those endpoints.
 */
export async function checkStart(
  configuration: Configuration,
  dist: string,
  {
    placeOfIndex,
    faultOfArchive,
  }: {
    readonly placeOfIndex: (cluster: Cluster) => Parameters<typeof findPlaceFault>[0];
    readonly faultOfArchive: (cluster: Cluster) => Promise<string | undefined>;
  },
): Promise<readonly CheckedPart[]> {
  const { pools, privateHosts, writes, usersUrl, redisUrl, dataDir, index } = configuration;
  const gateway = createGateway({ pools, privateHosts, writes, log: silentLog });
  gateway.start();
  const check = async (part: string, fault: Promise<string | undefined>): Promise<CheckedPart> => ({
    part,
    fault: await fault,
  });
  const checkPool = async (cluster: Cluster): Promise<string | undefined> =>
    (await gateway.whenReady(cluster, POOL_MS)) ? undefined : 'no endpoint of the pool answers';
  try {
    return await Promise.all([
      check('pages', Promise.resolve(arePagesBuilt(dist) ? undefined : 'not built: run "npm run build"')),
      check('users', findPlaceFault(toUserPlace(usersUrl, dataDir))),
      ...(redisUrl === undefined ? [] : [check('redis', findRedisFault(redisUrl))]),
      ...index.clusters.map((cluster) =>
        check(`index of ${CLUSTER_NAMES[cluster]}`, findPlaceFault(placeOfIndex(cluster))),
      ),
      ...(index.archive?.kind === 'bucket' ? index.clusters : []).map((cluster) =>
        check(`archive of ${CLUSTER_NAMES[cluster]}`, faultOfArchive(cluster)),
      ),
      ...(['mainnet', 'devnet', 'testnet'] as const)
        .filter((cluster) => (pools[cluster]?.length ?? 0) > 0)
        .map((cluster) => check(`pool of ${CLUSTER_NAMES[cluster]}`, checkPool(cluster))),
    ]);
  } finally {
    await gateway.close();
  }
}

/** A start goes on without it; whoever looks before wants to know. */
async function findRedisFault(url: string): Promise<string | undefined> {
  const shared = openSharedState(url, silentLog);
  await shared.ready();
  const { status } = shared;
  await shared.close();
  return status.kind === 'away' ? `it cannot be used (${status.reason})` : undefined;
}
