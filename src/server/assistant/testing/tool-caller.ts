import type { Fact, ToolResult } from '#contracts/assistant/agent';
import type { Cluster } from '#contracts/cluster';
import { runTool, type ToolParts } from '../toolkit/run-tool.ts';

export interface Called {
  readonly result: ToolResult;
  /** By their ids without the call's own. */
  readonly facts: ReadonlyMap<string, Fact>;
  /** What the fact of that id says, to the last digit. */
  readonly raw: (id: string) => string | undefined;
}

/** Calls tools as the only call of a question. `partsOf` is asked at each call, so that they may be opened later. */
export function createToolCaller(partsOf: () => ToolParts, usual: Cluster) {
  return async (tool: string, args: object, cluster: Cluster = usual): Promise<Called> => {
    const { signal } = new AbortController();
    const result = await runTool(partsOf(), { callId: 'r1', tool, args, cluster, signal });
    const facts = new Map(result.facts.map((fact) => [fact.id.slice('r1.'.length), fact]));
    return { result, facts, raw: (id) => facts.get(id)?.raw };
  };
}
