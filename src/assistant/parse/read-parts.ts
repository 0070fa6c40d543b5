/** Reads each question of a text that asks several, and takes them where that is understood better than the whole. */
import { findMeasure } from '../catalogue/catalogue.ts';
import { toTool } from '../catalogue/define-subject.ts';
import type { Question, Subject } from '../question/question.ts';
import { tokenise } from '../words/fold.ts';
import { spot } from '../words/spot.ts';
import type { Earlier, ParseContext } from './context.ts';
import { partsOf } from './coverage/parts-of.ts';
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
  // Verbs of other languages are read as what happened, though another clause asks for something else.
  const isOther =
    ((kind === 'query' || kind === 'concept') && context.language !== 'en') ||
    // `what is an epoch, and which one are we in`, `is it active yet, and when can I withdraw`.
    kind === 'concept' ||
    kind === 'product' ||
    // `who paid the most in total, who paid the highest single one`: two questions, unless they are composed.
    (kind === 'query' && isSeveral(context)) ||
    // `how many transactions, and how many failed`, on the page of a wallet.
    (kind === 'query' && OF_PAGE.has(context.page?.kind ?? '') && whole!.question.subjects.length === 0);
  if (kind !== undefined && !OF_ONE.has(kind) && !isOther && whole!.question.unused.length === 0)
    return undefined;
  if (kind === 'decline') return undefined;
  // Clauses of one composed question ask for one thing.
  const isOfOthers = OF_PAGE.has(context.page?.kind ?? '') && whole?.question.subjects.length === 0;
  if (kind === 'query' && whole!.score >= WHOLE_SCORE && !isOfOthers) return undefined;
  if (isWholeAsked(context, whole?.question)) return undefined;
  const texts = splitParts(context.text, context.language).filter((text) => !SAME_ONE.test(text));
  if (texts.length < 2) return undefined;
  const parts: Parsed[] = [];
  let given: readonly Subject[] = toNamed(context);
  for (const text of texts) {
    const read = (one: string): Parsed | undefined =>
      choose(
        createContext({
          ...input,
          text: one,
          given: [...given, ...(input.given ?? [])],
          earlier: toEarlier(parts.at(-1), input),
          language: context.language,
        }),
      );
    // `did the same sender fund others`: whether something was done is told by no explanation of a word.
    const isRead = (one: Parsed | undefined): one is Parsed =>
      one !== undefined &&
      one.score >= LEAST_SCORE &&
      !isLacking(one.question) &&
      !(one.question.want.kind === 'concept' && DONE.test(text));
    const alone = read(text);
    const noun =
      parts.length === 0 || (isRead(alone) && alone.question.unused.length === 0)
        ? ''
        : toNoun(texts[0]!, context); // there are two
    const named = noun === '' || !ONE_OF.test(text) ? undefined : read(`${text} ${noun}`);
    const part = isRead(named) && (!isRead(alone) || named.score > alone.score) ? named : alone;
    if (!isRead(part)) return undefined;
    // `which has the lowest commission and how much stake does it have`: the row that leads shows it.
    if (isBesideRow(part.question, parts.at(-1)?.question, text)) continue;
    const own = createContext({ ...input, text, language: context.language });
    parts.push(withConditions(withTime(part, parts.at(-1)), parts.at(-1), own));
    given = [...part.question.subjects, ...given];
  }
  if (isOther && whole!.question.unused.length === 0 && !areSure(parts)) return undefined;
  const questions = withoutRepeated(
    withoutCovered(
      parts.map(({ question }) => question),
      texts,
      context,
    ),
  );
  const [first, ...also] = questions;
  if (
    first === undefined ||
    (also.length === 0 && parts.length === texts.length) ||
    (also.length > 0 && whole !== undefined && covers(whole.question, questions))
  )
    return undefined;
  return {
    question: first,
    also,
    score: Math.min(...parts.map(({ score }) => score)),
    share: Math.min(...parts.map(({ share }) => share)),
    others: [],
  };
}

const DONE = /^(?:did|does|do|has|have|had|was|were) /i;

/** Pages of one thing, of which a question is rather than of the whole chain. */
const OF_PAGE: ReadonlySet<string> = new Set(['account', 'transaction', 'block']);
/** Interrogatives that open a clause of their own. */
const OPENING = /(?:^|[,;?]|\band)\s{0,3}(?:who|which|what|when|where|how (?:many|much|often))\b/gi;
const isSeveral = ({ language, text }: ParseContext): boolean =>
  language === 'en' &&
  (text.match(OPENING)?.length ?? 0) > 1 &&
  !/\b(?:it|its|them|their|those|that)\b/i.test(text);
/** What is seen from the answers of the others. */
const SAME_ONE =
  /^(?:(?:is|was|are|were) (?:it|they|that|he|she) )?(?:the )?same (?:one|person|wallet|address|guy|account|token|pool)\W{0,3}$/i;

/** `what is an epoch and which one are we in`: what was explained right before may be meant. */
function toEarlier(before: Parsed | undefined, { earlier = [] }: ParseInput): readonly Earlier[] {
  if (before?.question.want.kind !== 'concept') return earlier;
  const { question } = before;
  return [{ question, subjects: [], things: [], listed: [], values: [] }, ...earlier];
}

