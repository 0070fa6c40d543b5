/**
 * Loaded into each process of the product before its own code: says every few seconds what it holds, in a file of its own
 * in the folder of `?to=`. What is garbage is collected first, so that the heap is what is really held.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const asked = new URL(import.meta.url).searchParams;

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const file = join(asked.get('to'), `${process.pid}.jsonl`);
  setInterval(
    () => {
      // Before garbage is collected, which is no lag of the product's own.
      const lagMs = delay.percentile(99) / 1e6;
      const maxLagMs = delay.max / 1e6;
      const { rss } = process.memoryUsage();
      collect();
      const { heapUsed, external, arrayBuffers } = process.memoryUsage();
      const handles = process.getActiveResourcesInfo().length;
      const entry = process.argv[1] ?? '';
      const atMs = Date.now();
      appendFileSync(
        file,
        `${JSON.stringify({ atMs, entry, rss, heapUsed, external, arrayBuffers, handles, lagMs, maxLagMs })}\n`,
      );
      delay.reset();
    },
    Number(asked.get('every')),
  ).unref();
}
