import { AGENT_LIMITS, type Answer, type Block, type ToolResult } from '#contracts/assistant/agent';
import type { ModelLimits } from '../../config/assistant-settings.ts';
import type { ChatModel } from '../models/define-model.ts';
import { REAL_TIMERS, type Timers } from '../runs/plan-lifecycle.ts';
import type { Parsed } from '#assistant/parse/parse';
import { PLANS } from '#assistant/plan/plans';
import { toKnown } from './call-policy.ts';
import { answerWithTools, openTools, writeOverFacts, type ModelTurn } from './model-agent.ts';
import type { ModelAbility } from './model-watch.ts';
import type { ModelTools } from './model-tools.ts';
import { FAILURE_TEXTS, ModelFailure, toModelFailure } from './model-failure.ts';
import type { Usage } from './model-round.ts';
import { toResultsText } from './model-view.ts';
import { explainedSteps } from './answer-explained.ts';
import { toMainValues } from '#assistant/plan/main-values';
import { answerParsed } from './planner.ts';
import { readQuestion } from './read-question.ts';
import { createTokenBudgets, type TokenBudgets } from './token-budget.ts';
import type { Backend, Turn, TurnAnswer } from './turn.ts';
import { intentOf, toEntities } from './turn-context.ts';
import { isUnderstood } from './understood.ts';

export interface ModelBackendOptions {
  /** As visitors read it. */
  readonly name: string;
  readonly open: () => Promise<ChatModel>;
  readonly limits: ModelLimits;
  /** Never to be written anywhere. */
  readonly secrets: readonly string[];
  readonly budgets?: TokenBudgets | undefined;
  /** What the model was found to be able to do; everything when left out. */
  readonly ability?: (() => ModelAbility) | undefined;
  readonly timers?: Timers | undefined;
  /** Score from which what was understood is not left to the model to plan; 1 when left out. */
  readonly clearScore?: number | undefined;
}

const CLEAR_SCORE = 1;

/**
 * Answers with a language model that proves what it says: the planner understands first and plans what is clear,
 * the model writes over facts or plans with the tools, and where it fails the planner's answer is given.
 */
export function createModelBackend(options: ModelBackendOptions): Backend {
  const { name, limits, secrets, timers = REAL_TIMERS, clearScore = CLEAR_SCORE } = options;
  const { ability = () => 'whole' } = options;
  let { budgets } = options;
  let opened: Promise<ChatModel> | undefined;
  const openOnce = async (): Promise<ChatModel> => {
    opened ??= options.open();
    try {
      return await opened;
    } catch (error) {
      opened = undefined;
      throw toModelFailure(error, secrets);
    }
  };
  return {
    name,
    async answer(turn) {
      const { request, parts } = turn;
      const understood = await readQuestion(turn);
      if (isForPlanner(understood)) return answerParsed(turn, understood);
      const isClear = understood !== undefined && understood.score >= clearScore;
      const plan = isClear ? await askPlanner(turn, understood) : undefined;
      if (plan !== undefined && plan.results.every(({ ok }) => !ok)) return tellPlan(turn, plan);
      if (plan === undefined) {
        turn.tell({ type: 'plan', intent: 'model', title: 'Answer with the tools', steps: [] });
      }
      budgets ??= createTokenBudgets(limits, parts.nowMs);
      const budget = budgets.of(turn.asker ?? {});
      const late = new AbortController();
      const patience = {
        timers,
        deadlineMs: timers.nowMs() + limits.timeoutMs,
        onWait: () =>
          turn.tell({
            type: 'progress',
            text: 'The model is busy; it is asked again…',
            stepIndex: 0,
            totalSteps: 1,
          }),
      };
      const stop = timers.after(limits.timeoutMs, () => late.abort(new ModelFailure('timeout')));
      const usage: Usage = { rounds: 0, inputTokens: 0, outputTokens: 0 };
      const signal = AbortSignal.any([turn.signal, late.signal]);
      const known = toKnown(request, toEntities(understood?.question.subjects ?? []));
      const work = {
        turn: { ...turn, signal },
        known,
        budget,
        usage,
        secrets,
        signal,
        patience,
        ...toLimits(limits),
      };
      let executor: ModelTools | undefined;
      let failure: ModelFailure | undefined;
      try {
        failWhereUnable(ability(), plan);
        const whole: ModelTurn = { ...work, model: await openOnce() };
        if (plan !== undefined) return await writePlan(whole, plan);
        executor = openTools(whole, AGENT_LIMITS.toolCalls - countSteps(understood));
        return toModelAnswer(await answerWithTools(whole, executor), executor, understood);
      } catch (error) {
        turn.signal.throwIfAborted();
        failure = late.signal.aborted ? new ModelFailure('timeout') : toModelFailure(error, secrets);
        return await answerWithout(turn, understood, failure, plan, executor);
      } finally {
        stop();
        const { kind = 'answered', message, status } = failure ?? {};
        const fields = { model: name, outcome: kind, ...usage, calls: executor?.results.length ?? 0 };
        if (failure === undefined) parts.log.info('a model answered', fields);
        else parts.log.warn('a model failed', { ...fields, status, message });
      }
    },
  };
}

