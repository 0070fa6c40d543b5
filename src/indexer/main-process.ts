/**
 * An indexer as a process of its own, started by `superviseIndexer`: settings and secrets come in the
 * environment, what it says goes over the channel to its parent, and it ends with its parent.
 */
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createChain } from '#chain';
import { createGateway } from '#chain/gateway/index';
import { findDiskFault } from '#std/disk-faults';
import { isAppError } from '#std/errors';
import { createLog } from '#std/log';
import { startTracing } from '#std/tracing/start-tracing';
import { openRenewableStoreWriter, openStoreWriter, putStoreAside, type StoreWriter } from '#store';
import { toArchivePlace } from './archive/open-archive.ts';
import { runFetching, type SourceParts } from './open-sources.ts';
import { runIndexer } from './run-indexer.ts';
import type { BlockFeed } from './sources/block-feed.ts';
import { createSlotSignal } from './sources/slot-signal.ts';
import { createStoreReport } from './store-report.ts';
import {
  SETTINGS_VARIABLE,
  TOKEN_VARIABLE,
  type IndexerMessage,
  type IndexerSettings,
} from './supervise-indexer.ts';

/** How often a store is tried again on a disk that takes nothing, and one that an operator has to put a file in place of. */
const RETRY_MS = 2_000;
const DAMAGED_MS = 10_000;
/** Threads that decode, unless it is said how many: more are faster than what stores their rows. */
const MOST_DECODERS = 4;

const log = createLog('info', (line) => void process.send?.({ kind: 'log', line }));
const settings = JSON.parse(process.env[SETTINGS_VARIABLE] ?? '{}') as IndexerSettings; // written by the parent
delete process.env[SETTINGS_VARIABLE];
const { cluster, endpoints } = settings;

const closeTracing = await startTracing(settings.tracing, 'indexer', log);
const gateway = createGateway({
  pools: { mainnet: [], devnet: [], testnet: [], [cluster]: endpoints },
  privateHosts: new Set(settings.privateHosts),
  // Every block is asked for once, and after a fork again: nothing is cached.
  limits: { cacheBytes: 1 },
  log: log.child('gateway'),
});
gateway.start();
const [endpoint] = endpoints;
const isRenewed = cluster === 'localnet';
const report = createStoreReport(cluster, log, (fault) => tell({ kind: 'store', fault }));
const archiveReport = createStoreReport(cluster, log, (fault) => tell({ kind: 'archive', fault }), 'archive');
const ending = new AbortController();
const end = (): void => ending.abort();
process.on('SIGTERM', end);
process.on('SIGINT', end);
process.on('disconnect', end);
const feed = await openFeed();
const slots = feed ?? createSlotSignal(endpoint, log);
// Who waits for a slot waits no longer.
ending.signal.addEventListener('abort', () => slots.close());

const archivePlace = toArchivePlace(settings.archive, cluster);
const sources: SourceParts = {
  chain: createChain(gateway, cluster),
  slots,
  pollMs: settings.pollMs,
  from: settings.from,
  to: settings.to,
  mayReset: isRenewed,
  archive: archivePlace && { place: archivePlace, report: archiveReport },
  stream: settings.stream && { ...settings.stream, onChange: (fault) => tell({ kind: 'stream', fault }) },
  log,
  signal: ending.signal,
};

await gateway.whenReady(cluster, 30_000);
try {
  while (!ending.signal.aborted && !(await follow()));
} finally {
  slots.close();
  await gateway.close();
  await closeTracing();
}
process.exit(0);

function tell(message: IndexerMessage): void {
  process.send?.(message);
}

/** Follows the chain to its end. Gives `false`, after a while, where the store stood in the way and may do so no more. */
async function follow(): Promise<boolean> {
  if (settings.isFetcher === true) {
    await runFetching(sources);
    return true;
  }
  let writer: StoreWriter | undefined;
  try {
    writer = (isRenewed ? openRenewableStoreWriter : openStoreWriter)(settings.store);
    await runIndexer({
      ...sources,
      writer,
      feed,
      stablecoins: settings.stablecoins,
      shard: settings.shard,
      decoders: settings.decoders ?? Math.min(availableParallelism() - 1, MOST_DECODERS),
      holder: settings.holder,
      report,
      onCatchUp: (catchUp) => tell({ kind: 'catch-up', catchUp }),
    });
    return true;
  } catch (error) {
    if (ending.signal.aborted) return true;
    await writer?.close();
    if (isAppError(error, 'store/damaged')) {
      // A localnet's index is made again at once; that of another chain is its operator's to give up.
      if (isRenewed) putStoreAside(settings.store);
      tell({ kind: 'damaged', isRenewed });
      await pause(isRenewed ? 0 : DAMAGED_MS);
      return false;
    }
    if (findDiskFault(error) === undefined || !report.failed(error)) throw error;
    await pause(RETRY_MS);
    return false;
  } finally {
    await writer?.close();
  }
}

async function pause(ms: number): Promise<void> {
  await sleep(ms, undefined, { signal: ending.signal }).catch(() => undefined);
}

/** Its library is loaded only where a feed is configured. */
async function openFeed(): Promise<BlockFeed | undefined> {
  const token = process.env[TOKEN_VARIABLE];
  delete process.env[TOKEN_VARIABLE];
  if (settings.yellowstone === undefined) return undefined;
  const { createYellowstoneFeed } = await import('./sources/yellowstone.ts');
  return createYellowstoneFeed({ url: settings.yellowstone, token, log: log.child('yellowstone') });
}
