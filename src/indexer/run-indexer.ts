import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CatchUp } from '#contracts/operation/monitoring';
import { isAppError } from '#std/errors';
import type { Lease, StoreWriter } from '#store';
import type { Archiver } from './archive/archiver.ts';
import { removeArchive } from './archive/open-archive.ts';
import { DecoderPool } from './decoders/decoder-pool.ts';
import { indexerError } from './errors.ts';
import { askGenesis, openArchive, openStream, type SourceParts } from './open-sources.ts';
import type { BlockStream } from './stream/block-stream.ts';
import { createQuotes } from './facts/quote-rank.ts';
import { followChain } from './follow-chain.ts';
import { Pipeline } from './pipeline.ts';
import { toRefreshes } from './refresh-rankings.ts';
import { WHOLE, type Shard } from './shard.ts';
import type { BlockFeed } from './sources/block-feed.ts';
import { watchCatchUp, type CatchUpWatch } from './watch-catch-up.ts';
import { createUpkeep } from './upkeep.ts';
import type { StoreReport } from './store-report.ts';

export interface IndexerParts extends SourceParts {
  readonly writer: StoreWriter;
  /** Blocks that need not be asked for. */
  readonly feed?: BlockFeed | undefined;
  readonly stablecoins: readonly string[];
  readonly shard?: Shard | undefined;
  /** Threads that decode while an index catches up; none by default. */
  readonly decoders?: number | undefined;
  /** Whose the lease is. One that takes up where a dead process of its own left need not wait for its lease to end. */
  readonly holder?: string | undefined;
  readonly report?: StoreReport | undefined;
  /** Hears every second how far the index is behind, and with nothing that it is no more. */
  readonly onCatchUp?: ((catchUp: CatchUp | undefined) => void) | undefined;
}

const LEASE_MS = 10_000;
const RENEW_MS = 3_000;
const CATCH_UP_MS = 1_000;
/** How often the log has it. */
const CATCH_UP_LOG_MS = 30_000;

/**
 * Follows a cluster into its store until `signal`. Waits while another indexer holds the shard, and rejects
 * with `indexer/lost-lease` when one takes it.
 */
export async function runIndexer(given: IndexerParts): Promise<void> {
  const catchUp = watchCatchUp(given.chain);
  const parts: IndexerParts = { ...given, chain: catchUp.chain };
  const { writer, chain, log } = parts;
  const shard = parts.shard ?? WHOLE;
  const holder = parts.holder ?? randomUUID();
  await writer.migrate();
  let lease = await takeLease(parts, shard, holder);
  if (lease === undefined) return;
  let isLost = false;
  let isRenewed = true;
  const renewal = setInterval(() => {
    void writer.acquire(shard.index, holder, LEASE_MS).then(
      (renewed) => {
        if (renewed === undefined || renewed.token !== lease!.token) isLost = true;
        else lease = renewed;
        isRenewed = true;
      },
      (error: unknown) => {
        // It comes every few seconds for as long as a disk is full.
        if (isRenewed) log.warn('lease-not-renewed', { error });
        isRenewed = false;
      },
    );
  }, RENEW_MS);
  const { decoders: threads = 0, stablecoins } = parts;
  const decoders = threads > 0 ? new DecoderPool(threads, { stablecoins }) : undefined;
  const endReports = reportCatchUp(catchUp, parts);
  let archive: Archiver | undefined;
  let stream: BlockStream | undefined;
  try {
    await claim(parts);
    for (;;) {
      archive = await openArchive(parts);
      await stream?.close();
      stream = await openStream(parts);
      const pipeline = await Pipeline.open({
        writer,
        quotes: createQuotes(stablecoins),
        shard,
        lease: () => lease!,
      });
      log.info('following', { cluster: chain.cluster, checkpoint: pipeline.checkpoint?.slot });
      const upkeep = createUpkeep({
        writer,
        lease: () => lease!,
        makesRankings: shard.index === 0,
        log,
      });
      try {
        await followChain({
          ...parts,
          archive,
          stream,
          onArchived: () => catchUp.noteArchived(),
          decoders,
          pipeline,
          onCommit: async (finalized) => {
            if (isLost) throw indexerError('lost-lease');
            catchUp.note(pipeline.checkpoint?.slot ?? 0, finalized);
            await upkeep(pipeline.checkpoint?.time, finalized);
          },
        });
        await writer.refresh(lease, toRefreshes(pipeline.checkpoint?.time ?? 0));
        return;
      } catch (error) {
        if (!isAppError(error, 'indexer/deep-fork') || !parts.mayReset) throw error;
        log.warn('ledger-began-anew', { cluster: chain.cluster, error });
        await archive?.close();
        if (parts.archive) await removeArchive(parts.archive.place, parts.signal);
        await startOver(parts);
      }
    }
  } finally {
    clearInterval(renewal);
    endReports();
    await decoders?.close();
    await archive?.close();
    await stream?.close();
    // It ends by itself.
    await writer.release(lease).catch((error: unknown) => log.warn('lease-not-released', { error }));
  }
}

/** Says how far the index is for as long as it is behind, and once that it is no more. Gives what ends it. */
function reportCatchUp(watch: CatchUpWatch, { chain, onCatchUp, log }: IndexerParts): () => void {
  let isBehind = false;
  let saidAt = -Infinity;
  const report = (): void => {
    const current = watch.current();
    if (current === undefined && !isBehind) return;
    isBehind = current !== undefined;
    onCatchUp?.(current);
    if (current === undefined) {
      saidAt = -Infinity;
      log.info('caught-up', { cluster: chain.cluster });
      return;
    }
    if (performance.now() - saidAt < CATCH_UP_LOG_MS) return;
    saidAt = performance.now();
    log.info('catching-up', { cluster: chain.cluster, ...current });
  };
  const timer = setInterval(report, CATCH_UP_MS);
  return () => clearInterval(timer);
}

async function takeLease(
  { writer, signal, log }: IndexerParts,
  shard: Shard,
  holder: string,
): Promise<Lease | undefined> {
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    const lease = await writer.acquire(shard.index, holder, LEASE_MS);
    if (lease !== undefined) return lease;
    if (isFirst) log.info('standing-by', { shard: shard.index });
    await sleep(RENEW_MS / 2, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}

/** The store belongs to one ledger. */
async function claim(parts: IndexerParts): Promise<void> {
  const genesisHash = await askGenesis(parts);
  try {
    await parts.writer.claimLedger(genesisHash);
  } catch (error) {
    if (!isAppError(error, 'store/other-ledger') || !parts.mayReset) throw error;
    await startOver(parts);
  }
}

async function startOver(parts: IndexerParts): Promise<void> {
  await parts.writer.reset();
  await parts.writer.claimLedger(await askGenesis(parts));
}