/** Characters of results that a model is given that cannot take in more. */
const SHORT_LENGTH = 6_000;

/** A plan is left to be worded; without one the model would have to call tools. */
function failWhereUnable(ability: ModelAbility, plan: TurnAnswer | undefined): void {
  if (ability === 'whole') return;
  if (plan === undefined) throw new ModelFailure(ability === 'words' ? 'no-tools' : 'short-context');
  if (ability === 'short-words' && toResultsText(plan.results).length > SHORT_LENGTH) {
    throw new ModelFailure('short-context');
  }
}

const toLimits = ({ toolRounds, maxTokens }: ModelLimits) => ({ toolRounds, maxTokens });

/** What is declined has one fixed answer. */
const isForPlanner = (understood: Parsed | undefined): boolean =>
  isUnderstood(understood) && understood.question.want.kind === 'decline';

/** Calls the planner would need, were the model to fail; none where it would ask what is meant. */
function countSteps(understood: Parsed | undefined): number {
  if (!isUnderstood(understood)) return 0;
  const { question } = understood;
  const main = toMainValues(question);
  const steps =
    question.want.kind === 'explain' && question.language === 'en'
      ? explainedSteps(question)
      : (PLANS.get(main.want.kind)?.steps(main) ?? []);
  // What an answer is good without is left to the model.
  return steps.filter(({ isExtra }) => isExtra !== true).length;
}

/** The planner's answer, whose blocks are not emitted yet. */
const askPlanner = (turn: Turn, understood: Parsed | undefined): Promise<TurnAnswer> =>
  answerParsed(
    {
      ...turn,
      tell: (event) => {
        if (event.type !== 'block') turn.tell(event);
      },
    },
    understood,
  );

function tellPlan(turn: Turn, plan: TurnAnswer): TurnAnswer {
  for (const block of plan.answer.blocks) turn.tell({ type: 'block', block });
  return plan;
}

const citesAnything = (blocks: readonly Block[]): boolean =>
  /"kind":"(?:fact|quote)"/.test(JSON.stringify(blocks));

/** The model words what the planner found; tables, charts and limits of it stay. */
async function writePlan(work: ModelTurn, { answer, results }: TurnAnswer): Promise<TurnAnswer> {
  const facts = toResultsText(results);
  const { blocks, grounding } = await writeOverFacts(work, facts, { results, args: [] }, answer);
  if (citesAnything(answer.blocks) && !citesAnything(blocks)) throw new ModelFailure('ungrounded');
  const remaining = answer.blocks.filter(
    ({ kind }) => kind === 'table' || kind === 'chart' || kind === 'note',
  );
  for (const block of remaining) work.turn.tell({ type: 'block', block });
  return {
    answer: {
      ...answer,
      blocks: [...blocks, ...remaining],
      grounding: {
        checked: grounding.checked + answer.grounding.checked,
        matched: grounding.matched + answer.grounding.matched,
        replaced: grounding.replaced + answer.grounding.replaced,
      },
    },
    results,
  };
}

function toModelAnswer(
  { blocks, grounding }: Pick<Answer, 'blocks' | 'grounding'>,
  { results, entities }: ModelTools,
  understood: Parsed | undefined,
): TurnAnswer {
  const about = entities.length > 0 ? entities : toEntities(understood?.question.subjects ?? []);
  return {
    answer: {
      blocks,
      suggestions: [],
      choices: [],
      context: {
        intent: isUnderstood(understood) ? intentOf(understood.question) : 'model',
        entities: about,
      },
      grounding,
    },
    results,
  };
}

/** The planner's answer in the model's place, and why. */
async function answerWithout(
  turn: Turn,
  understood: Parsed | undefined,
  { kind }: ModelFailure,
  plan: TurnAnswer | undefined,
  executor: ModelTools | undefined,
): Promise<TurnAnswer> {
  const read: readonly ToolResult[] = executor?.results ?? [];
  const { answer, results } =
    plan ?? (await askPlanner({ ...turn, callsBefore: executor?.args.length ?? 0 }, understood));
  const note: Block = {
    kind: 'note',
    depth: 1,
    spans: [{ kind: 'text', text: `Written without the model: ${FAILURE_TEXTS[kind]}` }],
  };
  const blocks = [...answer.blocks, note];
  for (const block of blocks) turn.tell({ type: 'block', block });
  return { answer: { ...answer, blocks }, results: [...read, ...results] };
}
