import type { Block, Fact } from '#contracts/assistant/agent';
import type { Citations } from './facts-of.ts';

export type ChartBlock = Extract<Block, { kind: 'chart' }>;

export interface ChartPoints {
  /** Unix seconds, rising. */
  readonly times: readonly number[];
  readonly values: readonly number[];
}

/** The facts a chart names as what is drawn; points whose facts are not there are left out. */
export function toChartPoints({ points }: ChartBlock, { facts }: Citations): ChartPoints {
  const drawn = points
    .flatMap(({ at, value }) => {
      const time = facts.get(at)?.fact;
      const height = facts.get(value)?.fact;
      if (time === undefined || height === undefined) return [];
      const point = { time: Number(time.raw), value: toHeight(height) };
      return Number.isFinite(point.time) && Number.isFinite(point.value) ? [point] : [];
    })
    .sort((a, b) => a.time - b.time);
  return { times: drawn.map(({ time }) => time), values: drawn.map(({ value }) => value) };
}

/** Rounded to what can be drawn. */
const toHeight = ({ raw, decimals }: Fact): number => Number(raw) / 10 ** (decimals ?? 0);
