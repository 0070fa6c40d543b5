import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Cluster } from '#contracts/cluster';
import type { CatchUp } from '#contracts/operation/monitoring';
import type { StorageFault } from '#contracts/operation/storage';
import type { Log } from '#std/log';
import { superviseProcess, type SupervisedProcess } from '#std/supervise-process';
import type { TracingSettings } from '#std/tracing/tracing-settings';
import type { StorePlace } from '#store';
import type { ArchivePlace } from './archive/open-archive.ts';
import type { Shard } from './shard.ts';
import type { Start } from './sources/find-start.ts';
import type { WrittenPart } from './store-report.ts';

/** Everything an indexer's process is given; plain JSON. */
export interface IndexerSettings {
  readonly cluster: Cluster;
  /** URLs; the first also tells of new slots. */
  readonly endpoints: readonly string[];
  /** Hosts they may be at by http. */
  readonly privateHosts?: readonly string[] | undefined;
  readonly store: StorePlace;
  /** Sends blocks to the stream in place of indexing them. */
  readonly isFetcher?: boolean | undefined;
  /** A NATS server, whose URL holds a password, and how many bytes of blocks it stores. */
  readonly stream?: { readonly url: string; readonly maxBytes: number } | undefined;
  /** Where raw blocks are, each cluster’s in a folder of its own; a bucket with its secret key. */
  readonly archive?: ArchivePlace | undefined;
  readonly from: Start;
  readonly to?: number | undefined;
  readonly pollMs: number;
  readonly stablecoins: readonly string[];
  readonly shard?: Shard | undefined;
  /** Threads that decode while the index catches up; by the cores there are unless it is said. */
  readonly decoders?: number | undefined;
  readonly holder?: string | undefined;
  /** URL of a node with Yellowstone’s plugin, which then tells of new blocks and sends them. */
  readonly yellowstone?: string | undefined;
  /** Where its traces are sent; nowhere without it. */
  readonly tracing?: TracingSettings | undefined;
}

/** What others on this machine must not read in a list of processes. */
export interface IndexerSecrets {
  readonly yellowstoneToken?: string | undefined;
}

export type IndexerMessage =
  /** The file of the index cannot be read; `isRenewed` where it is made again without being asked. */
  | { readonly kind: 'damaged'; readonly isRenewed: boolean }
  /** Why nothing is written; without a fault once something is. */
  | { readonly kind: 'store'; readonly fault?: StorageFault | undefined }
  | { readonly kind: 'archive'; readonly fault?: StorageFault | undefined }
  | { readonly kind: 'stream'; readonly fault?: StorageFault | undefined }
  | { readonly kind: 'catch-up'; readonly catchUp?: CatchUp | undefined };

/** Hears what an indexer says of itself. */
export interface HearIndexer {
  /** Why nothing of a part is written, and without a fault that it is again. */
  readonly onStore?: (fault: StorageFault | undefined, part: WrittenPart | 'stream') => void;
  /** How far it is behind; with nothing that it is no more. */
  readonly onCatchUp?: (catchUp: CatchUp | undefined) => void;
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

/**
 * Runs an indexer in a child process and starts it again, from its checkpoint, whenever it dies.
 */
export function superviseIndexer(
  settings: IndexerSettings,
  log: Log,
  { yellowstoneToken }: IndexerSecrets = {},
  { onStore = () => {}, onCatchUp = () => {} }: HearIndexer = {},
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
      const said = message as IndexerMessage; // what there is beside log lines
      if (said.kind === 'catch-up') {
        onCatchUp(said.catchUp);
        return;
      }
      if (said.kind === 'archive' || said.kind === 'stream') {
        onStore(said.fault, said.kind);
        return;
      }
      onStore(said.kind === 'store' ? said.fault : said.isRenewed ? undefined : 'damaged', 'index');
      if (said.kind === 'store') {
        isDamageSaid = false;
        return;
      }
      const { isRenewed } = said;
      if (!isRenewed && isDamageSaid) return;
      isDamageSaid = true;
      indexerLog.error('index-damaged', {
        cluster: settings.cluster,
        place: toPlaceText(settings.store),
        outcome: isRenewed
          ? 'it was moved aside and is made again'
          : settings.store.kind === 'clickhouse'
            ? 'nothing is indexed until its database is dropped and its control.sqlite moved away'
            : 'nothing is indexed until its file is moved away or a backup put in its place',
      });
    },
    onDeath: () => {
      onCatchUp(undefined);
      return true;
    },
    log: indexerLog,
  });
}

/** A server's URL holds a password. */
function toPlaceText(place: StorePlace): string {
  if (place.kind === 'folder') return place.folder;
  return place.kind === 'postgresql' ? `schema ${place.schema}` : `database ${place.database}`;
}
