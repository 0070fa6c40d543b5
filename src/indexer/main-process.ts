/**
 * An indexer as a process of its own, started by `superviseIndexer`: settings and secrets come in the
 * environment, what it says goes over the channel to its parent, and it ends with its parent.
 */
import { createChain } from '#chain';
import { createGateway } from '#chain/gateway/index';
import { isAppError } from '#std/errors';
import { createLog } from '#std/log';
import { openRenewableStoreWriter, openStoreWriter, putStoreAside, type StoreWriter } from '#store';
import { runIndexer } from './run-indexer.ts';
import type { BlockFeed } from './sources/block-feed.ts';
import { createSlotSignal } from './sources/slot-signal.ts';
import {
  SETTINGS_VARIABLE,
  TOKEN_VARIABLE,
  type IndexerMessage,
  type IndexerSettings,
} from './supervise-indexer.ts';

const log = createLog('info', (line) => void process.send?.({ kind: 'log', line }));
const settings = JSON.parse(process.env[SETTINGS_VARIABLE] ?? '{}') as IndexerSettings; // written by the parent
delete process.env[SETTINGS_VARIABLE];
const { cluster, endpoints } = settings;

const gateway = createGateway({
  pools: { mainnet: [], devnet: [], testnet: [], [cluster]: endpoints },
  privateHosts: new Set(settings.privateHosts),
  // Every block is asked for once, and after a fork again: nothing is cached.
  limits: { cacheBytes: 1 },
  log: log.child('gateway'),
});
gateway.start();
const [endpoint] = endpoints;
const writer = await openWriter();
const ending = new AbortController();
const end = (): void => ending.abort();
process.on('SIGTERM', end);
process.on('SIGINT', end);
process.on('disconnect', end);
const feed = await openFeed();
const slots = feed ?? createSlotSignal(endpoint, log);
// Who waits for a slot waits no longer.
ending.signal.addEventListener('abort', () => slots.close());

await gateway.whenReady(cluster, 30_000);
try {
  await runIndexer({
    chain: createChain(gateway, cluster),
    writer,
    slots,
    feed,
    pollMs: settings.pollMs,
    from: settings.from,
    to: settings.to,
    stablecoins: settings.stablecoins,
    shard: settings.shard,
    holder: settings.holder,
    mayReset: cluster === 'localnet',
    log,
    signal: ending.signal,
  });
} catch (error) {
  if (isAppError(error, 'store/damaged')) await reportDamage(writer);
  if (!ending.signal.aborted) throw error;
} finally {
  slots.close();
  await writer.close();
  await gateway.close();
}
process.exit(0);

async function openWriter(): Promise<StoreWriter> {
  const open = cluster === 'localnet' ? openRenewableStoreWriter : openStoreWriter;
  try {
    return open(settings.store);
  } catch (error) {
    if (!isAppError(error, 'store/damaged')) throw error;
    await reportDamage();
    return open(settings.store);
  }
}

/** Says so. A localnet's index is made again at once; that of another chain is its operator's to give up. */
async function reportDamage(opened?: StoreWriter): Promise<void> {
  const isRenewed = cluster === 'localnet';
  await opened?.close();
  if (isRenewed) putStoreAside(settings.store);
  await new Promise((resolve) =>
    process.send?.({ kind: 'damaged', isRenewed } satisfies IndexerMessage, resolve),
  );
}

/** Its library is loaded only where a feed is configured. */
async function openFeed(): Promise<BlockFeed | undefined> {
  const token = process.env[TOKEN_VARIABLE];
  delete process.env[TOKEN_VARIABLE];
  if (settings.yellowstone === undefined) return undefined;
  const { createYellowstoneFeed } = await import('./sources/yellowstone.ts');
  return createYellowstoneFeed({ url: settings.yellowstone, token, log: log.child('yellowstone') });
}
