import type { ToolResult } from '#contracts/assistant/agent';
import type { Words } from '#assistant/write/words';
import { link, type Writer } from '#assistant/write/writer';

/** Says why the first thing that was asked for could not be read. */
export function writeFailure(writer: Writer, { facts, links, error }: ToolResult, words?: Words): void {
  if (words !== undefined && words.language !== 'en') {
    writer.spans(1, words.say(error?.code === 'not_found' ? 'nothing-there' : 'not-read'));
    writer.suggest(words.title('say.suggest-help'), words.title('say.suggest-network'));
    return;
  }
  const [message, hint] = facts;
  writer.line`${message}`;
  if (hint !== undefined) writer.text`${hint}`;
  const [first] = links;
  if (first !== undefined) writer.text`${link(first.href, first.label)}`;
  writer.suggest('What can you do?', 'How is the network doing?');
}
