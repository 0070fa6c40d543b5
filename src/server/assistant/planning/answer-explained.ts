/** Things told whole: the narratives that pages explain themselves with. */
import type { Answer, Explained, ToolResult, TurnContext } from '#contracts/assistant/agent';
import type { Cluster } from '#contracts/cluster';
import type { Step } from '#assistant/plan/define-plan';
import type { Question } from '#assistant/question/question';
import { toRegistry } from '#std/registry';
import { layOut } from '#assistant/write/lay-out';
import { sayUnread } from '#assistant/write/say-unread';
import { createWords } from '#assistant/write/words';
import { Writer } from '#assistant/write/writer';
import { verifyBlocks } from '../grounding/verify-blocks.ts';
import type { Asked, Narrative, Writing } from '../narratives/define-narrative.ts';
import { narratives } from '../narratives/index.gen.ts';
import type { ToolParts } from '../toolkit/run-tool.ts';
import { runPlan, toPlanSteps } from './run-plan.ts';
import { createToolExecutor } from './tool-executor.ts';
import type { Turn, TurnAnswer } from './turn.ts';
import { toTurnContext } from './turn-context.ts';
import { writeFailure } from './write-failure.ts';

const NARRATIVES: ReadonlyMap<string, Narrative> = toRegistry<Narrative>(
  'narratives',
  narratives,
  ({ id }) => [id],
);

/** Kinds that are explained as another one. */
const EXPLAINED_AS: Readonly<Record<string, string>> = {
  'pool.overview': 'account.overview',
  'epoch.overview': 'network.overview',
};

/** Which narrative tells what a question asks for, and what it gives it. */
function findNarrative({ want, shape, time }: Question): {
  readonly narrative: Narrative;
  readonly asked: Asked;
} {
  const name = want.kind === 'explain' ? `${want.of}.${want.topic}` : '';
  const narrative = NARRATIVES.get(EXPLAINED_AS[name] ?? name);
  if (narrative === undefined) throw new Error(`nothing tells ${name}`);
  const length = time?.from === undefined || time.to === undefined ? undefined : time.to - time.from;
  const window = length === undefined ? undefined : length <= HOUR ? '1h' : length <= DAY ? '24h' : '7d';
  return { narrative, asked: { limit: shape.limit, window } };
}

/** The calls that telling it takes. */
export function explainedSteps(question: Question): readonly Step[] {
  const { narrative, asked } = findNarrative(question);
  return narrative.plan({ slots: toSlots(narrative, question.subjects[0]?.id), asked });
}

const toSlots = ({ needs: [need] }: Narrative, id: string | undefined): Readonly<Record<string, string>> =>
  need === undefined || id === undefined ? {} : { [need.name]: id };

/** Rejects with the signal's reason when it is aborted. */
export async function answerExplained(turn: Turn, question: Question): Promise<TurnAnswer> {
  const { narrative, asked } = findNarrative(question);
  const executor = createToolExecutor(turn, () => explainedSteps(question).length);
  const answer = await tell(narrative, question.subjects[0]?.id, asked, executor, turn, question);
  const context = {
    ...toTurnContext(question, answer.blocks, executor.results, turn.request.page),
    intent: narrative.id,
  };
  for (const block of answer.blocks) turn.tell({ type: 'block', block });
  return { answer: { ...answer, context }, results: executor.results };
}

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** What the planner says of a thing when it is asked to explain it. Rejects only when `signal` aborts. */
export async function explain(
  parts: ToolParts,
  cluster: Cluster,
  kind: Explained,
  id: string,
  signal: AbortSignal,
): Promise<{ readonly answer: Answer; readonly results: readonly ToolResult[] }> {
  const narrative = NARRATIVES.get(kind === 'failure' ? 'transaction.failure' : `${kind}.overview`);
  if (narrative === undefined) throw new Error(`nothing explains a ${kind}`);
  const turn = { request: { mode: 'agent', text: '' }, cluster, parts, signal, tell: () => {} } as const;
  const executor = createToolExecutor(turn, () => 0);
  const answer = await tell(narrative, id, {}, executor, turn);
  const context: TurnContext = {
    intent: narrative.id,
    entities: [{ kind: kind === 'failure' ? 'transaction' : kind, id }],
  };
  return { answer: { ...answer, context }, results: executor.results };
}

async function tell(
  narrative: Narrative,
  id: string | undefined,
  asked: Asked,
  executor: ReturnType<typeof createToolExecutor>,
  turn: Pick<Turn, 'tell'>,
  { layout, unreadLanguage }: Pick<Question, 'layout' | 'unreadLanguage'> = {},
): Promise<Answer> {
  const slots = toSlots(narrative, id);
  const steps = narrative.plan({ slots, asked });
  turn.tell({ type: 'plan', intent: narrative.id, title: narrative.title, steps: toPlanSteps(steps) });
  const results = await runPlan(steps, executor.call);
  const writer = new Writer();
  const words = createWords('en');
  if (unreadLanguage !== undefined) writer.spans(1, sayUnread(unreadLanguage, words, 'thing'), 'note');
  const first = results.values().next().value;
  const extra = new Set(steps.flatMap(({ id: step, isExtra }) => (isExtra === true ? [step] : [])));
  const main = [...results].flatMap(([step, result]) => (extra.has(step) ? [] : [result]));
  const writing: Writing<string> = {
    slots,
    asked,
    results,
    read: <T>(step: string) => {
      const result = results.get(step);
      // The step names the tool, and the tool the type of its data.
      return result?.ok === true ? (result as ToolResult<T> & { readonly data: T }) : undefined;
    },
  };
  if (first !== undefined && !first.ok) writeFailure(writer, first);
  else {
    narrative.write(writer, writing);
    for (const result of main) {
      if (!result.ok && result !== first) writer.note`A part could not be read: ${result.facts[0]}`;
    }
  }
  for (const result of main) {
    if (result.truncated?.[0] !== undefined)
      writer.note`Not all that ${{ kind: 'code', text: result.tool }} found is listed here.`;
  }
  const all = [...results.values()];
  const { blocks, grounding } = verifyBlocks(layOut(writer.blocks, layout, all, words), all);
  return {
    blocks,
    suggestions: writer.suggestions,
    choices: writer.choices,
    context: { intent: narrative.id, entities: [] },
    grounding,
  };
}
