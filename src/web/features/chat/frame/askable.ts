import type { Entity } from '#contracts/assistant/agent';
import { toPageEntity } from '#contracts/account/entities';
import { toAskText } from '../composer/slash-commands.ts';

/** Something of a page that can be asked about. */
export interface Askable {
  readonly element: Element;
  readonly entity: Entity;
  /** Put into the input; empty where the thing says enough. */
  readonly question: string | undefined;
  readonly title: string;
}

/** The value, row or log line an element belongs to, as the thing of the chain it is. */
export function findAskable(element: Element, path: string): Askable | undefined {
  if (!element.closest('main') || element.closest('[data-assistant]')) return undefined;
  const link = element.closest('a') ?? (element.matches('tr[data-row]') ? element.querySelector('a') : null);
  // A link within the page, as the number of a log line, leads to nothing else than where it stands.
  const isElsewhere = link instanceof HTMLAnchorElement && !link.getAttribute('href')?.startsWith('#');
  if (isElsewhere && link.origin === location.origin) {
    const entity = toPageEntity(link.pathname);
    if (entity) return { element: link, entity, question: undefined, title: toAskText(entity) };
  }
  const line = element.closest('li[data-kind][data-depth]');
  const here = toPageEntity(path);
  if (!line?.parentElement || here?.kind !== 'transaction') return undefined;
  // Of a long log only some lines are rendered.
  const number = /^log-(\d{1,9})$/.exec(line.id)?.[1] ?? [...line.parentElement.children].indexOf(line) + 1;
  return {
    element: line,
    entity: here,
    question: `What does log line ${number} say?`,
    title: `Ask about log line ${number}`,
  };
}
