import type { Parsed } from '#assistant/parse/parse';
import type { Question } from '#assistant/question/question';
import { sayQuestion } from '#assistant/write/say-question';
import { createWords } from '#assistant/write/words';
import { Writer } from '#assistant/write/writer';
import { verifyBlocks } from '../grounding/verify-blocks.ts';
import { answerQuestion } from './answer-question.ts';
import { askBack } from './ask-back.ts';
import { readQuestion } from './read-question.ts';
import { toTurnContext } from './turn-context.ts';
import type { Backend, Turn, TurnAnswer } from './turn.ts';
import { isRead, isUnderstood } from './understood.ts';

/** Answers without a language model: reads the question, runs its plan, writes from facts. */
export const planner: Backend = {
  name: 'planner',
  answer: async (turn) => {
    const parsed = await readQuestion(turn);
    // Without the word it would be another question, whether or not that names what it is about.
    return isRead(parsed) && (parsed.turning ?? []).length > 0
      ? answerTurned(turn, parsed)
      : answerParsed(turn, parsed);
  },
};

/** What the planner answers to a question that was read already. */
export async function answerParsed(turn: Turn, parsed: Parsed | undefined): Promise<TurnAnswer> {
  if (!isUnderstood(parsed)) return askBack(turn, parsed);
  const { answer, results } = await answerQuestion(turn, parsed);
  const { asked } = parsed;
  return asked === undefined
    ? { answer, results }
    : { answer: { ...answer, context: { ...answer.context, asked } }, results };
}

/** Words that make it another question found no place: says which, and offers what is asked without them. */
async function answerTurned(turn: Turn, parsed: Parsed): Promise<TurnAnswer> {
  const { language } = parsed.question;
  const words = createWords(language);
  const turning = parsed.turning ?? [];
  const asked = withoutWords(turn.request.text, parsed.question.unused);
  const rest = await readQuestion({ ...turn, request: { ...turn.request, text: asked } });
  const isAnswered = isUnderstood(rest) && (rest.turning ?? []).length === 0 && isReading(rest.question);
  const label = isAnswered ? sayQuestion(rest.question, words) : '';
  turn.tell({ type: 'plan', intent: 'clarify', title: 'Ask what is meant', steps: [] });
  const writer = new Writer();
  const said = { words: { kind: 'code', text: turning.join(', ') } } as const;
  writer.spans(1, words.say(label === '' ? 'ask-turned-alone' : 'ask-turned', said));
  if (label !== '') writer.choose(label, asked);
  // Numbers in it are those of the question.
  const { blocks, grounding } = verifyBlocks(writer.blocks, [], () => true);
  for (const block of blocks) turn.tell({ type: 'block', block });
  const context = { ...toTurnContext(parsed.question, blocks, [], turn.request.page), intent: 'clarify' };
  return {
    answer: { blocks, suggestions: [], choices: writer.choices, context, grounding },
    results: [],
  };
}

const isReading = ({ want }: Question): boolean =>
  want.kind === 'measures' || want.kind === 'query' || want.kind === 'compare' || want.kind === 'predicate';

/** A text without some of its words, which are left where they are parts of others. */
function withoutWords(text: string, words: readonly string[]): string {
  let rest = text;
  for (const word of words) {
    const at = rest.toLowerCase().indexOf(word.toLowerCase());
    const isPart = /[\p{L}\p{N}]/u.test(`${rest[at - 1] ?? ' '}${rest[at + word.length] ?? ' '}`);
    if (at >= 0 && !isPart) rest = `${rest.slice(0, at)}${rest.slice(at + word.length)}`;
  }
  return rest.replace(/[ ]{2,60}/g, ' ').trim();
}
