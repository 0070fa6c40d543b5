import type { Entity } from '#contracts/assistant/agent';
import { toShortAddress } from '#contracts/text/value-text';

/** A thing of the chain in two words: `token 7xKX…gAsU`. */
export const toEntityTitle = ({ kind, id }: Entity): string =>
  `${kind} ${kind === 'block' || kind === 'epoch' || kind === 'domain' ? id : toShortAddress(id)}`;
