import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chain } from '#chain';
import { isAppError } from '#std/errors';
import type { Log } from '#std/log';
import type { Lease, StoreWriter } from '#store';
import { indexerError } from './errors.ts';
import { createQuotes } from './facts/quote-rank.ts';
import { followChain } from './follow-chain.ts';
import { Pipeline } from './pipeline.ts';
import { toRefreshes } from './refresh-rankings.ts';
import { WHOLE, type Shard } from './shard.ts';
import type { BlockFeed } from './sources/block-feed.ts';
import { createUpkeep } from './upkeep.ts';
import type { SlotSignal } from './sources/slot-signal.ts';

export interface IndexerParts {
  readonly chain: Chain;
  readonly writer: StoreWriter;
  readonly slots: SlotSignal;
  /** Blocks that need not be asked for. */
  readonly feed?: BlockFeed | undefined;
  readonly pollMs: number;
  /** Where an empty store begins. */
  readonly from: number | 'first' | 'tip';
  readonly to?: number | undefined;
  readonly stablecoins: readonly string[];
  readonly shard?: Shard | undefined;
  /** Whose the lease is. One that takes up where a dead process of its own left need not wait for its lease to end. */
  readonly holder?: string | undefined;
  /** Whether a ledger that started over, or took back what was final, is followed from its start: a localnet's is. */
  readonly mayReset: boolean;
  readonly log: Log;
  readonly signal: AbortSignal;
}

const LEASE_MS = 10_000;
const RENEW_MS = 3_000;

/**
 * Follows a cluster into its store until `signal`. Waits while another indexer holds the shard, and rejects
 * with `indexer/lost-lease` when one takes it.
 */
export async function runIndexer(parts: IndexerParts): Promise<void> {
  const { writer, chain, log } = parts;
  const shard = parts.shard ?? WHOLE;
  const holder = parts.holder ?? randomUUID();
  await writer.migrate();
  let lease = await takeLease(parts, shard, holder);
  if (lease === undefined) return;
  let isLost = false;
  const renewal = setInterval(() => {
    void writer.acquire(shard.index, holder, LEASE_MS).then(
      (renewed) => {
        if (renewed === undefined || renewed.token !== lease!.token) isLost = true;
        else lease = renewed;
      },
      (error: unknown) => log.warn('lease-not-renewed', { error }),
    );
  }, RENEW_MS);
  try {
    await claim(parts);
    for (;;) {
      const pipeline = await Pipeline.open({
        writer,
        quotes: createQuotes(parts.stablecoins),
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
          pipeline,
          onCommit: async (finalized) => {
            if (isLost) throw indexerError('lost-lease');
            await upkeep(pipeline.checkpoint?.time, finalized);
          },
        });
        await writer.refresh(lease, toRefreshes(pipeline.checkpoint?.time ?? 0));
        return;
      } catch (error) {
        if (!isAppError(error, 'indexer/deep-fork') || !parts.mayReset) throw error;
        log.warn('ledger-began-anew', { cluster: chain.cluster, error });
        await startOver(parts);
      }
    }
  } finally {
    clearInterval(renewal);
    await writer.release(lease);
  }
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

async function askGenesis({ chain, signal, slots, pollMs, log }: IndexerParts): Promise<string> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await chain.request<string>('getGenesisHash', [], { signal });
    } catch (error) {
      log.info('cluster-not-there-yet', { error });
      await slots.wait(pollMs);
    }
  }
}
