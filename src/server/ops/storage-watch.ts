import type { StorageFault, StoragePart, StorageTrouble } from '#contracts/operation/storage';
import { findDiskFault } from '#std/disk-faults';
import { isAppError } from '#std/errors';
import type { Log } from '#std/log';

/** What works so soon after a failure was smaller than what did not: on a disk that is nearly full, both happen. */
const SETTLED_MS = 3_000;

/** SQLSTATEs of a PostgreSQL that takes nothing: disk_full, read_only_sql_transaction. */
const OF_POSTGRES: ReadonlyMap<unknown, StorageFault> = new Map([
  ['53100', 'full'],
  ['25006', 'not-writable'],
]);

/** Which parts of the storage take nothing now, and why. */
export interface StorageWatch {
  /** For a part whose own process says so in the log; without a fault it takes something again. */
  note(part: StoragePart, fault: StorageFault | undefined): void;
  /** Something could not be written. Says so once, and passes over errors that are not the storage's. */
  failed(part: StoragePart, error: unknown): void;
  /** Something was written. */
  worked(part: StoragePart): void;
  /** The two above for one part: called with why a write failed, and with nothing after one that did not. */
  hear(part: StoragePart): (failure: unknown) => void;
  list(): readonly StorageTrouble[];
  /** Resolves once the part takes nothing. */
  whenTroubled(part: StoragePart): Promise<void>;
}

export function createStorageWatch(
  log: Log,
  nowMs: () => number = Date.now,
  steadyMs: () => number = () => performance.now(),
): StorageWatch {
  const troubles = new Map<StoragePart, StorageTrouble & { failedAt: number }>();
  const waiting = new Set<() => void>();
  const set = (part: StoragePart, fault: StorageFault): void => {
    const sinceMs = troubles.get(part)?.sinceMs ?? nowMs();
    troubles.set(part, { part, fault, sinceMs, failedAt: steadyMs() });
    for (const look of waiting) look();
  };
  const watch: StorageWatch = {
    note(part, fault) {
      if (fault === undefined) troubles.delete(part);
      else set(part, fault);
    },
    failed(part, error) {
      const fault = toStorageFault(error);
      if (fault === undefined) return;
      const before = troubles.get(part);
      if (before === undefined || (fault === 'damaged' && before.fault !== 'damaged')) {
        const outcome =
          fault === 'damaged'
            ? 'stop the server and put a backup in the place of its file'
            : 'it is tried again until it is written';
        log.error('storage-takes-nothing', { part, fault, error, outcome });
      }
      // A damaged file may take one thing and not another, and mends by none.
      set(part, before?.fault === 'damaged' ? 'damaged' : fault);
    },
    worked(part) {
      const before = troubles.get(part);
      if (before === undefined || before.fault === 'damaged') return;
      if (steadyMs() - before.failedAt < SETTLED_MS) return;
      troubles.delete(part);
      log.warn('storage-works-again', { part, seconds: Math.round((nowMs() - before.sinceMs) / 1_000) });
    },
    hear: (part) => (failure) => (failure === undefined ? watch.worked(part) : watch.failed(part, failure)),
    list: () =>
      [...troubles.values()].map(({ part, fault, sinceMs }): StorageTrouble => ({ part, fault, sinceMs })),
    whenTroubled: (part) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!troubles.has(part)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
  };
  return watch;
}

function toStorageFault(error: unknown): StorageFault | undefined {
  const fault = findDiskFault(error);
  if (fault !== undefined || !isAppError(error, 'store/users-unavailable')) return fault;
  const { cause } = error;
  const state = cause instanceof Error && 'code' in cause ? OF_POSTGRES.get(cause.code) : undefined;
  return state ?? 'unreachable';
}