/** `how many validators are there and which one has most`: what a part without a noun is of. */
function toNoun(text: string, { lexicons }: ParseContext): string {
  const tokens = tokenise(text);
  const [kind] = spot(tokens, lexicons).filter(({ section, key }) => section === 'kind' && key !== 'network');
  return kind === undefined ? '' : kind.at.map((index) => tokens[index]?.raw ?? '').join(' ');
}
/** Words that stand for one of what was spoken of. */
const ONE_OF =
  /(?<!\p{L})(?:one|ones|cu[aá]l(?:es)?|qual|quale|lequel|laquelle|welche[rs]?|кого|какой|який|кто|хто|hangisi|cái nào|nào|mana|कौन|أي|어느|どれ|哪个|哪個)(?!\p{L})|どれ|哪个|哪個/iu;

/** Parts that leave nothing over, each about something that is named or of the whole chain. */
const areSure = (parts: readonly Parsed[]): boolean =>
  parts.every(({ question, score }) => question.unused.length === 0 && score >= SURE_SCORE);
const SURE_SCORE = 0.75;

/** `did it open accounts, and who paid the rent`: a word one part leaves over is told by another one. */
function withoutCovered(
  questions: readonly Question[],
  texts: readonly string[],
  { lexicons }: ParseContext,
): readonly Question[] {
  return questions.map((question, index) => {
    if (question.unused.length === 0) return question;
    const tokens = tokenise(texts[index] ?? '');
    const matches = spot(tokens, lexicons);
    const covered = new Set(
      questions.flatMap((other) => {
        if (other === question || !('of' in other.want)) return [];
        const { of } = other.want;
        const { keys } = partsOf(other);
        return matches
          .filter(({ section, key }) => section === of && keys.has(key))
          .flatMap(({ at }) => at.map((one) => tokens[one]?.raw ?? ''));
      }),
    );
    return { ...question, unused: question.unused.filter((word) => !covered.has(word)) };
  });
}

/** `chi ha ricevuto e quanto`: two values of one thing, the second by its interrogative alone. */
const isWholeAsked = ({ language }: ParseContext, question: Question | undefined): boolean =>
  language !== 'en' &&
  question?.want.kind === 'measures' &&
  question.unused.length === 0 &&
  /^(?:creator,created|created,creator|receiver,moved|sender,moved|leader,time|time,leader)$/.test(
    question.want.keys.join(','),
  );

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

/** `did A and B ever pay each other? how often?`: rows of the same kind, of which nothing is named, are those that were spoken of. */
function withConditions(part: Parsed, before: Parsed | undefined, own: ParseContext): Parsed {
  const [{ question }, first] = [part, before?.question];
  const [want, given] = [question.want, first?.want];
  if (want.kind !== 'query' || given?.kind !== 'query' || first === undefined) return part;
  const isNamed = own.mentions.some(({ isSoft }) => isSoft !== true) || own.time !== undefined;
  if (isNamed || want.query.from !== given.query.from || (given.query.where ?? []).length === 0) return part;
  // Who and what it was about; which side of it, its own words say.
  const same = (given.query.where ?? []).filter(({ field }) => field !== 'isBuy' && field !== 'isBurn');
  const side = (want.query.where ?? []).filter(({ field }) => field === 'isBuy' || field === 'isBurn');
  const where = [...side, ...same];
  const { where: _where, ...query } = want.query;
  return {
    ...part,
    question: {
      ...question,
      subjects: first.subjects,
      ...(question.time === undefined && first.time !== undefined && { time: first.time }),
      want: {
        ...want,
        query: {
          ...query,
          ...(where.length > 0 && { where }),
          ...(given.query.time !== undefined && { time: given.query.time }),
        },
      },
    },
  };
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
          isInRow(part.want, want) ||
          (want.kind === 'measures' &&
            part.want.kind === 'measures' &&
            part.shape.aggregate === undefined &&
            part.form === 'value' &&
            part.want.of === want.of &&
            part.want.keys.every((key) => want.keys.includes(key)))),
    ) && unused.length === 0
  );
}

/** A value of the whole chain in the words for one of its rows, which have a column of it. */
function isBesideRow({ want }: Question, before: Question | undefined, text: string): boolean {
  if (before?.want.kind !== 'measures' || want.kind !== 'measures' || want.of !== 'network') return false;
  if (before.shape.by === undefined || !/\b(?:it|its|that one|they|their)\b/i.test(text)) return false;
  const columns = findMeasure(before.want.of, before.want.keys[0] ?? '')?.columns ?? [];
  return want.keys.every((key) => columns.some((column) => key.toLowerCase().includes(column.toLowerCase())));
}

/** `the largest sale, and who sold`: the one row that is told says by whom it was. */
function isInRow(part: Question['want'], whole: Question['want']): boolean {
  if (part.kind !== 'query' || whole.kind !== 'query' || whole.answers !== 'first') return false;
  const { from, where, time, by = [], per, having } = part.query;
  const { show = [], ...row } = whole.query;
  return (
    by.length > 0 &&
    by.every((field) => show.includes(field)) &&
    per === undefined &&
    having === undefined &&
    JSON.stringify([from, where, time]) === JSON.stringify([row.from, row.where, row.time])
  );
}
