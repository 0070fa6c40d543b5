import type { RunRequest } from '#contracts/agent';
import type { Log } from '#std/log';
import type { UserStore } from '#store/users/user-store';
import type { Clusters } from '../clusters.ts';
import type { Configuration } from '../configuration.ts';
import { createBrains } from './planning/brains.ts';
import type { Brain } from './planning/turn.ts';
import { createRuns, type Runs } from './runs/runs.ts';
import type { ToolParts } from './toolkit/run-tool.ts';
import type { Understander } from './understanding/create-understander.ts';

interface Surroundings {
  readonly configuration: Configuration;
  readonly users: UserStore;
  readonly clusters: Clusters;
  readonly log: Log;
  readonly nowMs: () => number;
  /** The one of the process when left out. */
  readonly understander?: Understander | undefined;
}

/** The assistant beside a store of people. */
export interface Agent {
  readonly runs: Runs;
  readonly parts: ToolParts;
  /** Who answers a request, and whether for a test. `undefined` where a test is asked for and not allowed. */
  brainFor(request: RunRequest): { readonly brain: Brain; readonly isTest: boolean } | undefined;
}

const opened = new WeakMap<UserStore, Agent>();

/** The one assistant of a server; made when it is first asked. */
export function agentOf({ configuration, users, clusters, log, nowMs, understander }: Surroundings): Agent {
  const known = opened.get(users);
  if (known !== undefined) return known;
  const parts: ToolParts = { clusters, log: log.child('agent'), nowMs, understander };
  const agent: Agent = {
    parts,
    runs: createRuns(parts),
    brainFor: createBrains(configuration.assistant),
  };
  opened.set(users, agent);
  return agent;
}
