/**
 * An indexer as a process of its own, started by `superviseIndexer`: settings come as the first argument,
 * what it says goes over the channel to its parent, and it ends with its parent.
 */
import { createChain } from '#chain';
import { createGateway } from '#chain/gateway/index';
import { createLog } from '#std/log';
import { openRenewableStoreWriter, openStoreWriter } from '#store';
import { runIndexer } from './run-indexer.ts';
import { createSlotSignal } from './sources/slot-signal.ts';
import type { IndexerSettings } from './supervise-indexer.ts';

const log = createLog('info', (line) => void process.send?.({ kind: 'log', line }));
const settings = JSON.parse(process.argv[2] ?? '{}') as IndexerSettings; // written by the parent
const { cluster, endpoints } = settings;

const gateway = createGateway({
  pools: { mainnet: [], devnet: [], testnet: [], [cluster]: endpoints },
  // Every block is asked for once, and after a fork again: nothing is to be kept.
  limits: { cacheBytes: 1 },
  log: log.child('gateway'),
});
gateway.start();
const [endpoint] = endpoints;
const slots = createSlotSignal(endpoint, log);
const writer = (cluster === 'localnet' ? openRenewableStoreWriter : openStoreWriter)(settings.store);
const ending = new AbortController();
const end = (): void => {
  ending.abort();
  slots.close();
};
process.on('SIGTERM', end);
process.on('SIGINT', end);
process.on('disconnect', end);

await gateway.whenReady(cluster, 30_000);
try {
  await runIndexer({
    chain: createChain(gateway, cluster),
    writer,
    slots,
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
  if (!ending.signal.aborted) throw error;
} finally {
  slots.close();
  await writer.close();
  await gateway.close();
}
process.exit(0);
