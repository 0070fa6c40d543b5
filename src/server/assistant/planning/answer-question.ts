/** Understands a question as a value, runs its plan and writes from facts. */
import type { Answer, Reading, ToolResult } from '#contracts/assistant/agent';
import type { Plan } from '#assistant/plan/define-plan';
import { findMeasure, findPredicate } from '#assistant/catalogue/catalogue';
import { toTool } from '#assistant/catalogue/define-subject';
import { valuesOf } from '#assistant/write/write-value';
import { PLANS } from '#assistant/plan/plans';
import { idOf } from '#assistant/plan/calls-of';
import { isFact, viewOf } from '#assistant/write/facts-at';
import { readLexicon } from '#assistant/words/lexicon';
import { spot } from '#assistant/words/spot';
import { tokenise } from '#assistant/words/fold';
import { toMainValues } from '#assistant/plan/main-values';
import type { Parsed } from '#assistant/parse/parse';
import { traced } from '#std/tracing/trace';
import type { Question } from '#assistant/question/question';
import { toSubjectSpan } from '#assistant/write/subject-piece';
import { askQuestion, sayQuestion } from '#assistant/write/say-question';
import { layOut } from '#assistant/write/lay-out';
import { createWords, type Words } from '#assistant/write/words';
import { Writer } from '#assistant/write/writer';
import { verifyBlocks } from '../grounding/verify-blocks.ts';
import { answerExplained } from './answer-explained.ts';
import { answerParts } from './answer-parts.ts';
import { runPlan, toPlanSteps } from './run-plan.ts';
import { createToolExecutor } from './tool-executor.ts';
import { intentOf, toTurnContext } from './turn-context.ts';
import { writeFailure } from './write-failure.ts';
import type { Turn, TurnAnswer } from './turn.ts';

/** Runs what a question asks and says it. Rejects with the signal's reason when it is aborted. */
export async function answerQuestion(turn: Turn, parsed: Parsed): Promise<TurnAnswer> {
  const { question, others, also = [], mistaken } = parsed;
  if (also.length > 0) return answerParts(turn, [question, ...also], answerQuestion);
  if (question.want.kind === 'explain') {
    if (question.language === 'en') return answerExplained(turn, question);
    return answerQuestion(turn, { question: toMainValues(question), score: 1, share: 1, others });
  }
  const plan = PLANS.get(question.want.kind);
  if (plan === undefined) throw new Error(`no plan answers ${question.want.kind}`);
  const steps = plan.steps(question);
  turn.tell({
    type: 'plan',
    intent: intentOf(question),
    title: 'Answer the question',
    steps: toPlanSteps(steps),
  });
  const executor = createToolExecutor(turn, () => steps.length);
  const results = await runPlan(steps, executor.call);
  const answer = traced('write answer', () =>
    writeAnswer({ plan, question, results, others, mistaken, page: turn.request.page }),
  );
  for (const block of answer.blocks) turn.tell({ type: 'block', block });
  return { answer, results: executor.results };
}

