import { silentLog } from '#std/log';
import type { UserStore } from '#store/users/user-store';
import { createApp } from '../http/app.ts';
import type { App } from '../http/request-context.ts';
import type { ActionParts } from '../http/run-action.ts';
import { parseConfiguration } from '../config/configuration.ts';
import { composeAnswers, composePeople } from '../compose.ts';
import type { Clusters } from '../reading/clusters.ts';
import { createWatch } from '../ops/create-watch.ts';
import { createStorageWatch } from '../ops/storage-watch.ts';
import { createScriptedClusters, type Script } from './scripted-cluster.ts';

export interface ScriptedActing {
  readonly users: UserStore;
  readonly nowMs: () => number;
  /** Variables of the environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What the localnet's node answers. */
  readonly node?: Script;
  /** In place of a localnet alone. */
  readonly clusters?: Clusters;
  readonly takeFromLimit?: ActionParts['takeFromLimit'];
}

/** The app with actions, over scripted nodes, without a port and without pages. */
export function createScriptedActing({
  users,
  nowMs,
  environment = {},
  node = { getSlot: () => 1 },
  clusters = createScriptedClusters({ localnet: node }),
  takeFromLimit = () => Promise.resolve(),
}: ScriptedActing): App {
  const configuration = parseConfiguration({ CLIENT_LOGS: 'off', ...environment });
  const storage = createStorageWatch(silentLog);
  const watch = createWatch({
    configuration,
    clusters,
    users,
    storage,
    inFlight: () => 0,
    streams: () => 0,
    pageBytes: () => 0,
    model: () => ({ kind: 'none' }),
    shared: () => ({ kind: 'alone' }),
    nowMs,
    log: silentLog,
  });
  const answers = composeAnswers({ clusters, log: silentLog });
  return createApp({
    configuration,
    clusters,
    answers,
    log: silentLog,
    renderPage: undefined,
    files: { find: () => undefined },
    isDraining: () => false,
    acting: {
      configuration,
      users,
      clusters,
      log: silentLog,
      watch,
      nowMs,
      takeFromLimit,
      services: composePeople({ configuration, users, answers, storage, log: silentLog, nowMs }),
    },
  });
}
