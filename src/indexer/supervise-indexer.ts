import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Cluster } from '#contracts/cluster';
import type { Log } from '#std/log';
import { superviseProcess, type SupervisedProcess } from '#std/supervise-process';
import type { StorePlace } from '#store';
import type { Shard } from './shard.ts';

/** Everything an indexer's process is given; plain JSON. */
export interface IndexerSettings {
  readonly cluster: Cluster;
  /** URLs; the first also tells of new slots. */
  readonly endpoints: readonly string[];
  /** Hosts they may be at by http. */
  readonly privateHosts?: readonly string[] | undefined;
  readonly store: StorePlace;
  readonly from: number | 'first' | 'tip';
  readonly to?: number | undefined;
  readonly pollMs: number;
  readonly stablecoins: readonly string[];
  readonly shard?: Shard | undefined;
  readonly holder?: string | undefined;
  /** URL of a node with Yellowstone’s plugin, which then tells of new blocks and sends them. */
  readonly yellowstone?: string | undefined;
}

/** What others on this machine must not read in a list of processes. */
export interface IndexerSecrets {
  readonly yellowstoneToken?: string | undefined;
}

/** The file of the index cannot be read; `isRenewed` where it is made again without being asked. */
export interface IndexerMessage {
  readonly kind: 'damaged';
  readonly isRenewed: boolean;
}

/** Where the child finds its settings, which hold URLs with keys and passwords, and the token. */
export const SETTINGS_VARIABLE = 'INDEXER_SETTINGS';
export const TOKEN_VARIABLE = 'YELLOWSTONE_TOKEN';

/** Variables that PostgreSQL's own tools and drivers read. */
const DATABASE_ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^PG[A-Z]{1,32}$/.test(name)),
);

const ENTRY = fileURLToPath(new URL('./main-process.ts', import.meta.url));
const FLAGS = ['--max-semi-space-size=16', '--disable-warning=ExperimentalWarning'];

/** Runs an indexer in a child process and starts it again, from its checkpoint, whenever it dies. */
export function superviseIndexer(
  settings: IndexerSettings,
  log: Log,
  { yellowstoneToken }: IndexerSecrets = {},
): SupervisedProcess {
  // One child at a time: the next one starts only when this one is gone, and so may go on with its lease.
  const holder = randomUUID();
  const indexerLog = log.child('indexer');
  let isDamageSaid = false;
  return superviseProcess({
    entry: ENTRY,
    flags: FLAGS,
    environment: {
      ...DATABASE_ENVIRONMENT,
      [TOKEN_VARIABLE]: yellowstoneToken,
      [SETTINGS_VARIABLE]: JSON.stringify({ ...settings, holder }),
    },
    // Arguments stand in the list of processes for everybody to read.
    settings: () => settings.cluster,
    onMessage: (message) => {
      const { isRenewed } = message as IndexerMessage; // the only message beside log lines
      if (!isRenewed && isDamageSaid) return;
      isDamageSaid = true;
      indexerLog.error('index-damaged', {
        cluster: settings.cluster,
        place: toPlaceText(settings.store),
        outcome: isRenewed
          ? 'it was moved aside and is made again'
          : 'nothing is indexed until its file is moved away or a backup put in its place',
      });
    },
    onDeath: () => true,
    log: indexerLog,
  });
}

/** A server's URL holds a password. */
const toPlaceText = (place: StorePlace): string =>
  place.kind === 'folder' ? place.folder : `schema ${place.schema}`;
