/** One contestant in a process of its own: warms up, then prints items per CPU second. All threads count, so compiling and collecting garbage do. */
import { CONTESTANTS } from './contestants.ts';

const WARM_MS = 700;
const MEASURE_MS = 1500;

const contestant = await CONTESTANTS[process.argv[2] ?? '']?.();
if (!contestant) throw new Error(`no contestant ${process.argv[2]}`);

async function run(durationMs: number): Promise<number> {
  const before = process.cpuUsage();
  const end = performance.now() + durationMs;
  let items = 0;
  do items += await contestant!.round();
  while (performance.now() < end);
  const { user, system } = process.cpuUsage(before);
  return items / ((user + system) / 1_000_000);
}

await run(WARM_MS);
process.stdout.write(`${await run(MEASURE_MS)}\n`);
