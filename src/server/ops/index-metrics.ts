import { collectDefaultMetrics, Registry } from 'prom-client';
import { PRODUCT } from '#contracts/product';
import { withTimeout } from '#std/concurrency';
import type { StoreReader } from '#store';
import coverageQueries from '#store/queries/coverage';
import { addGauge, type Entry } from './gauge.ts';
import type { MetricsText } from './metrics-listener.ts';
import type { WrittenIndex } from './watch-indexes.ts';

type ReadIndex = Pick<WrittenIndex, 'cluster' | 'isRunning' | 'isWritten'> & { readonly reader: StoreReader };

const SOURCE_MS = 1_000;

/**
 * Figures of a process that only indexes, for Prometheus. An index that cannot be read in time, or has no block yet, says
 * nothing of its slot. `nowMs` is unix time.
 */
export function createIndexMetrics(indexes: readonly ReadIndex[], nowMs: () => number): MetricsText {
  const registry = new Registry();
  const prefix = `${PRODUCT.slug}_`;
  collectDefaultMetrics({ register: registry, prefix });
  const add = (
    name: string,
    help: string,
    read: (index: ReadIndex) => Promise<number | undefined> | number,
  ): void =>
    addGauge(registry, prefix, {
      name,
      help,
      labels: ['cluster'],
      async read() {
        const entries = indexes.map(async (index): Promise<readonly Entry[]> => {
          const value = await read(index);
          return value === undefined ? [] : [[{ cluster: index.cluster }, value]];
        });
        return (await Promise.all(entries)).flat();
      },
    });
  const newestOf = async ({ reader }: ReadIndex) =>
    (await withTimeout(SOURCE_MS, reader.all(coverageQueries.coverage, {})))?.[0];
  add('indexer_running', '1 while the process that writes the index runs, 0 between two of them.', (index) =>
    index.isRunning() ? 1 : 0,
  );
  add(
    'index_written',
    '0 while the store of the index takes nothing, because its disk is full, cannot be written, or the file is damaged.',
    (index) => (index.isWritten() ? 1 : 0),
  );
  add('index_slot', 'The newest slot of the index.', async (index) => (await newestOf(index))?.toSlot);
  add('index_age_seconds', 'Time since the newest block of the index was made.', async (index) => {
    const newest = await newestOf(index);
    return newest && Math.max(0, nowMs() / 1_000 - newest.toTime);
  });
  return { text: () => registry.metrics(), contentType: registry.contentType };
}
