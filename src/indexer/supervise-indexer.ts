import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Cluster } from '#contracts/cluster';
import type { Log } from '#std/log';
import { superviseProcess, type SupervisedProcess } from '#std/supervise-process';
import type { StorePlace } from '#store';
import type { Shard } from './shard.ts';

/** Everything an indexer's process is told; plain JSON. */
export interface IndexerSettings {
  readonly cluster: Cluster;
  /** URLs; the first also tells of new slots. */
  readonly endpoints: readonly string[];
  readonly store: StorePlace;
  readonly from: number | 'first' | 'tip';
  readonly to?: number | undefined;
  readonly pollMs: number;
  readonly stablecoins: readonly string[];
  readonly shard?: Shard | undefined;
  readonly holder?: string | undefined;
}

const ENTRY = fileURLToPath(new URL('./main-process.ts', import.meta.url));
const FLAGS = ['--max-semi-space-size=16', '--disable-warning=ExperimentalWarning'];

/** Runs an indexer in a child process and starts it again, from its checkpoint, whenever it dies. */
export function superviseIndexer(settings: IndexerSettings, log: Log): SupervisedProcess {
  // One child at a time: the next one starts only when this one is gone, and so may go on with its lease.
  const holder = randomUUID();
  return superviseProcess({
    entry: ENTRY,
    flags: FLAGS,
    settings: () => JSON.stringify({ ...settings, holder }),
    onMessage: () => {},
    onDeath: () => true,
    log: log.child('indexer'),
  });
}
