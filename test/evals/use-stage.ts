/** The frozen chain with its cast, for the tests of one file. */
import { afterAll, beforeAll } from 'vitest';
import { openStage, type Stage } from './run-evals.ts';

const OPENS_IN_MS = 300_000;

/** Opens it before the tests of a file and closes it after them. */
export function useStage(): () => Stage {
  let stage: Stage | undefined;
  beforeAll(async () => {
    stage = await openStage();
  }, OPENS_IN_MS);
  afterAll(() => stage?.close());
  return () => {
    if (stage === undefined) throw new Error('the stage is not open yet');
    return stage;
  };
}
