import type { StoreReader } from '#store';
import { createProgramCounts, type ReadProgramCounts } from '../program/program-trends.ts';
import { createAnswerCache, type AnswerCache } from './answer-cache.ts';
import { createLagWatch, type LagWatch } from './index-lag.ts';
import { createIndexReader, type IndexReader } from './index-reader.ts';

/** The index of one cluster with what is remembered of it. */
export interface ClusterIndex extends IndexReader {
  readonly lag: LagWatch;
  readonly answers: AnswerCache;
  readonly readProgramCounts: ReadProgramCounts;
}

export function createClusterIndex(store: StoreReader): ClusterIndex {
  const reader = createIndexReader(store);
  return {
    ...reader,
    lag: createLagWatch(),
    answers: createAnswerCache(),
    readProgramCounts: createProgramCounts(reader),
  };
}
