import type { ToolResult } from '#contracts/assistant/agent';
import { link, type Writer } from '#assistant/write/writer';

/** Says why the first thing that was asked for could not be read. */
export function writeFailure(writer: Writer, { facts, links }: ToolResult): void {
  const [message, hint] = facts;
  writer.line`${message}`;
  if (hint !== undefined) writer.text`${hint}`;
  const [first] = links;
  if (first !== undefined) writer.text`${link(first.href, first.label)}`;
  writer.suggest('What can you do?', 'How is the network doing?');
}
