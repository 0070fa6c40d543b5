/** What is answered where a question was not understood: asks what was meant, and says what is known of its thing. */
import type { Entity } from '#contracts/assistant/agent';
import { toPageEntity } from '#contracts/account/entities';
import { detect } from '#assistant/parse/detect-language';
import { normalise } from '#assistant/parse/normalise';
import type { Parsed } from '#assistant/parse/parse';
import { scan } from '#assistant/parse/scan';
import type { Question } from '#assistant/question/question';
import { sayQuestion } from '#assistant/write/say-question';
import { sayUnread } from '#assistant/write/say-unread';
import { toSubjectSpan } from '#assistant/write/subject-piece';
import { createWords, type Words } from '#assistant/write/words';
import { Writer } from '#assistant/write/writer';
import { verifyBlocks } from '../grounding/verify-blocks.ts';
import { answerQuestion, toChoices } from './answer-question.ts';
import { readQuestion } from './read-question.ts';
import type { Turn, TurnAnswer } from './turn.ts';
import { isUnderstood, LEAST_SCORE, missingKind } from './understood.ts';

const SUGGESTED = ['help', 'network', 'newest'];

/** With the nearest readings to choose from. Rejects with the signal's reason when it is aborted. */
export async function askBack(turn: Turn, parsed: Parsed | undefined): Promise<TurnAnswer> {
  const text = normalise(turn.request.text);
  const { language, other } = detect(text);
  const words = createWords(language);
  const { tokens } = scan(text);
  const isMalformed = tokens.some(({ thing }) => thing?.kind === 'malformed');
  const isForeign = tokens.some(({ thing }) => thing?.kind === 'foreign');
  const isBriefed = other === undefined && !isMalformed && !isForeign;
  const about = isBriefed ? await findAbout(turn, text, language) : undefined;
  const writer = new Writer();
  const unread = parsed?.unread ?? [];
  const kind = parsed !== undefined && parsed.score >= LEAST_SCORE ? missingKind(parsed.question) : undefined;
  if (other !== undefined) writer.spans(1, sayUnread(other, words));
  else if (kind !== undefined) {
    writer.spans(1, words.say('ask-which', { kind: { kind: 'text', text: words.title(`kind.${kind}`) } }));
  } else if (unread.length > 0) {
    writer.spans(1, words.say('ask-words', { words: { kind: 'code', text: unread.join(', ') } }));
  } else if (about !== undefined) writer.spans(1, words.say('ask-alone'));
  else writer.spans(1, words.say(isForeign ? 'ask-foreign' : isMalformed ? 'ask-malformed' : 'ask-back'));
  const near =
    parsed === undefined ? [] : [parsed.question, ...parsed.others.map(({ question }) => question)];
  const choices = toChoices(
    near.filter((question) => missingKind(question) === undefined),
    words,
  );
  if (about !== undefined) return brief(turn, about, { lead: writer, choices, words });
  turn.tell({ type: 'plan', intent: 'clarify', title: 'Ask what is meant', steps: [] });
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

/** Turns before it whose briefing is not repeated. */
const BRIEFED_BACK = 3;

/** What telling of the thing in question takes: the only one that is named, or else that of the page. */
async function findAbout(turn: Turn, text: string, language: string): Promise<Question | undefined> {
  const named = scan(text).tokens.flatMap(({ thing }) =>
    thing?.kind === 'address' || thing?.kind === 'transaction' ? [thing.id] : [],
  );
  const { page, thread = [] } = turn.request;
  const open = toPageEntity(page);
  const alone = named.length === 0 ? (open === undefined ? undefined : toText(open)) : named[0];
  if (alone === undefined || named.length > 1) return undefined;
  const request = { ...turn.request, text: alone, thread: [], entities: [], shown: [] };
  const parsed = await readQuestion({ ...turn, request });
  if (!isUnderstood(parsed) || parsed.question.want.kind !== 'explain') return undefined;
  const [subject] = parsed.question.subjects;
  const isRepeated = thread
    .slice(-BRIEFED_BACK)
    .some(
      ({ context }) => context?.intent === 'clarify' && context.entities.some(({ id }) => id === subject?.id),
    );
  return isRepeated ? undefined : { ...parsed.question, language };
}

/** A number alone may be either. */
const toText = ({ kind, id }: Entity): string =>
  kind === 'block' || kind === 'epoch' ? `${kind} ${id}` : id;

async function brief(
  turn: Turn,
  question: Question,
  { lead, choices, words }: { lead: Writer; choices: TurnAnswer['answer']['choices']; words: Words },
): Promise<TurnAnswer> {
  const [subject] = question.subjects;
  if (subject !== undefined) lead.spans(1, words.say('brief-of', { subject: toSubjectSpan(subject) }));
  // What is told comes after the lead.
  const quiet: Turn = {
    ...turn,
    tell(event) {
      if (event.type !== 'block') turn.tell(event);
    },
  };
  const { answer, results } = await answerQuestion(quiet, { question, score: 1, share: 1, others: [] });
  const { blocks, grounding } = verifyBlocks(lead.blocks, []);
  const all = [...blocks, ...answer.blocks];
  for (const block of all) turn.tell({ type: 'block', block });
  const label = sayQuestion(question, words);
  return {
    answer: {
      ...answer,
      blocks: all,
      ...(label !== '' && { reading: { text: label, others: [] } }),
      choices,
      context: { ...answer.context, intent: 'clarify' },
      grounding: {
        checked: grounding.checked + answer.grounding.checked,
        matched: grounding.matched + answer.grounding.matched,
        replaced: grounding.replaced + answer.grounding.replaced,
      },
    },
    results,
  };
}
