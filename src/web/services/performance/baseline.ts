import { isRecord } from '#std/record';
import { isFigure, isText, type PerformanceSample } from './sample.ts';

export interface Spread {
  readonly mean: number;
  readonly p95: number;
}
export interface WideSpread extends Spread {
  readonly p99: number;
}

export interface BaselineMetrics {
  readonly fps?: WideSpread | undefined;
  /** Bytes of the heap in use. */
  readonly memory?: WideSpread | undefined;
  readonly apiResponseTime?: WideSpread | undefined;
  readonly renderTime?: WideSpread | undefined;
  readonly lcp?: Spread | undefined;
  readonly fid?: Spread | undefined;
  readonly cls?: Spread | undefined;
}
export type BaselineMetric = keyof BaselineMetrics;

export interface Baseline {
  readonly id: string;
  /** Unix milliseconds. */
  readonly timestamp: number;
  /** Of the product; `unknown` when the server did not say. As the next two. */
  readonly version: string;
  readonly branch: string;
  readonly environment: string;
  readonly sampleSize: number;
  readonly metrics: BaselineMetrics;
}

export type BuildFacts = Pick<Baseline, 'version' | 'branch' | 'environment'>;

export const LEAST_BASELINE_SAMPLES = 100;
export const MAX_BASELINES = 20;

/** Where a sample has the figure of each metric. */
export const BASELINE_VALUES: Readonly<
  Record<BaselineMetric, (sample: PerformanceSample) => number | undefined>
> = {
  fps: ({ fps }) => fps,
  memory: ({ memoryUsage }) => memoryUsage?.used,
  apiResponseTime: ({ apiResponseTime }) => apiResponseTime,
  renderTime: ({ renderTime }) => renderTime,
  lcp: ({ largestContentfulPaint }) => largestContentfulPaint,
  fid: ({ firstInputDelay }) => firstInputDelay,
  cls: ({ cumulativeLayoutShift }) => cumulativeLayoutShift,
};
const WIDE = ['fps', 'memory', 'apiResponseTime', 'renderTime'] as const;
const NARROW = ['lcp', 'fid', 'cls'] as const;

/** What stands in the way of a baseline; the message is for its reader. */
export class BaselineError extends Error {
  override readonly name = 'BaselineError';
}

/** Throws `BaselineError` for fewer than a hundred samples. A metric no sample has is absent. */
export function toBaseline(
  samples: readonly PerformanceSample[],
  facts: BuildFacts,
  timestamp: number,
): Baseline {
  if (samples.length < LEAST_BASELINE_SAMPLES) {
    throw new BaselineError(
      `A baseline needs at least ${LEAST_BASELINE_SAMPLES} samples; there are ${samples.length}.`,
    );
  }
  const metrics: { [Name in BaselineMetric]?: WideSpread } = {};
  for (const name of [...WIDE, ...NARROW]) {
    const spread = toSpread(samples.map(BASELINE_VALUES[name]).filter((value) => value !== undefined));
    if (spread !== undefined) metrics[name] = spread;
  }
  return {
    id: `baseline-${timestamp}`,
    timestamp,
    ...facts,
    sampleSize: samples.length,
    metrics: { ...metrics, ...Object.fromEntries(NARROW.flatMap((name) => toNarrow(name, metrics[name]))) },
  };
}

const toNarrow = (name: BaselineMetric, spread: WideSpread | undefined): [string, Spread][] =>
  spread === undefined ? [] : [[name, { mean: spread.mean, p95: spread.p95 }]];

function toSpread(values: readonly number[]): WideSpread | undefined {
  if (values.length === 0) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  return { mean, p95: percentileOf(sorted, 95), p99: percentileOf(sorted, 99) };
}

/** The least value that so many percent of the values do not exceed. `sorted` rises and is not empty. */
export function percentileOf(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]!;
}

/** A baseline as it was stored, or `undefined` when it is not one. Metrics that make no sense are dropped. */
export function parseBaseline(stored: unknown): Baseline | undefined {
  if (!isRecord(stored) || !isRecord(stored['metrics'])) return undefined;
  const { id, timestamp, version, branch, environment, sampleSize, metrics } = stored;
  if (!isText(id, 64) || !isFigure(timestamp) || !isFigure(sampleSize)) return undefined;
  if (sampleSize < LEAST_BASELINE_SAMPLES) return undefined;
  if (!isText(version, 64) || !isText(branch, 128) || !isText(environment, 64)) return undefined;
  const parsed: Record<string, Spread> = {};
  for (const name of WIDE) {
    const { mean, p95, p99 } = isRecord(metrics[name]) ? metrics[name] : {};
    if (isFigure(mean) && isFigure(p95) && isFigure(p99)) parsed[name] = { mean, p95, p99 } as WideSpread;
  }
  for (const name of NARROW) {
    const { mean, p95 } = isRecord(metrics[name]) ? metrics[name] : {};
    if (isFigure(mean) && isFigure(p95)) parsed[name] = { mean, p95 };
  }
  return { id, timestamp, version, branch, environment, sampleSize, metrics: parsed };
}
