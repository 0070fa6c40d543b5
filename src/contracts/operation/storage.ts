/** What this server writes to disks and databases; an index, its archive and its stream by their cluster, as `index mainnet`. */
export type StoragePart =
  | 'users'
  | 'exports'
  | 'client logs'
  | 'localnet'
  | `index ${string}`
  | `archive ${string}`
  | `stream ${string}`;

/** Why nothing of a part is written now. */
export const STORAGE_FAULTS = ['full', 'not-writable', 'locked', 'damaged', 'unreachable'] as const;
export type StorageFault = (typeof STORAGE_FAULTS)[number];

/** A part of the storage of which nothing is written now. */
export interface StorageTrouble {
  readonly part: StoragePart;
  readonly fault: StorageFault;
  /** Unix milliseconds. */
  readonly sinceMs: number;
}

/** What is said of a part, as the beginning of a sentence. */
export function toStoragePartText(part: StoragePart): string {
  switch (part) {
    case 'users':
      return 'Accounts and what people store here';
    case 'exports':
      return 'Exported files';
    case 'client logs':
      return 'The log of browsers';
    case 'localnet':
      return 'The embedded chain';
    default:
      return `The ${part}`;
  }
}

/** Why, as its end. */
export const STORAGE_FAULT_TEXTS: Readonly<Record<StorageFault, string>> = {
  full: 'the disk is full or fails',
  'not-writable': 'the disk or folder cannot be written',
  locked: 'another process holds the file',
  damaged: 'the file is damaged',
  unreachable: 'its server cannot be reached',
};
