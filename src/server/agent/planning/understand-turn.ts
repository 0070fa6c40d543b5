import { findKinds } from '../understanding/kinds-of-addresses.ts';
import { addressesOf, understand, type Understanding } from '../understanding/understand.ts';
import type { Turn } from './turn.ts';

/** Finds out what is asked; what the addresses in it are, the chain is asked first. */
export async function understandTurn({
  request,
  parts,
  cluster,
  signal,
}: Pick<Turn, 'request' | 'parts' | 'cluster' | 'signal'>): Promise<Understanding> {
  const reader = parts.clusters.reader(cluster);
  const kinds = await findKinds(reader, addressesOf(request.text, parts.nowMs()), signal);
  return understand(request, reader, parts.nowMs(), kinds);
}
