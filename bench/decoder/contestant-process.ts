/**
 * One contestant in a process of its own: prints items per CPU second of its first seconds, and once it has reached its
 * pace. All threads count, so collecting garbage does, and in the first seconds compiling.
 */
import { CONTESTANTS } from './contestants.ts';

/** CPU seconds, not those of a clock: on a busy machine the compiler gets its turn later. */
const BEGIN_S = 0.7;
const FIRST_S = 1.5;
const WARM_S = 8;
const MEASURE_S = 4;

const contestant = await CONTESTANTS[process.argv[2] ?? '']?.();
if (!contestant) throw new Error(`no contestant ${process.argv[2]}`);

/** Items per CPU second over `cpuS` seconds of it. */
async function run(cpuS: number): Promise<number> {
  const before = process.cpuUsage();
  let items = 0;
  for (;;) {
    items += await contestant!.round();
    const { user, system } = process.cpuUsage(before);
    const seconds = (user + system) / 1_000_000;
    if (seconds >= cpuS) return items / seconds;
  }
}

await run(BEGIN_S);
const first = await run(FIRST_S);
await run(WARM_S);
process.stdout.write(`${JSON.stringify({ first, pace: await run(MEASURE_S) })}\n`);
