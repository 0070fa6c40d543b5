import type { Entity } from '#contracts/agent';
import { toAddress, toSignature } from '../../input/texts.ts';

const KINDS: readonly (readonly [RegExp, Entity['kind']])[] = [
  [/^\/tx\/([^/?#]+)/, 'transaction'],
  [/^\/account\/([^/?#]+)/, 'account'],
  [/^\/user\/([^/?#]+)/, 'account'],
  [/^\/token\/([^/?#]+)/, 'token'],
  [/^\/program\/([^/?#]+)/, 'program'],
  [/^\/validator\/([^/?#]+)/, 'validator'],
  [/^\/block\/(\d{1,15})(?=[/?#]|$)/, 'block'],
  [/^\/epoch\/(\d{1,9})(?=[/?#]|$)/, 'epoch'],
];

/** What a page of the product is about; `undefined` for the other pages and for what is no address or signature. */
export function toPageEntity(path: string | undefined): Entity | undefined {
  for (const [pattern, kind] of KINDS) {
    const id = pattern.exec(path ?? '')?.[1];
    if (id === undefined) continue;
    return isEntity({ kind, id }) ? { kind, id } : undefined;
  }
  return undefined;
}

/** Whether the id has the form its kind asks for. */
export function isEntity({ kind, id }: Entity): boolean {
  if (kind === 'transaction') return toSignature(id) !== undefined;
  if (kind === 'block' || kind === 'epoch') return /^\d{1,15}$/.test(id);
  if (kind === 'domain') return /^[a-z0-9_.-]{1,128}\.sol$/.test(id);
  return toAddress(id) !== undefined;
}
