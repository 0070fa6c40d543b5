import type { StorageFault } from '#contracts/operation/storage';
import { findDiskFault } from '#std/disk-faults';
import { isAppError } from '#std/errors';
import type { Log } from '#std/log';

/** Says once that the store takes nothing, with why, and once that it does again, however often either is met. */
export interface StoreReport {
  /** Gives whether it was the store's fault, and one that may pass. */
  failed(error: unknown): boolean;
  /** Something was written. */
  worked(): void;
}

const OUTCOMES = {
  index: 'it is tried again until it is written',
  archive: 'blocks are still indexed, and the archive is tried again until it is written',
} as const;

/** What is written: `index`, or beside it `archive`. */
export type WrittenPart = 'index' | 'archive';

/** `onChange` hears of every change, and with the first write that all is well. */
export function createStoreReport(
  cluster: string,
  log: Log,
  onChange: (fault: StorageFault | undefined) => void = () => {},
  part: WrittenPart = 'index',
): StoreReport {
  let current: StorageFault | 'unknown' | undefined = 'unknown';
  return {
    failed(error) {
      const fault = findStoreFault(error, part);
      if (fault === undefined || fault === 'damaged') return false;
      if (fault === current) return true;
      // From one fault to the next it is the same trouble.
      if (current === undefined || current === 'unknown') {
        log.error(`${part}-not-written`, {
          cluster,
          fault,
          error,
          outcome: OUTCOMES[part],
        });
      }
      current = fault;
      onChange(fault);
      return true;
    },
    worked() {
      if (current === undefined) return;
      if (current !== 'unknown') log.warn(`${part}-written-again`, { cluster });
      current = undefined;
      onChange(undefined);
    },
  };
}

const OF_CODE: ReadonlyMap<string, StorageFault> = new Map([
  ['store/full', 'full'],
  ['store/unavailable', 'unreachable'],
]);

/** Of the bucket of an archive, which is no fault of the index. */
const OF_ARCHIVE_CODE: ReadonlyMap<string, StorageFault> = new Map([
  ['indexer/archive-full', 'full'],
  ['indexer/archive-away', 'unreachable'],
  ['indexer/archive-refused', 'not-writable'],
]);

/** What stands between the indexer and its store; `undefined` for errors that are not the store's. */
function findStoreFault(error: unknown, part: WrittenPart): StorageFault | undefined {
  const fault = findDiskFault(error);
  if (fault !== undefined) return fault;
  if (!isAppError(error)) return undefined;
  return OF_CODE.get(error.code) ?? (part === 'archive' ? OF_ARCHIVE_CODE.get(error.code) : undefined);
}
