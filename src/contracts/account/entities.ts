/** Things of the chain: how the id of one is written, and the pages of the product that are about one. */
import { isBase58OfLength } from '#std/base58';
import type { Entity, EntityKind } from '../assistant/agent.ts';
import { isSlotText } from '../text/search-query.ts';

/** First part of a path → what the page is about. */
const KIND_OF_PAGE: ReadonlyMap<string, EntityKind> = new Map([
  ['tx', 'transaction'],
  ['account', 'account'],
  ['user', 'account'],
  ['token', 'token'],
  ['program', 'program'],
  ['validator', 'validator'],
  ['block', 'block'],
  ['epoch', 'epoch'],
]);

/** What a page is about, by its path; `undefined` for the other pages and for what is no address, signature or number. */
export function toPageEntity(path: string | undefined): Entity | undefined {
  const [, page = '', id = ''] = /^\/([a-z]+)\/([^/?#]+)/.exec(path ?? '') ?? [];
  const kind = KIND_OF_PAGE.get(page);
  return kind !== undefined && isEntity({ kind, id }) ? { kind, id } : undefined;
}

/** Whether the id has the form its kind asks for. */
export function isEntity({ kind, id }: Entity): boolean {
  switch (kind) {
    case 'transaction':
      return id.length >= 64 && id.length <= 88 && isBase58OfLength(id, 64);
    case 'block':
    case 'epoch':
      return isSlotText(id);
    case 'domain':
      return /^[a-z0-9_.-]{1,128}\.sol$/.test(id);
    default:
      return id.length >= 32 && id.length <= 44 && isBase58OfLength(id, 32);
  }
}

export const isSameEntity = (a: Entity, b: Entity): boolean => a.kind === b.kind && a.id === b.id;
