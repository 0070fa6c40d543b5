import type { Parsed } from '#assistant/parse/parse';
import { normalise } from '#assistant/parse/normalise';
import { detect } from '#assistant/parse/detect-language';
import { scan } from '#assistant/parse/scan';
import type { Question, SubjectKind } from '#assistant/question/question';
import { sayUnread } from '#assistant/write/say-unread';
import { createWords } from '#assistant/write/words';
import { Writer } from '#assistant/write/writer';
import { verifyBlocks } from '../grounding/verify-blocks.ts';
import { answerQuestion, toChoices } from './answer-question.ts';
import { readQuestion } from './read-question.ts';
import type { Backend, Turn, TurnAnswer } from './turn.ts';

/** Below this share of its words a reading is not acted on. */
export const LEAST_SCORE = 0.45;
/** A reading of fewer of its words than this is of something else. */
const LEAST_SHARE = 0.35;

/** Answers without a language model: reads the question, runs its plan, writes from facts. */
export const planner: Backend = {
  name: 'planner',
  answer: async (turn) => answerParsed(turn, await readQuestion(turn)),
};

/** What the planner answers to a question that was read already. */
export const answerParsed = async (turn: Turn, parsed: Parsed | undefined): Promise<TurnAnswer> =>
  isUnderstood(parsed) ? answerQuestion(turn, parsed) : askBack(turn, parsed);

export const isUnderstood = (parsed: Parsed | undefined): parsed is Parsed =>
  parsed !== undefined &&
  parsed.score >= LEAST_SCORE &&
  (parsed.share >= LEAST_SHARE || parsed.question.want.kind === 'decline') &&
  missingKind(parsed.question) === undefined;

/** The kind of thing a question is about and does not name. */
function missingKind({ want, subjects }: Question): SubjectKind | undefined {
  const isOfOne = want.kind === 'measures' || want.kind === 'predicate' || want.kind === 'explain';
  return isOfOne && want.of !== 'network' && subjects.length === 0 ? want.of : undefined;
}

/** Asks what was meant, with the nearest readings to choose from. */
function askBack(turn: Turn, parsed: Parsed | undefined): TurnAnswer {
  turn.tell({ type: 'plan', intent: 'clarify', title: 'Ask what is meant', steps: [] });
  const text = normalise(turn.request.text);
  const { language, other } = detect(text);
  const words = createWords(language);
  const writer = new Writer();
  const isMalformed = scan(text).tokens.some(({ thing }) => thing?.kind === 'malformed');
  const isForeign = scan(text).tokens.some(({ thing }) => thing?.kind === 'foreign');
  const kind = parsed !== undefined && parsed.score >= LEAST_SCORE ? missingKind(parsed.question) : undefined;
  if (other !== undefined) writer.spans(1, sayUnread(other, words));
  else if (kind !== undefined) {
    writer.spans(1, words.say('ask-which', { kind: { kind: 'text', text: words.title(`kind.${kind}`) } }));
  } else writer.spans(1, words.say(isForeign ? 'ask-foreign' : isMalformed ? 'ask-malformed' : 'ask-back'));
  const near =
    parsed === undefined ? [] : [parsed.question, ...parsed.others.map(({ question }) => question)];
  const choices = toChoices(
    near.filter((question) => missingKind(question) === undefined),
    words,
  );
  for (const name of SUGGESTED) writer.suggest(words.title(`say.suggest-${name}`));
  const { blocks, grounding } = verifyBlocks(writer.blocks, []);
  for (const block of blocks) turn.tell({ type: 'block', block });
  const entities = parsed?.question.subjects.flatMap((subject) =>
    subject.kind === 'network' || subject.kind === 'pool' ? [] : [{ kind: subject.kind, id: subject.id }],
  );
  return {
    answer: {
      blocks,
      suggestions: writer.suggestions,
      choices,
      context: { intent: 'clarify', entities: entities ?? [] },
      grounding,
    },
    results: [],
  };
}

const SUGGESTED = ['help', 'network', 'newest'];
