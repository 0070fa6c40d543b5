import { Worker } from 'node:worker_threads';
import type { ExportMetadata } from '#contracts/export/exports';
import type { Row } from './formats/define-format.ts';
import type { FromThread, ThreadTask, ToThread } from './write-thread.ts';

/** Batches on their way to the thread; more wait until it has taken one. */
const MAX_AHEAD = 4;
const THREAD_MB = 192;

export interface FileWriter {
  /** Resolves when there is room for the next batch. */
  write(rows: readonly Row[]): Promise<void>;
  /** Bytes of the file. */
  end(metadata: ExportMetadata): Promise<number>;
  /** Ends the thread at once, whatever it is doing. */
  stop(): Promise<void>;
}

/** Writes one file in a thread of its own. Every call rejects with the thread’s failure, or the signal’s reason. */
export function createFileWriter(task: ThreadTask, signal: AbortSignal): FileWriter {
  const worker = new Worker(new URL('./write-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MB },
  });
  let ahead = 0;
  let wake: () => void = () => undefined;
  const finished = new Promise<number>((resolve, reject) => {
    worker.on('message', (message: FromThread) => {
      if (message.kind === 'done') resolve(message.bytes);
      else {
        ahead--;
        wake();
      }
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the thread of an export ended before its file')));
    signal.addEventListener(
      'abort',
      () => {
        reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
        void worker.terminate();
      },
      { once: true },
    );
  });
  finished.catch(() => undefined); // reported again by the call that waits for it
  const post = (message: ToThread): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(message);
  };
  return {
    async write(rows) {
      if (ahead >= MAX_AHEAD) {
        // One batch that was taken makes room for this one.
        const room = new Promise<void>((resolve) => (wake = resolve));
        await Promise.race([room, finished]);
      }
      signal.throwIfAborted();
      ahead++;
      post({ kind: 'rows', rows });
    },
    end(metadata) {
      post({ kind: 'end', metadata });
      return finished;
    },
    async stop() {
      await worker.terminate();
    },
  };
}
