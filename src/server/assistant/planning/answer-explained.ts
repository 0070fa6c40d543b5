/** Things told whole: the narratives that pages explain themselves with. */
import type { Question } from '#assistant/question/question';
import { INTENTS } from '../understanding/intent-registry.ts';
import { writeAnswer } from './planner.ts';
import { runPlan, toPlanSteps } from './run-plan.ts';
import { createToolExecutor } from './tool-executor.ts';
import type { Turn, TurnAnswer } from './turn.ts';
import { toTurnContext } from './turn-context.ts';

const NARRATIVES: Readonly<Record<string, string>> = {
  'transaction.overview': 'tx.explain',
  'transaction.failure': 'tx.failure',
  'transaction.safety': 'tx.safety',
  'account.overview': 'acct.overview',
  'account.portfolio': 'acct.portfolio',
  'domain.overview': 'acct.domain',
  'pool.overview': 'acct.overview',
  'token.overview': 'token.overview',
  'token.risk': 'token.authority_risk',
  'token.chart': 'token.chart',
  'program.overview': 'prog.overview',
  'block.overview': 'block.overview',
  'validator.overview': 'validator.overview',
  'epoch.overview': 'net.status',
  'network.overview': 'net.status',
};

export async function answerExplained(turn: Turn, question: Question): Promise<TurnAnswer> {
  const { want, subjects } = question;
  const name = want.kind === 'explain' ? `${want.of}.${want.topic}` : '';
  const intent = INTENTS.get(NARRATIVES[name] ?? '');
  if (intent === undefined) throw new Error(`nothing tells ${name}`);
  const [need] = intent.needs;
  const [subject] = subjects;
  const slots = need === undefined || subject === undefined ? {} : { [need.name]: subject.id };
  const asked = { text: turn.request.text, topics: [] };
  const steps = intent.plan({ slots, asked });
  turn.tell({ type: 'plan', intent: intent.id, title: intent.title, steps: toPlanSteps(steps) });
  const executor = createToolExecutor(turn, () => steps.length);
  const results = await runPlan(steps, executor.call);
  const context = { intent: intent.id, entities: [] };
  const answer = writeAnswer({ intent, slots, asked, results, context });
  const told = {
    ...answer,
    context: { ...toTurnContext(question, answer.blocks, executor.results), intent: intent.id },
  };
  for (const block of told.blocks) turn.tell({ type: 'block', block });
  return { answer: told, results: executor.results };
}
