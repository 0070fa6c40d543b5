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
      const fault = findStoreFault(error);
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

/** What stands between the indexer and its store; `undefined` for errors that are not the store's. */
function findStoreFault(error: unknown): StorageFault | undefined {
  const fault = findDiskFault(error);
  if (fault !== undefined) return fault;
  if (isAppError(error, 'store/full')) return 'full';
  return isAppError(error, 'store/unavailable') ? 'unreachable' : undefined;
}
