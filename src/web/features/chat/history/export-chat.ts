/** A chat as a file: Markdown to read, JSON to go on with. */
import { CHAT_VERSION, type ChatMessage, type ChatTab } from '#contracts/assistant/chat';
import { escapeLines, toAnswerMarkdown } from '../../../answers/answer-text.ts';
import { toCitations } from '../../../answers/facts-of.ts';
import { toResults } from '../run/reply.ts';
import { withoutPlanning } from '../run/turn.ts';

type Exported = Pick<ChatTab, 'id' | 'name' | 'mode' | 'messages'>;

/** Headings per message; every answer with its figures' sources below it. */
export function toChatMarkdown({ name, mode, messages }: Exported): string {
  const parts = withoutPlanning(messages).map((message) => {
    const who = message.role === 'user' ? 'Question' : 'Answer';
    const test = message.reply?.isTest ? ' (test answer)' : '';
    const imported = message.isImported ? ' (imported, unverified)' : '';
    return `## ${who}${test}${imported}\n\n${toBody(message)}`;
  });
  return [`# ${escapeLines(name)} (${mode})`, ...parts].join('\n\n') + '\n';
}

function toBody({ content, reply }: ChatMessage): string {
  if (!reply || reply.blocks.length === 0) return escapeLines(content);
  const results = toResults(reply);
  const sources = results.map(
    ({ callId, tool, source }) =>
      `- ${callId} ${tool}: ${source.provider}, ${source.cluster}${source.slot === undefined ? '' : `, slot ${source.slot}`}, ${source.finality}, ${source.fetchedAt}`,
  );
  return [
    ...(reply.message === undefined ? [] : [escapeLines(reply.message)]),
    toAnswerMarkdown(reply, toCitations(results)),
    ...(sources.length === 0 ? [] : ['Sources:', sources.join('\n')]),
  ].join('\n\n');
}

/** Everything that is stored of the chat. */
export const toChatJson = ({ id, name, mode, messages }: Exported): string =>
  JSON.stringify({ version: CHAT_VERSION, id, name, mode, messages: withoutPlanning(messages) }, null, 2);

export function toFileName(name: string, ending: 'md' | 'json'): string {
  const stem = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${stem.slice(0, 60) || 'chat'}.${ending}`;
}
