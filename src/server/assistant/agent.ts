import type { AnswerParts } from '../answering/answer.ts';
import type { Configuration } from '../config/configuration.ts';
import { createBackends, type Backends } from './planning/backends.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import { createRuns, type Runs } from './runs/runs.ts';
import type { ToolParts } from './toolkit/run-tool.ts';

export interface AgentParts extends AnswerParts {
  readonly configuration: Pick<Configuration, 'assistant'>;
  readonly nowMs: () => number;
  /** What is shared with other processes; nothing where it is absent. */
  readonly shared?: SharedState | undefined;
}

/** The assistant of a server. */
export interface Agent {
  readonly runs: Runs;
  readonly parts: ToolParts;
  readonly backends: Backends;
}

export function createAgent({ configuration, log, shared, ...parts }: AgentParts): Agent {
  const toolParts: ToolParts = { ...parts, log: log.child('agent') };
  return {
    parts: toolParts,
    runs: createRuns(toolParts, undefined, shared),
    backends: createBackends(configuration.assistant, { ...toolParts, counts: shared?.counts }),
  };
}
