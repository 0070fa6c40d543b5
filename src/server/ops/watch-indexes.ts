import type { Cluster } from '#contracts/cluster';
import type { Log } from '#std/log';
import { openStoreReader, type StorePlace } from '#store';
import { listenIfAsked, type MetricsPlace } from './metrics-listener.ts';

/** An index this process writes. */
export interface WrittenIndex {
  readonly cluster: Cluster;
  readonly place: StorePlace;
  /** Whether the process that writes it runs. */
  readonly isRunning: () => boolean;
  /** Whether its store takes what is written. */
  readonly isWritten: () => boolean;
}

/** Serves the metrics of a process that only indexes. `url` is absent when no port is set or the port is taken. */
export async function watchIndexes(
  indexes: readonly WrittenIndex[],
  place: MetricsPlace,
  log: Log,
): Promise<{ readonly url: string | undefined; close(): Promise<void> }> {
  if (indexes.length === 0 || place.port === undefined)
    return { url: undefined, close: () => Promise.resolve() };
  const readers = indexes.map((index) => ({ ...index, reader: openStoreReader(index.place) }));
  const { createIndexMetrics } = await import('./index-metrics.ts');
  const listener = await listenIfAsked(createIndexMetrics(readers, Date.now), place, log);
  return {
    url: listener?.url,
    async close() {
      await listener?.close();
      await Promise.all(readers.map(({ reader }) => reader.close()));
    },
  };
}
