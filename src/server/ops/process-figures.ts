import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ServerFigures } from '#contracts/operation/server-figures';

const ROOT = join(import.meta.dirname, '../../..');
const WINDOW_MS = 60_000;
const RESOLUTION_MS = 20;

export interface ProcessFigures {
  countRequest(status: number): void;
  countLimited(): void;
  read(): Omit<
    ServerFigures,
    'clientLogs' | 'requestsInFlight' | 'liveStreams' | 'environment' | 'model' | 'storage'
  >;
  close(): void;
}

/** The process's own figures, measured from now on. */
export function createProcessFigures(): ProcessFigures {
  const startedAt = performance.now();
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  const timer = setInterval(() => histogram.reset(), WINDOW_MS);
  timer.unref();
  const requests: Record<string, number> = {};
  let limited = 0;
  const facts = { version: readVersion(), branch: readBranch() };
  return {
    countRequest(status) {
      const kind = `${Math.floor(status / 100)}xx`;
      requests[kind] = (requests[kind] ?? 0) + 1;
    },
    countLimited: () => void limited++,
    read() {
      const { rss, heapUsed, heapTotal } = process.memoryUsage();
      return {
        ...facts,
        uptime: (performance.now() - startedAt) / 1_000,
        memory: { resident: rss, heapUsed, heapTotal },
        eventLoop:
          histogram.count === 0
            ? undefined
            : {
                p50: toDelay(histogram.percentile(50)),
                p99: toDelay(histogram.percentile(99)),
                max: toDelay(histogram.max),
              },
        requests: { ...requests },
        limited,
      };
    },
    close() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/** Each look waits for its resolution; what is over that is the delay. */
const toDelay = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }; // our own file
  return version;
}

/** Where the product runs from its repository. */
function readBranch(): string | undefined {
  try {
    return /^ref: refs\/heads\/([\w./-]{1,128})\s*$/.exec(readFileSync(join(ROOT, '.git/HEAD'), 'utf8'))?.[1];
  } catch {
    return undefined; // no repository
  }
}
