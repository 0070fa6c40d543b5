/** Several questions of one text, answered one after the other as one answer. */
import type { Block, ToolResult } from '#contracts/assistant/agent';
import type { Parsed } from '#assistant/parse/parse';
import type { Question } from '#assistant/question/question';
import { toTurnContext } from './turn-context.ts';
import type { Turn, TurnAnswer } from './turn.ts';

const MOST_SUGGESTIONS = 4;

/** Rejects with the signal's reason when it is aborted. */
export async function answerParts(
  turn: Turn,
  questions: readonly Question[],
  answerOne: (turn: Turn, parsed: Parsed) => Promise<TurnAnswer>,
): Promise<TurnAnswer> {
  const made = new Map<string, ToolResult>();
  const answers: TurnAnswer[] = [];
  let blocks: readonly Block[] = [];
  for (const question of questions) {
    const isFirst = answers.length === 0;
    const part: Turn = {
      ...turn,
      made,
      callsBefore: (turn.callsBefore ?? 0) + made.size,
      tell(event) {
        // One answer has one plan, and is told once what it says is known.
        if (event.type !== 'block' && (isFirst || event.type !== 'plan')) turn.tell(event);
      },
    };
    const answer = await answerOne(part, { question, score: 1, share: 1, others: [] });
    const fresh = withoutSaid(answer.answer.blocks, blocks);
    for (const block of fresh) turn.tell({ type: 'block', block });
    blocks = [...blocks, ...fresh];
    answers.push(answer);
  }
  const results = [...new Set(answers.flatMap((one) => one.results))];
  const readings = answers.flatMap(({ answer }) => (answer.reading === undefined ? [] : [answer.reading]));
  const [first] = questions;
  if (first === undefined) throw new Error('a text asks something');
  const text = [...new Set(readings.map((reading) => reading.text))].join(' + ');
  return {
    answer: {
      blocks,
      ...(text !== '' && { reading: { text, others: [] } }),
      suggestions: [...new Set(answers.flatMap(({ answer }) => answer.suggestions))].slice(
        0,
        MOST_SUGGESTIONS,
      ),
      choices: [],
      context: toTurnContext(first, blocks, results, turn.request.page),
      grounding: {
        checked: sumOf(answers, ({ answer }) => answer.grounding.checked),
        matched: sumOf(answers, ({ answer }) => answer.grounding.matched),
        replaced: sumOf(answers, ({ answer }) => answer.grounding.replaced),
      },
    },
    results,
  };
}

/** What an earlier part has said is not said again. */
function withoutSaid(blocks: readonly Block[], before: readonly Block[]): readonly Block[] {
  const said = new Set(before.map(toWhatItSays));
  return blocks.filter((block) => !said.has(toWhatItSays(block)));
}

/** As many letters of a title as tell it, since one line names what it is of and another does not. */
const TITLE = 6;

/** A line that tells of values is what it tells of them, whether it names the thing or not. */
function toWhatItSays(block: Block): string {
  const facts = block.kind === 'paragraph' ? block.spans.filter(({ kind }) => kind === 'fact') : [];
  if (block.kind !== 'paragraph' || facts.length === 0) return JSON.stringify(block);
  const title = block.spans.find(({ kind }) => kind === 'text')?.text ?? '';
  return JSON.stringify([title.slice(0, TITLE), facts]);
}

const sumOf = (answers: readonly TurnAnswer[], of: (answer: TurnAnswer) => number): number =>
  answers.reduce((sum, answer) => sum + of(answer), 0);
