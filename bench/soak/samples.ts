/** What the processes of a product said of themselves, and what the system says of them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface Sample {
  readonly atMs: number;
  /** The module it runs. */
  readonly entry: string;
  readonly rss: number;
  /** After garbage was collected. */
  readonly heapUsed: number;
  readonly external: number;
  readonly arrayBuffers: number;
  /** What keeps the process alive, as Node counts. */
  readonly handles: number;
  /** p99 and most of the interval. */
  readonly lagMs: number;
  readonly maxLagMs: number;
}

export interface ProcessSamples {
  readonly pid: number;
  /** Such as `main` or `indexer/main-process`. */
  readonly name: string;
  readonly samples: readonly Sample[];
}

export function readSamples(folder: string): readonly ProcessSamples[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => {
      const samples = readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as Sample); // `report-process.mjs` wrote it
      return { pid: Number.parseInt(file, 10), name: toName(samples[0]?.entry ?? ''), samples };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function toName(entry: string): string {
  const name = basename(entry).replace(/\.\w{1,4}$/, '');
  return name === 'main' ? name : `${basename(dirname(entry))}/${name}`;
}

/** Open files and sockets; `undefined` where the system does not say. */
export function countOpen(pid: number): number | undefined {
  const folder = `/proc/${pid}/fd`;
  try {
    return existsSync(folder) ? readdirSync(folder).length : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes of all files below a folder. */
export function measureFolder(folder: string): number {
  let bytes = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    try {
      const stats = statSync(join(folder, name));
      if (stats.isFile()) bytes += stats.size;
    } catch {
      // It was removed meanwhile.
    }
  }
  return bytes;
}

export interface Trend {
  readonly first: number;
  readonly last: number;
  /** What a minute adds, by least squares. */
  readonly aMinute: number;
  /** One standard error of that. */
  readonly error: number;
}

/** The line through points of time (ms) and value; `undefined` for fewer than four. */
export function toTrend(points: readonly (readonly [atMs: number, value: number])[]): Trend | undefined {
  const count = points.length;
  if (count < 4) return undefined;
  const minutes = points.map(([atMs]) => atMs / 60_000);
  const values = points.map(([, value]) => value);
  const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / count;
  const [meanX, meanY] = [mean(minutes), mean(values)];
  const spread = minutes.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  const aMinute = minutes.reduce((sum, x, i) => sum + (x - meanX) * (values[i]! - meanY), 0) / spread;
  const rest = minutes.reduce((sum, x, i) => sum + (values[i]! - meanY - aMinute * (x - meanX)) ** 2, 0);
  return {
    first: values[0]!,
    last: values.at(-1)!,
    aMinute,
    error: Math.sqrt(rest / (count - 2) / spread),
  };
}
