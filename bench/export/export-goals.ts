import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { BenchRow } from '../row.ts';

const GOALS = [
  { format: 'csv', seconds: 60 },
  { format: 'json', seconds: 60 },
  { format: 'xlsx', seconds: 30 },
  { format: 'pdf', seconds: 30 },
  { format: 'xml', seconds: 60 },
  { format: 'parquet', seconds: 60 },
] as const;
const MEMORY_MB = 256;
const LOOP_MS = 50;

interface Measured {
  readonly seconds: number;
  readonly bytes: number;
  readonly rows: number;
  readonly rssGrowthMb: number;
  readonly loopDelayMsP99: number;
}

/** Exports at the cap of each format: time, memory, and how long the server’s own thread is blocked. */
export function exportRows(goal: number): readonly BenchRow[] {
  return GOALS.map(({ format, seconds }) => {
    const measured = JSON.parse(
      execFileSync(process.execPath, [join(import.meta.dirname, 'export-process.ts'), format], {
        encoding: 'utf8',
      }),
    ) as Measured; // the process prints exactly this
    return {
      goal,
      work: `export ${measured.rows.toLocaleString('en')} rows to ${format}`,
      ours: measured.seconds,
      unit: 's',
      peers: [],
      ratios: [
        { name: 'seconds', wanted: seconds, reached: measured.seconds, better: 'lower' },
        { name: 'memory, MB', wanted: MEMORY_MB, reached: measured.rssGrowthMb, better: 'lower' },
        { name: 'loop delay p99, ms', wanted: LOOP_MS, reached: measured.loopDelayMsP99, better: 'lower' },
      ],
      note: `${(measured.bytes / 2 ** 20).toFixed(1)} MiB`,
    };
  });
}
