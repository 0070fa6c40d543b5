import type { Span } from '#contracts/assistant/agent';
import { toShortAddress } from '#contracts/text/value-text';
import type { Subject } from '../question/question.ts';

const PAGES: Readonly<Partial<Record<Subject['kind'], string>>> = {
  transaction: '/tx/',
  account: '/account/',
  token: '/token/',
  program: '/program/',
  block: '/block/',
  epoch: '/epoch/',
  validator: '/validator/',
  pool: '/account/',
};

const WHOLE: ReadonlySet<string> = new Set(['block', 'epoch', 'domain']);

/** What a question is about, as a link to its page. Ids came from the question or a page, and were checked there. */
export function toSubjectSpan({ kind, id, said }: Subject): Span {
  const page = PAGES[kind];
  const text = said ?? (WHOLE.has(kind) ? id : toShortAddress(id));
  return page === undefined ? { kind: 'code', text } : { kind: 'link', href: `${page}${id}`, text };
}
