import { isRecord } from '#std/record';

/** Figures of a page as the browser gives them. What it cannot tell is absent, never 0. */
export interface PerformanceSample {
  /** Frames per second, over a second in which the page was visible. */
  readonly fps?: number | undefined;
  /** Bytes of the script heap; only some browsers tell. */
  readonly memoryUsage?:
    | { readonly used: number; readonly total: number; readonly limit: number }
    | undefined;
  /** Milliseconds of the page's own questions since the sample before, mean. */
  readonly apiResponseTime?: number | undefined;
  /** Milliseconds from sending to the first byte, of the fastest of these. */
  readonly networkLatency?: number | undefined;
  /** Milliseconds from the start of the navigation, as the next four. */
  readonly loadTime?: number | undefined;
  readonly firstContentfulPaint?: number | undefined;
  readonly largestContentfulPaint?: number | undefined;
  /** End of the last long task before five quiet seconds. */
  readonly timeToInteractive?: number | undefined;
  /** Without unit. */
  readonly cumulativeLayoutShift?: number | undefined;
  /** Milliseconds; of the slowest interaction but a few. */
  readonly interactionToNextPaint?: number | undefined;
  /** Milliseconds the first interaction waited. */
  readonly firstInputDelay?: number | undefined;
  /** Milliseconds a frame's style, layout and paint took, mean over the second of `fps`. */
  readonly renderTime?: number | undefined;
  /** Unix milliseconds. */
  readonly timestamp: number;
  /** Path alone: what was typed stands in queries. */
  readonly url: string;
  readonly userAgent: string;
  /** Of the tab; made at random and stored nowhere else. */
  readonly sessionId: string;
}

/** The figures that are plain numbers. */
export const FIGURE_KEYS = [
  'fps',
  'apiResponseTime',
  'networkLatency',
  'loadTime',
  'firstContentfulPaint',
  'largestContentfulPaint',
  'timeToInteractive',
  'cumulativeLayoutShift',
  'interactionToNextPaint',
  'firstInputDelay',
  'renderTime',
] as const;

/** A sample as it was stored, or `undefined` when it is not one. Figures that make no sense are dropped. */
export function parseSample(stored: unknown): PerformanceSample | undefined {
  if (!isRecord(stored)) return undefined;
  const { timestamp, url, userAgent, sessionId, memoryUsage } = stored;
  if (!isFigure(timestamp) || !isText(url, 2_048) || !isText(userAgent, 512) || !isText(sessionId, 64))
    return undefined;
  const figures: Partial<Record<(typeof FIGURE_KEYS)[number], number>> = {};
  for (const key of FIGURE_KEYS) {
    const value = stored[key];
    if (isFigure(value)) figures[key] = value;
  }
  const memory = parseMemory(memoryUsage);
  return { ...figures, ...(memory && { memoryUsage: memory }), timestamp, url, userAgent, sessionId };
}

function parseMemory(stored: unknown): PerformanceSample['memoryUsage'] {
  if (!isRecord(stored)) return undefined;
  const { used, total, limit } = stored;
  return isFigure(used) && isFigure(total) && isFigure(limit) && limit > 0
    ? { used, total, limit }
    : undefined;
}

/** A number a browser measures: finite and not negative. */
export const isFigure = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

export const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;
