import {
  AGENT_TEXTS,
  hasHoles,
  type Answer,
  type RunRequest,
  type ToolResult,
} from '#contracts/assistant/agent';
import { verifyBlocks } from '../grounding/verify-blocks.ts';
import { toSpans, Writer } from '#assistant/write/writer';

/** Facts of one result that are shown when a run ran out of time. */
const MOST_FACTS = 6;

/** What was gathered before the time was up, as an answer. */
export function toPartialAnswer(
  results: readonly ToolResult[],
  last: NonNullable<RunRequest['thread']>[number]['context'],
): Answer {
  const writer = new Writer();
  const read = results.filter(({ ok }) => ok);
  writer.line`${{ kind: 'text', text: AGENT_TEXTS.timedOut }}`;
  if (read.length === 0) writer.line`${{ kind: 'text', text: AGENT_TEXTS.nothingGathered }}`;
  for (const { facts, tool } of read) {
    writer.list(
      facts
        .filter((fact) => !hasHoles(fact))
        .slice(0, MOST_FACTS)
        .map((fact) => [
          { kind: 'text', text: `${toWords(tool)}, ${toWords(fact.label)}: ` },
          ...toSpans(fact),
        ]),
      { depth: 1 },
    );
  }
  writer.suggest('Ask it again');
  const { blocks, grounding } = verifyBlocks(writer.blocks, results);
  return {
    blocks,
    suggestions: writer.suggestions,
    choices: writer.choices,
    context: last ?? { intent: 'clarify', entities: [] },
    grounding,
  };
}

/** Names of tools and labels as words, without the places of rows. */
const toWords = (text: string): string =>
  text
    .replaceAll('_', ' ')
    .replace(/\s?\d+/g, '')
    .toLowerCase();
