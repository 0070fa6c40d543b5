import { join } from 'node:path';
import { isAppError, toWholeMessage } from '#std/errors';
import { MANIFEST, type ArchivedLedger, type ArchiveStore } from './archive-store.ts';
import { BucketArchive, removeBucketArchive } from './bucket-archive.ts';
import { Bucket, type BucketPlace } from './bucket.ts';
import { FolderArchive, removeFolderArchive } from './folder-archive.ts';

/** Where the raw blocks of a cluster are stored; plain JSON. */
export type ArchivePlace = { readonly kind: 'folder'; readonly folder: string } | BucketPlace;

/** The part of a place that is a cluster’s: a folder in it. */
export function toArchivePlace(all: ArchivePlace | undefined, cluster: string): ArchivePlace | undefined {
  if (all === undefined) return undefined;
  return all.kind === 'folder'
    ? { ...all, folder: join(all.folder, cluster) }
    : { ...all, prefix: `${all.prefix}${cluster}/` };
}

/** Opens the archive of a chain, or makes it. Rejects as its store does. */
export async function openArchiveStore(
  place: ArchivePlace,
  ledger: ArchivedLedger,
  signal: AbortSignal,
): Promise<ArchiveStore> {
  return place.kind === 'folder'
    ? FolderArchive.open(place.folder, ledger)
    : BucketArchive.open(new Bucket(place, signal), ledger);
}

/**
 * Why the archive of a cluster cannot be read now; `undefined` where it can, where there is none, and where it is a folder, which is
 * made when it is needed. Nothing is made.
 */
export async function findArchiveFault(
  all: ArchivePlace | undefined,
  cluster: string,
): Promise<string | undefined> {
  const place = toArchivePlace(all, cluster);
  if (place?.kind !== 'bucket') return undefined;
  const bucket = new Bucket(place, new AbortController().signal, { timeoutMs: 5_000, patienceMs: 5_000 });
  try {
    await bucket.get(MANIFEST);
    for await (const _page of bucket.list('epoch-', { pageSize: 1 })) break;
    return undefined;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return toWholeMessage(error);
  }
}

/** Forgets an archive, for a localnet that started over. */
export async function removeArchive(place: ArchivePlace, signal: AbortSignal): Promise<void> {
  if (place.kind === 'folder') removeFolderArchive(place.folder);
  else await removeBucketArchive(new Bucket(place, signal));
}
