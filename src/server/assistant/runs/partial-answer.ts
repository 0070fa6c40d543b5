import { AGENT_TEXTS, type Answer, type RunRequest, type ToolResult } from '#contracts/assistant/agent';
import { toAnswer } from '../planning/planner.ts';
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
        .slice(0, MOST_FACTS)
        .map((fact) => [
          { kind: 'text', text: `${toWords(tool)}, ${toWords(fact.label)}: ` },
          ...toSpans(fact),
        ]),
      { depth: 1 },
    );
  }
  writer.suggest('Ask it again');
  return toAnswer(writer, results, last ?? { intent: 'clarify', entities: [] });
}

/** Names of tools and labels as words, without the places of rows. */
const toWords = (text: string): string =>
  text
    .replaceAll('_', ' ')
    .replace(/\s?\d+/g, '')
    .toLowerCase();
