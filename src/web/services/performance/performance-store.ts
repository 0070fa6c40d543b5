import { openDB, type IDBPDatabase } from 'idb';
import { PRODUCT } from '#contracts/product';
import { createChanges } from '../../ui/state/changes.ts';
import { parseAlert, updateAlerts, type PerformanceAlert } from './alerts.ts';
import { MAX_BASELINES, parseBaseline, type Baseline } from './baseline.ts';
import { parseSample, type PerformanceSample } from './sample.ts';

/** What this browser keeps about itself. Every list holds only what was checked. */
export interface PerformanceRecords {
  /** The oldest first. */
  readonly samples: readonly PerformanceSample[];
  /** The newest first. */
  readonly alerts: readonly PerformanceAlert[];
  /** The newest first. */
  readonly baselines: readonly Baseline[];
}

export interface PerformanceStore {
  read(): Promise<PerformanceRecords>;
  /** Keeps a sample and what it changes about the alerts. */
  addSample(sample: PerformanceSample): Promise<void>;
  addBaseline(baseline: Baseline): Promise<void>;
  clear(): Promise<void>;
  /** Hears of every change, those of other tabs too; returns how to stop. */
  watch(listener: () => void): () => void;
}

/** Samples beyond this push the oldest out. */
export const MAX_SAMPLES = 1_000;

const NAME = `${PRODUCT.slug}-performance`;
const SAMPLES = 'samples';
const LISTS = 'lists';

/** The one store of this tab; in memory alone where the browser keeps nothing. */
export function getPerformanceStore(): Promise<PerformanceStore> {
  return (opened ??= openDatabase().then(toStore, () => createMemoryStore()));
}
let opened: Promise<PerformanceStore> | undefined;

// Async, so that a browser without IndexedDB rejects rather than throws.
async function openDatabase(): Promise<IDBPDatabase> {
  return openDB(NAME, 1, {
    upgrade(database) {
      database.createObjectStore(SAMPLES, { autoIncrement: true });
      database.createObjectStore(LISTS);
    },
    // Another tab runs a newer version of the product.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(), // the event is the database's
  });
}

function toStore(database: IDBPDatabase): PerformanceStore {
  const changes = createChanges(NAME);
  return {
    watch: changes.watch,
    async read() {
      const transaction = database.transaction([SAMPLES, LISTS]);
      const [samples, alerts, baselines] = await Promise.all([
        transaction.objectStore(SAMPLES).getAll() as Promise<unknown>,
        transaction.objectStore(LISTS).get('alerts') as Promise<unknown>,
        transaction.objectStore(LISTS).get('baselines') as Promise<unknown>,
      ]);
      return {
        samples: toList(samples, parseSample),
        alerts: toList(alerts, parseAlert),
        baselines: toList(baselines, parseBaseline),
      };
    },
    async addSample(sample) {
      const transaction = database.transaction([SAMPLES, LISTS], 'readwrite');
      const samples = transaction.objectStore(SAMPLES);
      const lists = transaction.objectStore(LISTS);
      await samples.add(withoutAbsent(sample));
      let extra = (await samples.count()) - MAX_SAMPLES;
      for (
        let cursor = extra > 0 ? await samples.openCursor() : null;
        cursor !== null && extra > 0;
        extra--
      ) {
        await cursor.delete();
        cursor = await cursor.continue();
      }
      const alerts = toList(await lists.get('alerts'), parseAlert);
      const next = updateAlerts(alerts, sample);
      if (next !== alerts) await lists.put(next, 'alerts');
      await transaction.done;
      changes.tell();
    },
    async addBaseline(baseline) {
      const transaction = database.transaction(LISTS, 'readwrite');
      const baselines = toList(await transaction.store.get('baselines'), parseBaseline);
      await transaction.store.put([baseline, ...baselines].slice(0, MAX_BASELINES), 'baselines');
      await transaction.done;
      changes.tell();
    },
    async clear() {
      const transaction = database.transaction([SAMPLES, LISTS], 'readwrite');
      await Promise.all([
        transaction.objectStore(SAMPLES).clear(),
        transaction.objectStore(LISTS).clear(),
        transaction.done,
      ]);
      changes.tell();
    },
  };
}

/** Keeps the same things until the tab is closed. */
export function createMemoryStore(): PerformanceStore {
  const listeners = new Set<() => void>();
  let records: PerformanceRecords = { samples: [], alerts: [], baselines: [] };
  const set = (next: PerformanceRecords): Promise<void> => {
    records = next;
    for (const listener of listeners) listener();
    return Promise.resolve();
  };
  return {
    read: () => Promise.resolve(records),
    addSample: (sample) =>
      set({
        ...records,
        samples: [...records.samples, sample].slice(-MAX_SAMPLES),
        alerts: updateAlerts(records.alerts, sample),
      }),
    addBaseline: (baseline) =>
      set({ ...records, baselines: [baseline, ...records.baselines].slice(0, MAX_BASELINES) }),
    clear: () => set({ samples: [], alerts: [], baselines: [] }),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function toList<T>(stored: unknown, parse: (one: unknown) => T | undefined): readonly T[] {
  return Array.isArray(stored) ? stored.map(parse).filter((one) => one !== undefined) : [];
}

const withoutAbsent = (sample: PerformanceSample): object =>
  Object.fromEntries(Object.entries(sample).filter(([, value]) => value !== undefined));
