import type { AnswerParts } from '../answering/answer.ts';
import type { Configuration } from '../config/configuration.ts';
import { createBackends, type Backends } from './planning/backends.ts';
import { createRuns, type Runs } from './runs/runs.ts';
import type { ToolParts } from './toolkit/run-tool.ts';

export interface AgentParts extends AnswerParts {
  readonly configuration: Pick<Configuration, 'assistant'>;
  readonly nowMs: () => number;
}

/** The assistant of a server. */
export interface Agent {
  readonly runs: Runs;
  readonly parts: ToolParts;
  readonly backends: Backends;
}

export function createAgent({ configuration, log, ...parts }: AgentParts): Agent {
  const toolParts: ToolParts = { ...parts, log: log.child('agent') };
  return {
    parts: toolParts,
    runs: createRuns(toolParts),
    backends: createBackends(configuration.assistant, toolParts),
  };
}
