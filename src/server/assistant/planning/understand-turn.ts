import { sharedUnderstander } from '../understanding/create-understander.ts';
import { findTokensNamed } from '../understanding/find-names.ts';
import { findKinds } from '../understanding/kinds-of-addresses.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Turn } from './turn.ts';

/** Finds out what is asked; what the addresses in it are, the chain is asked first. */
export async function understandTurn({
  request: { text, page, entities, thread },
  parts,
  cluster,
  signal,
}: Pick<Turn, 'request' | 'parts' | 'cluster' | 'signal'>): Promise<Understanding> {
  const reader = parts.clusters.reader(cluster);
  const understander = parts.understander ?? sharedUnderstander();
  const nowMs = parts.nowMs();
  const wanted = await understander.findWanted({ text, nowMs });
  const understood =
    wanted &&
    (await understander.understand({
      request: { text, page, entities, thread },
      nowMs,
      kinds: await findKinds(reader, wanted.addresses, signal),
      tokens: findTokensNamed(reader, wanted.names),
    }));
  signal.throwIfAborted();
  if (understood !== undefined) return understood;
  parts.log.warn('a question took too long to understand', { characters: text.length });
  return {
    kind: 'unclear',
    why: 'too-slow',
    about: undefined,
    asked: { text, topics: [] },
    entities: [],
    candidates: [],
    tokens: [],
  };
}
