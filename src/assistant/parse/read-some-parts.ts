/** Of a text that asks several things and is not understood as a whole: the parts that are, with the others named. */
import { MOST_UNUSED, type Question, type Subject } from '../question/question.ts';
import { tokenise } from '../words/fold.ts';
import { spot } from '../words/spot.ts';
import type { ParseContext } from './context.ts';
import { createContext, type ParseInput } from './create-context.ts';
import type { Parsed } from './parsed.ts';
import { splitParts } from './parts.ts';

/** A part that is answered alone is understood in all its words, and well. */
const LEAST_SCORE = 0.75;
/** Characters a question's words that found no place have at most. */
const LONGEST = 64;
/** What a part may want to be answered without the others. */
const ALONE: ReadonlySet<string> = new Set(['measures', 'predicate', 'explain', 'query']);

/** `undefined` where no part is understood, or what is left asks nothing of its own and would be a condition. */
export function readSomeParts(
  input: ParseInput,
  context: ParseContext,
  choose: (context: ParseContext) => Parsed | undefined,
): Parsed | undefined {
  const texts = splitParts(context.text, context.language);
  if (texts.length < 2) return undefined;
  const parts: Parsed[] = [];
  const missing: string[] = [];
  let given: readonly Subject[] = context.mentions.flatMap(({ isSoft, subject }) =>
    isSoft === true ? [] : [subject],
  );
  for (const text of texts) {
    const part = choose(
      createContext({
        ...input,
        text,
        given: [...given, ...(input.given ?? [])],
        language: context.language,
      }),
    );
    if (part !== undefined && isSure(part)) {
      parts.push(part);
      given = [...part.question.subjects, ...given];
    } else if (isQuestion(text, context)) missing.push(text.replace(/[\s?？؟.!,;]{1,90}$/u, ''));
    else return undefined;
  }
  const [first, ...also] = parts;
  if (first === undefined || missing.length === 0) return undefined;
  return {
    question: { ...first.question, unused: missing.slice(0, MOST_UNUSED).map(toShown) },
    ...(also.length > 0 && { also: also.map(({ question }) => question) }),
    score: Math.min(...parts.map(({ score }) => score)),
    share: Math.min(...parts.map(({ share }) => share)),
    others: [],
  };
}

/** What kind of thing a reading is of: what is read of the same kind is told by the whole. */
export const ofWhat = (question: Question | undefined): string | undefined =>
  question !== undefined && 'of' in question.want ? question.want.of : question?.want.kind;

/** A part as it is named: its beginning, where it is long. */
const toShown = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`);

const isSure = ({ question, score, turning = [] }: Parsed): boolean =>
  score >= LEAST_SCORE &&
  turning.length === 0 &&
  question.unused.length === 0 &&
  ALONE.has(question.want.kind) &&
  !isLacking(question);

const isLacking = ({ want, subjects }: Question): boolean =>
  'of' in want && want.of !== 'network' && subjects.length === 0;

/** Whether it opens as a question: `but sold nothing of it` is a condition on the one before it. */
function isQuestion(text: string, { lexicons }: ParseContext): boolean {
  const tokens = tokenise(text);
  return (
    tokens.length > 1 &&
    spot(tokens, lexicons).some(({ section, at: [first = 0] }) => section === 'ask' && first <= LATEST)
  );
}
/** How far from its beginning a question may open. */
const LATEST = 2;
