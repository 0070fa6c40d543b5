import type { Answer, Explained, ToolResult } from '#contracts/assistant/agent';
import type { Cluster } from '#contracts/cluster';
import type { ToolParts } from '../toolkit/run-tool.ts';
import { INTENTS } from '../understanding/intent-registry.ts';
import { writeAnswer } from './planner.ts';
import { runPlan } from './run-plan.ts';
import { createToolExecutor } from './tool-executor.ts';

const INTENT_OF: Readonly<Record<Explained, string>> = {
  transaction: 'tx.explain',
  failure: 'tx.failure',
  account: 'acct.overview',
  token: 'token.overview',
  program: 'prog.overview',
  block: 'block.overview',
  validator: 'validator.overview',
};

/** What the planner says of a thing when it is asked to explain it. Rejects only when `signal` aborts. */
export async function explain(
  parts: ToolParts,
  cluster: Cluster,
  kind: Explained,
  id: string,
  signal: AbortSignal,
): Promise<{ readonly answer: Answer; readonly results: readonly ToolResult[] }> {
  const intent = INTENTS.get(INTENT_OF[kind]);
  const need = intent?.needs[0];
  if (intent === undefined || need === undefined) throw new Error(`nothing explains a ${kind}`);
  const slots = { [need.name]: id };
  const asked = { text: `explain ${kind}`, topics: [] };
  const executor = createToolExecutor(
    { request: { mode: 'agent', text: '' }, cluster, parts, signal, tell: () => {} },
    () => 0,
  );
  const results = await runPlan(intent.plan({ slots, asked }), executor.call);
  const context = { intent: intent.id, entities: [{ kind: need.kind, id }] };
  return { answer: writeAnswer({ intent, slots, asked, results, context }), results: executor.results };
}
