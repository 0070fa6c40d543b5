import { epochOfSlot, slotsOfEpoch, type EpochSchedule } from '#chain';
import { indexerError } from '../errors.ts';
import type { BlockHead, RawBlock } from './raw-block.ts';

type Awaitable<T> = T | Promise<T>;

/**
 * Raw final blocks of one chain, wherever they are stored. What is there stays as it is: a block is added, and added again only
 * where another one of its slot was wrong or damaged.
 */
export interface ArchiveStore {
  /** Why it is only read; `undefined` where it is written. */
  readonly readOnly: ReadOnly | undefined;
  /** Bytes that were met and belong to no block. */
  readonly damagedBytes: number;
  /** Whether blocks are written side by side: a killed process may then leave one out, a few below the newest. */
  readonly isParallel: boolean;
  /** The oldest block there is. */
  first(): Awaitable<BlockHead | undefined>;
  /** The newest block there is. */
  last(): Awaitable<BlockHead | undefined>;
  /** The first block above `slot`. */
  next(slot: number): Awaitable<BlockHead | undefined>;
  /** Blocks of `[first, last]` in their order. */
  list(first: number, last: number): Awaitable<readonly BlockHead[]>;
  head(slot: number): Awaitable<BlockHead | undefined>;
  /** The packed block; `undefined` where there is none, or one that is damaged. */
  read(slot: number): Awaitable<Uint8Array | undefined>;
  /** Adds final blocks; those that are there stay. Where it fails, some may have been added. */
  append(blocks: readonly RawBlock[]): Awaitable<void>;
  close(): void;
}

/** Another process writes it, or this user may not. */
export type ReadOnly =
  | { readonly kind: 'taken'; readonly holder: string }
  | { readonly kind: 'fault'; readonly error: unknown };

/** Which chain an archive is of. */
export interface ArchivedLedger {
  readonly cluster: string;
  readonly genesisHash: string;
  readonly schedule: EpochSchedule;
}

const FORMAT = 1;

export interface Manifest extends ArchivedLedger {
  readonly format: typeof FORMAT;
}

/** What says of which chain the blocks are. */
export const MANIFEST = 'archive.json';

/** Slots whose blocks lie together: a thousand such segments an epoch. */
const SEGMENT_SLOTS = 432;

/** The first slot of the segment that `slot` belongs to. */
export function startOfSegment(schedule: EpochSchedule, slot: number): number {
  const { firstSlot } = slotsOfEpoch(schedule, epochOfSlot(schedule, slot));
  return slot - ((slot - firstSlot) % SEGMENT_SLOTS);
}

/** `undefined` for a text of another version, and for one that is damaged. */
function parseManifest(text: string): Manifest | undefined {
  try {
    const value = JSON.parse(text) as Partial<Manifest> | null; // what is read of it is looked at
    const isOurs =
      value?.format === FORMAT &&
      typeof value.cluster === 'string' &&
      typeof value.genesisHash === 'string' &&
      Number.isSafeInteger(value.schedule?.slotsPerEpoch) &&
      Number.isSafeInteger(value.schedule?.firstNormalEpoch) &&
      Number.isSafeInteger(value.schedule?.firstNormalSlot);
    return isOurs ? (value as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** Throws `indexer/other-archive` for a text that is no manifest. `context` says where it was found. */
export function readManifest(text: string, context: Readonly<Record<string, unknown>>): Manifest {
  const manifest = parseManifest(text);
  if (manifest !== undefined) return manifest;
  throw indexerError('other-archive', { detail: `${MANIFEST} is of another version, or damaged.`, context });
}

/** Throws `indexer/other-archive` for the archive of another chain. */
export function refuseOther(
  manifest: Manifest,
  ledger: ArchivedLedger,
  context: Readonly<Record<string, unknown>>,
): void {
  if (manifest.cluster === ledger.cluster && manifest.genesisHash === ledger.genesisHash) return;
  throw indexerError('other-archive', {
    detail: `${MANIFEST} names ${manifest.cluster} with genesis hash ${manifest.genesisHash}, and the chain is ${ledger.cluster} with ${ledger.genesisHash}.`,
    context,
  });
}

export function toManifest({ cluster, genesisHash, schedule }: ArchivedLedger): Manifest {
  const { slotsPerEpoch, warmup, firstNormalEpoch, firstNormalSlot } = schedule;
  return {
    format: FORMAT,
    cluster,
    genesisHash,
    schedule: { slotsPerEpoch, warmup, firstNormalEpoch, firstNormalSlot },
  };
}

export const toManifestText = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 2)}\n`;