function writeAnswer({
  plan,
  question,
  results,
  others,
  mistaken,
  page,
}: {
  readonly plan: Plan;
  readonly question: Question;
  readonly results: ReadonlyMap<string, ToolResult>;
  readonly others: Parsed['others'];
  readonly mistaken: Parsed['mistaken'];
  readonly page: string | undefined;
}): Answer {
  const writer = new Writer();
  const words = createWords(question.language);
  const first = results.values().next().value;
  const isAbsent = first?.error?.code === 'not_found' && tellsOfMissing(question);
  if (first !== undefined && !first.ok && !isAbsent) writeFailure(writer, first, words);
  else {
    plan.write({
      question,
      writer,
      words,
      results,
      read: (id) => {
        const result = results.get(id);
        return result?.ok === true ? result : undefined;
      },
    });
    const extra = new Set(plan.steps(question).flatMap(({ id, isExtra }) => (isExtra === true ? [id] : [])));
    for (const [id, result] of results) {
      if (!result.ok && !extra.has(id) && (result !== first || isAbsent) && result.tool !== 'compute') {
        const message = { kind: 'text', text: result.error?.message ?? '' } as const;
        if (words.language !== 'en')
          writer.spans(2, words.say(result === first ? 'nothing-there' : 'part-unread'), 'note');
        else if (result === first) writer.note`${message}`;
        else writer.note`A part could not be read: ${message}`;
      }
    }
  }
  // A question is never answered with nothing.
  if (writer.blocks.length === 0 && writer.choices.length === 0) writer.spans(1, words.say('ask-back'));
  // Rows and figures say so before they are told.
  const left = isRefuted(question, results) ? withoutPremise(question) : question.unused;
  const said = left.map((word) => `“${word}”`).join(', ');
  const leftOut = { words: { kind: 'code', text: said } } as const;
  const isQuery = question.want.kind === 'query' && first?.ok === true;
  const partly = new Writer();
  if (mistaken !== undefined && question.want.kind !== 'decline') {
    const kindOf = (kind: string) => ({ kind: 'text', text: words.title(`kind.${kind}`) }) as const;
    partly.spans(
      1,
      words.say('mistaken', {
        subject: toSubjectSpan(mistaken.subject),
        own: kindOf(mistaken.subject.kind),
        kind: kindOf(mistaken.as),
      }),
    );
  }
  if (said !== '' && !isQuery && question.want.kind !== 'decline')
    partly.spans(1, words.say('left-out-first', leftOut), 'note');
  // A yes or no comes first, and says itself what it is of.
  const [head, ...rest] = writer.blocks;
  const isWhether = question.want.kind === 'predicate' && head !== undefined;
  const written = isWhether ? [head, ...partly.blocks, ...rest] : [...partly.blocks, ...writer.blocks];
  const all = [...results.values()];
  const laidOut = layOut(written, question.layout, all, words);
  const { blocks, grounding } = verifyBlocks(laidOut, all, () => true);
  const context = toTurnContext(question, blocks, all, page);
  return {
    blocks,
    ...toReading(question, others, words),
    suggestions: writer.suggestions,
    choices: writer.choices,
    context,
    grounding,
  };
}

/** Whether what a question takes for granted is not so. */
function isRefuted({ want, form }: Question, results: ReadonlyMap<string, ToolResult>): boolean {
  if (want.kind === 'measures') {
    // `why has no transaction ever failed`: there are some.
    const measure = findMeasure(want.of, want.keys[0] ?? '');
    const result = measure === undefined ? undefined : results.get(idOf(toTool(measure.at)));
    const [first] = measure === undefined || result?.ok !== true ? [] : valuesOf(result, measure);
    return first !== undefined && isFact(first) && first.kind === 'count' && first.raw !== '0';
  }
  const predicate = want.kind === 'predicate' ? findPredicate(want.of, want.key) : undefined;
  const result = predicate === undefined ? undefined : results.get(idOf(predicate.tool));
  if (want.kind !== 'predicate' || result?.ok !== true || form === 'yes-no') return false;
  const holds = predicate?.holds(viewOf(result));
  return holds !== undefined && holds !== want.expects;
}

/** Neither the reason of what did not happen nor the denial of what did is owed. */
function withoutPremise({ unused, language }: Question): readonly string[] {
  const lexicons = [readLexicon(language), readLexicon('en')];
  return unused.filter(
    (word) =>
      !spot(tokenise(word), lexicons).some(
        ({ section, key }) => section === 'not' || (section === 'ask' && key === 'why'),
      ),
  );
}

/** How the question was read; absent where nothing of the chain was asked for. */
function toReading(
  question: Question,
  others: Parsed['others'],
  words: Words,
): { readonly reading?: Reading } {
  const text = sayQuestion(question, words);
  if (text === '') return {};
  const { want } = question;
  const href =
    want.kind === 'query'
      ? `/analytics/explore?q=${encodeURIComponent(JSON.stringify(want.query))}`
      : undefined;
  const shown = toChoices(
    others.map(({ question: other }) => other),
    words,
  );
  return { reading: { text, ...(href !== undefined && { href }), others: shown } };
}

/** Readings as buttons, those that words can say. */
export function toChoices(questions: readonly Question[], words: Words): Reading['others'] {
  return questions.flatMap((question) => {
    const label = sayQuestion(question, words);
    const text = askQuestion(question, words);
    return text === undefined || label === '' ? [] : [{ label, question: text }];
  });
}

/** Whether it is answered by there being no such thing. */
const tellsOfMissing = ({ want }: Question): boolean =>
  want.kind === 'predicate' && findPredicate(want.of, want.key)?.whenMissing !== undefined;
