import type { RunRequest } from '#contracts/assistant/agent';
import type { AnswerParts } from '../answering/answer.ts';
import type { Configuration } from '../config/configuration.ts';
import { createBackends } from './planning/backends.ts';
import type { Backend } from './planning/turn.ts';
import { createRuns, type Runs } from './runs/runs.ts';
import type { ToolParts } from './toolkit/run-tool.ts';
import type { Understander } from './understanding/create-understander.ts';

export interface AgentParts extends AnswerParts {
  readonly configuration: Pick<Configuration, 'assistant'>;
  readonly nowMs: () => number;
  /** The one of the process when left out. */
  readonly understander?: Understander | undefined;
}

/** The assistant of a server. */
export interface Agent {
  readonly runs: Runs;
  readonly parts: ToolParts;
  /** Who answers a request, and whether for a test. `undefined` where a test is asked for and not allowed. */
  backendFor(request: RunRequest): { readonly backend: Backend; readonly isTest: boolean } | undefined;
}

export function createAgent({ configuration, log, ...parts }: AgentParts): Agent {
  const toolParts: ToolParts = { ...parts, log: log.child('agent') };
  return {
    parts: toolParts,
    runs: createRuns(toolParts),
    backendFor: createBackends(configuration.assistant),
  };
}
