/** Reads each question of a text that asks several, and takes them where that is understood better than the whole. */
import { findMeasure } from '../catalogue/catalogue.ts';
import { toTool } from '../catalogue/define-subject.ts';
import type { Question, Subject } from '../question/question.ts';
import type { ParseContext } from './context.ts';
import { createContext, type ParseInput } from './create-context.ts';
import type { Parsed } from './parsed.ts';
import { splitParts } from './parts.ts';

/** Below this a part is a guess, and the whole is read as one question. */
const LEAST_SCORE = 0.6;
/** Above this the text is one composed question, though some of its words are left out. */
const WHOLE_SCORE = 1.25;
/** What is asked of one thing. */
const OF_ONE: ReadonlySet<string> = new Set(['measures', 'predicate', 'explain']);

/** `undefined` where the text asks one thing, or a part of it is not understood. */
export function readParts(
  input: ParseInput,
  context: ParseContext,
  {
    whole,
    choose,
  }: {
    readonly whole: Parsed | undefined;
    readonly choose: (context: ParseContext) => Parsed | undefined;
  },
): Parsed | undefined {
  const kind = whole?.question.want.kind;
  if (kind !== undefined && !OF_ONE.has(kind) && whole!.question.unused.length === 0) return undefined;
  if (kind === 'decline') return undefined;
  // Clauses of one composed question ask for one thing.
  if (kind === 'query' && whole!.score >= WHOLE_SCORE) return undefined;
  const texts = splitParts(context.text, context.language);
  if (texts.length < 2) return undefined;
  const parts: Parsed[] = [];
  let given: readonly Subject[] = toNamed(context);
  for (const text of texts) {
    const part = choose(
      createContext({
        ...input,
        text,
        given: [...given, ...(input.given ?? [])],
        language: context.language,
      }),
    );
    if (part === undefined || part.score < LEAST_SCORE || isLacking(part.question)) return undefined;
    parts.push(withTime(part, parts.at(-1)));
    given = [...part.question.subjects, ...given];
  }
  const questions = withoutRepeated(parts.map(({ question }) => question));
  const [first, ...also] = questions;
  if (first === undefined || also.length === 0 || (whole !== undefined && covers(whole.question, questions)))
    return undefined;
  return {
    question: first,
    also,
    score: Math.min(...parts.map(({ score }) => score)),
    share: Math.min(...parts.map(({ share }) => share)),
    others: [],
  };
}

/** `how often was it called in the last 5 minutes and how often did it fail`: both are of that time where both can be. */
function withTime(part: Parsed, before: Parsed | undefined): Parsed {
  const { question } = part;
  const time = before?.question.time;
  if (time === undefined || question.time !== undefined) return part;
  if (question.want.kind !== 'measures' || before?.question.want.kind !== 'measures') return part;
  if (question.subjects[0]?.id !== before.question.subjects[0]?.id) return part;
  const [measure, other] = [question, before.question].map(({ want }) =>
    want.kind === 'measures' ? findMeasure(want.of, want.keys[0] ?? '') : undefined,
  );
  const isRead = measure?.timed !== undefined && other?.timed !== undefined;
  return isRead && toTool(measure.timed) === toTool(other.timed)
    ? { ...part, question: { ...question, time } }
    : part;
}

/** Things the text names, which every part of it may speak of. */
const toNamed = ({ mentions }: ParseContext): readonly Subject[] =>
  mentions.filter(({ isSoft }) => isSoft !== true).map(({ subject }) => subject);

const isLacking = ({ want, subjects }: Question): boolean =>
  OF_ONE.has(want.kind) && subjects.length === 0 && 'of' in want && want.of !== 'network';

function withoutRepeated(questions: readonly Question[]): readonly Question[] {
  const seen = new Set<string>();
  return questions.filter(({ want, subjects, shape }) => {
    const id = JSON.stringify([want, subjects, shape]);
    return !seen.has(id) && seen.add(id) !== undefined;
  });
}

/** Whether one reading of the whole text tells all that its parts ask for. */
function covers({ want, subjects, unused }: Question, parts: readonly Question[]): boolean {
  return (
    parts.every(
      (part) =>
        part.subjects[0]?.id === subjects[0]?.id &&
        (JSON.stringify(part.want) === JSON.stringify(want) ||
          (want.kind === 'measures' &&
            part.want.kind === 'measures' &&
            part.shape.aggregate === undefined &&
            part.form === 'value' &&
            part.want.of === want.of &&
            part.want.keys.every((key) => want.keys.includes(key)))),
    ) && unused.length === 0
  );
}
