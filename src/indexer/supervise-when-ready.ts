import type { Log } from '#std/log';
import type { SupervisedProcess } from '#std/supervise-process';
import {
  superviseIndexer,
  type HearIndexer,
  type IndexerSecrets,
  type IndexerSettings,
} from './supervise-indexer.ts';

export interface RunningIndexer {
  isRunning(): boolean;
  close(): Promise<void>;
}

/** Runs an indexer as soon as its settings are there, and none where they cannot be had. */
export function superviseIndexerWhenReady(
  settings: Promise<IndexerSettings>,
  log: Log,
  secrets: IndexerSecrets,
  hear: HearIndexer,
): RunningIndexer {
  let isClosed = false;
  let started: SupervisedProcess | undefined;
  settings.then(
    (given) => {
      if (!isClosed) started = superviseIndexer(given, log, secrets, hear);
    },
    () => undefined,
  );
  return {
    isRunning: () => started?.pid !== undefined,
    async close() {
      isClosed = true;
      await started?.close();
    },
  };
}
