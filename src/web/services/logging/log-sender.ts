import { LOG_LIMITS, type LogBatch } from '#contracts/operation/log-entries';
import type { LogQueue } from './log-queue.ts';

export interface LogSenderParts {
  readonly queue: LogQueue;
  /** Rejects when the batch was not taken. */
  readonly post: (batch: LogBatch, keepalive: boolean) => Promise<void>;
  /** Where failures go. */
  readonly complain: (error: unknown) => void;
  readonly nowMs: () => number;
}

export interface LogSender {
  /** An entry was added: a hundred are sent at once. */
  noticed(): void;
  /** A minute went by: whatever waits is sent. */
  flush(): Promise<void>;
  /** The page is about to go: as much as a browser still sends then. */
  leave(): void;
}

/** Browsers send 64 KiB at most for pages that are gone. */
const LAST_BYTES = 60 * 1_024;

/** Sends what waits, one batch after the other. A batch that is not taken is lost: that is logged here and nowhere else. */
export function createLogSender({ queue, post, complain, nowMs }: LogSenderParts): LogSender {
  let running: Promise<void> | undefined;
  const send = async (least: number): Promise<void> => {
    while (queue.size >= least) {
      const batch = queue.takeBatch(nowMs());
      if (batch === undefined) return;
      try {
        await post(batch, false);
      } catch (error) {
        complain(error);
        return;
      }
    }
  };
  const start = (least: number): Promise<void> =>
    (running ??= send(least).finally(() => {
      running = undefined;
    }));
  return {
    noticed() {
      if (queue.size >= LOG_LIMITS.batchEntries) void start(LOG_LIMITS.batchEntries);
    },
    flush: () => start(1),
    leave() {
      const batch = queue.takeBatch(nowMs(), LAST_BYTES);
      if (batch !== undefined) post(batch, true).catch(complain);
    },
  };
}
