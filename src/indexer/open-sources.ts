import { getEpochSchedule, type Chain } from '#chain';
import { isAppError } from '#std/errors';
import type { Log } from '#std/log';
import { Archiver } from './archive/archiver.ts';
import { removeArchive, type ArchivePlace } from './archive/open-archive.ts';
import { indexerError } from './errors.ts';
import type { Start } from './sources/find-start.ts';
import type { SlotSignal } from './sources/slot-signal.ts';
import type { StoreReport } from './store-report.ts';
import { BlockStream, type BlockStreamOptions } from './stream/block-stream.ts';
import { runFetcher } from './stream/run-fetcher.ts';

/** Where blocks come from, and where those that were fetched go to. */
export interface SourceParts {
  readonly chain: Chain;
  readonly slots: SlotSignal;
  readonly pollMs: number;
  /** Where an empty store or stream begins. */
  readonly from: Start;
  readonly to?: number | undefined;
  /** Whether a ledger that started over, or took back what was final, is followed from its start: a localnet's is. */
  readonly mayReset: boolean;
  /** Where the raw blocks of this cluster are, and who hears what becomes of them. */
  readonly archive?: { readonly place: ArchivePlace; readonly report: StoreReport } | undefined;
  /** Where a fetcher sends blocks to: URL of the server, how much it stores, and who hears what becomes of it. */
  readonly stream?: Pick<BlockStreamOptions, 'url' | 'maxBytes' | 'onChange'> | undefined;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/** Each ledger has a stream of its own. Only who sends to it may change it. */
export async function openStream(parts: SourceParts, sends = false): Promise<BlockStream | undefined> {
  if (parts.stream === undefined) return undefined;
  const { url, onChange, maxBytes } = parts.stream;
  return new BlockStream({
    url,
    onChange,
    maxBytes: sends ? maxBytes : undefined,
    genesisHash: await askGenesis(parts),
    log: parts.log.child('stream'),
  });
}

/**
 * Sends blocks to the stream until `signal`, and stores them in the archive where there is one. Rejects with `indexer/bad-option`
 * without a stream.
 */
export async function runFetching(parts: SourceParts): Promise<void> {
  const stream = await openStream(parts, true);
  if (stream === undefined) throw indexerError('bad-option', { detail: 'A fetcher needs a stream.' });
  let archive: Archiver | undefined;
  try {
    archive = await openArchive(parts);
    await runFetcher({ ...parts, archive, stream });
  } finally {
    await archive?.close();
    await stream.close();
  }
}

/** The archive belongs to one ledger, too; a localnet that started over has an empty one. */
export async function openArchive(parts: SourceParts): Promise<Archiver | undefined> {
  if (parts.archive === undefined) return undefined;
  const { place, report } = parts.archive;
  const { chain, log, signal } = parts;
  const genesisHash = await askGenesis(parts);
  const schedule = await askUntilAnswered(parts, () => getEpochSchedule(chain, { signal }));
  const open = () =>
    Archiver.open({
      place,
      ledger: { cluster: chain.cluster, genesisHash, schedule },
      chain,
      report,
      log,
      signal,
    });
  try {
    return await open();
  } catch (error) {
    if (!isAppError(error, 'indexer/other-archive') || !parts.mayReset) throw error;
    await removeArchive(place, signal);
    return open();
  }
}

export function askGenesis(parts: SourceParts): Promise<string> {
  const { chain, signal } = parts;
  return askUntilAnswered(parts, () => chain.request<string>('getGenesisHash', [], { signal }));
}

async function askUntilAnswered<T>(
  { signal, slots, pollMs, log }: SourceParts,
  ask: () => Promise<T>,
): Promise<T> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await ask();
    } catch (error) {
      log.info('cluster-not-there-yet', { error });
      await slots.wait(pollMs);
    }
  }
}
