import type { ToLink } from './sources/define-source.ts';
import { SOURCES } from './sources.ts';

/** A message for people; of an event nobody here knows any more, its data. */
export function toText(
  { type, data }: { readonly type: string; readonly data: unknown },
  toLink: ToLink,
): string {
  if (type === 'webhook.test') return toTestText(data);
  const source = SOURCES.get(type);
  return source === undefined ? `${type}\n${JSON.stringify(data)}` : source.toText(data, toLink).join('\n');
}

const toTestText = (data: unknown): string => {
  const { webhook } = data as { webhook: string }; // the only field of a test
  return `A test\nThis was sent by hand to try out “${webhook}”.`;
};
