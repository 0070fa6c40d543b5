import type { PlanStep, ToolResult } from '#contracts/assistant/agent';
import type { Step } from '#assistant/plan/define-plan';

/** Calls a tool of this turn; the result never rejects but for an abort. */
export type CallTool = (
  tool: string,
  args: Readonly<Record<string, unknown>>,
  stepId?: string,
) => Promise<ToolResult>;

/** Runs the steps of a plan, each as soon as those before it have results. Results by step, in the order of the plan. */
export async function runPlan(
  steps: readonly Step[],
  callTool: CallTool,
): Promise<ReadonlyMap<string, ToolResult>> {
  const results = new Map<string, ToolResult>();
  const running = new Map<string, Promise<void>>();
  const start = (step: Step): Promise<void> => {
    const known = running.get(step.id);
    if (known !== undefined) return known;
    const before = (step.after ?? []).map((id) => {
      const other = steps.find((one) => one.id === id);
      return other === undefined ? Promise.resolve() : start(other);
    });
    const work = Promise.all(before).then(async () => {
      const args = step.args(results);
      if (args !== undefined) results.set(step.id, await callTool(step.tool, args, step.id));
    });
    running.set(step.id, work);
    return work;
  };
  await Promise.all(steps.map(start));
  // Whichever was there first: what an answer depends on is the first step.
  return new Map(
    steps.flatMap(({ id }) => {
      const result = results.get(id);
      return result === undefined ? [] : [[id, result] as const];
    }),
  );
}

export const toPlanSteps = (steps: readonly Step[]): readonly PlanStep[] =>
  steps.map(({ id, tool, title }) => ({ id, tool, title }));
