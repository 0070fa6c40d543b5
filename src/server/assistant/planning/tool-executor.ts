import { AGENT_LIMITS, type Fact, type ToolResult } from '#contracts/assistant/agent';
import { traced } from '#std/tracing/trace';
import { toFailedResult } from '../toolkit/to-failed-result.ts';
import { runTool, TOOLS } from '../toolkit/run-tool.ts';
import type { CallTool } from './run-plan.ts';
import type { Turn } from './turn.ts';

/** The tools of one turn: numbers its calls, keeps their results and facts, tells what is called. */
export interface ToolExecutor {
  readonly call: CallTool;
  readonly results: readonly ToolResult[];
  readonly facts: ReadonlyMap<string, Fact>;
}

/** `steps` of a plan are known ahead; a call without one is the next of its own. */
export function createToolExecutor(turn: Turn, totalSteps: () => number): ToolExecutor {
  const results: ToolResult[] = [];
  const facts = new Map<string, Fact>();
  let calls = turn.callsBefore ?? 0;
  return {
    results,
    facts,
    async call(tool, args, stepId) {
      turn.signal.throwIfAborted();
      const id = JSON.stringify([tool, args]);
      const known = turn.made?.get(id);
      if (known !== undefined) {
        results.push(known);
        for (const fact of known.facts) facts.set(fact.id, fact);
        return known;
      }
      const number = ++calls;
      const callId = `r${number}`;
      turn.tell({
        type: 'progress',
        text: `${TOOLS.get(tool)?.doing ?? 'Working'}…`,
        stepIndex: number - 1,
        totalSteps: Math.max(totalSteps(), number),
        toolName: tool,
      });
      turn.tell({ type: 'call', callId, tool, args, ...(stepId !== undefined && { stepId }) });
      const result: ToolResult =
        number > AGENT_LIMITS.toolCalls
          ? toFailedResult({
              callId,
              tool,
              cluster: turn.cluster,
              nowMs: turn.parts.nowMs(),
              code: 'rate_limited',
              retryable: false,
              message: 'This question needs more lookups than one answer allows; ask this part separately.',
              hint: 'Answer from what was read.',
            })
          : await traced(`tool ${TOOLS.has(tool) ? tool : 'unknown'}`, async (span) => {
              const { parts, cluster, signal } = turn;
              const made = await runTool(parts, { callId, tool, args, cluster, signal, facts });
              span?.set({ 'osvm.facts': made.facts.length, 'error.type': made.error?.code });
              return made;
            });
      results.push(result);
      turn.made?.set(id, result);
      for (const fact of result.facts) facts.set(fact.id, fact);
      turn.tell({ type: 'result', result });
      return result;
    },
  };
}
