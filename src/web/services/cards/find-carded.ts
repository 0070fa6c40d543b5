import { isSameEntity, toPageEntity } from '#contracts/account/entities';
import type { Entity, EntityKind } from '#contracts/assistant/agent';
import type { WatchedKind } from '#contracts/people/people';

/** A link and the thing of the chain it leads to. */
export interface Carded {
  readonly link: HTMLAnchorElement;
  readonly entity: Entity;
}

const KINDS: ReadonlySet<EntityKind> = new Set(['account', 'token', 'program', 'validator', 'transaction']);

/** The link an element is in, where it leads to something that has a card and the page is not about. */
export function findCarded(element: Element, path: string): Carded | undefined {
  const link = element.closest('a');
  if (!link?.closest('main') || link.closest('[data-assistant], [data-card], nav, [role=tablist]'))
    return undefined;
  if (link.origin !== location.origin) return undefined;
  const entity = toPageEntity(link.pathname);
  const here = toPageEntity(path);
  if (entity === undefined || !KINDS.has(entity.kind) || (here && isSameEntity(entity, here)))
    return undefined;
  return { link, entity };
}

/** What the keys mean: the link or the row that has the focus, or else what the page is about. */
export function findFocused(active: Element | null, path: string): Partial<Carded> | undefined {
  const row = active?.closest('tr[data-row]');
  const link = active?.closest('a') ?? row?.querySelector('a');
  const found = link && findCarded(link, path);
  if (found) return found;
  const here = toPageEntity(path);
  return here && KINDS.has(here.kind) ? { entity: here } : undefined;
}

/** As what something is watched; a transaction is over when it is seen. */
export const toWatchedKind = ({ kind }: Entity): WatchedKind | undefined =>
  kind === 'account' || kind === 'token' || kind === 'program' || kind === 'validator' ? kind : undefined;
