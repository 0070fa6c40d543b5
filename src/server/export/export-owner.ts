import { join } from 'node:path';
import type { Cluster } from '#contracts/cluster';
import type { Log } from '#std/log';
import type { ExportOwner } from '#store/users/exports';
import type { UserStore } from '#store/users/user-store';
import { createApi } from '../ask.ts';
import type { Clusters } from '../clusters.ts';
import type { Configuration } from '../configuration.ts';
import { openExporter, type Exporter } from './exporter.ts';

interface Surroundings {
  readonly configuration: Configuration;
  readonly users: UserStore;
  readonly clusters: Clusters;
  readonly log: Log;
  readonly nowMs: () => number;
}

const opened = new WeakMap<UserStore, Promise<Exporter>>();

/** The one exporter beside a store of people; opened when it is first asked for. */
export function exporterOf({ configuration, users, clusters, log, nowMs }: Surroundings): Promise<Exporter> {
  const known = opened.get(users);
  if (known !== undefined) return known;
  const exporter = openExporter({
    folder: join(configuration.dataDir, 'exports'),
    jobs: users.exports,
    log,
    nowMs,
    apiOf: (cluster: Cluster) => createApi({ clusters, log }, cluster),
  });
  opened.set(users, exporter);
  exporter.catch(() => opened.delete(users)); // the next one tries again
  return exporter;
}

/** Whose exports a session sees. What was made by way of an organisation is seen by way of it alone. */
export function ownerOf({ userId, by }: { readonly userId: string; readonly by: string }): ExportOwner {
  return { userId, tenant: by === 'wallet' || by === 'api-key' ? '' : by };
}
