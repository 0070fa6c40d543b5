import { createProgramCounts, type ReadProgramCounts } from '../program/program-trends.ts';
import { createAnswerCache, type AnswerCache } from './answer-cache.ts';
import { createLagWatch, type LagWatch } from './index-lag.ts';
import type { IndexReader } from './index-reader.ts';

/** What is remembered of one index beside its rows. */
export interface IndexCaches {
  readonly lag: LagWatch;
  readonly answers: AnswerCache;
  readonly readProgramCounts: ReadProgramCounts;
}

export const createIndexCaches = (index: IndexReader): IndexCaches => ({
  lag: createLagWatch(),
  answers: createAnswerCache(),
  readProgramCounts: createProgramCounts(index),
});
