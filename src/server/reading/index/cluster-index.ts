import type { CatchUp } from '#contracts/operation/monitoring';
import type { StoreReader } from '#store';
import { createProgramCounts, type ReadProgramCounts } from '../program/program-trends.ts';
import { createAnswerCache, type AnswerCache } from './answer-cache.ts';
import { createLagWatch, type LagWatch } from './index-lag.ts';
import { createFreeStore, type FreeStore } from './free-store.ts';
import { createIndexReader, type IndexReader } from './index-reader.ts';

/** The index of one cluster with what is remembered of it. */
export interface ClusterIndex extends IndexReader {
  /** A slow query of a visitor’s own keeps nobody else waiting. */
  readonly free: FreeStore;
  readonly lag: LagWatch;
  /** What its indexer says of how far it is behind; `undefined` where it is not, or is on another machine. */
  readonly catchUp: () => CatchUp | undefined;
  readonly answers: AnswerCache;
  readonly readProgramCounts: ReadProgramCounts;
}

export function createClusterIndex(
  store: StoreReader,
  free: StoreReader = store,
  catchUp: ClusterIndex['catchUp'] = () => undefined,
): ClusterIndex {
  const reader = createIndexReader(store);
  return {
    ...reader,
    free: createFreeStore(free),
    close: async () => void (await Promise.all([reader.close(), free === store ? undefined : free.close()])),
    lag: createLagWatch(),
    catchUp,
    answers: createAnswerCache(),
    readProgramCounts: createProgramCounts(reader),
  };
}
