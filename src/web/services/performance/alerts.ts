import { isRecord } from '#std/record';
import { isFigure, isText, type PerformanceSample } from './sample.ts';

/** Beyond the first figure is a warning, beyond the second critical. */
export const THRESHOLDS = {
  fps: { warning: 30, critical: 15, says: 'Frames per second', unit: '' },
  memory: { warning: 0.75, critical: 0.9, says: 'Memory in use, of its limit', unit: '' },
  apiResponseTime: { warning: 1_000, critical: 2_500, says: 'API response time', unit: ' ms' },
  loadTime: { warning: 3_000, critical: 5_000, says: 'Load time', unit: ' ms' },
  firstContentfulPaint: { warning: 2_000, critical: 4_000, says: 'First contentful paint', unit: ' ms' },
  largestContentfulPaint: { warning: 2_500, critical: 4_000, says: 'Largest contentful paint', unit: ' ms' },
  cumulativeLayoutShift: { warning: 0.1, critical: 0.25, says: 'Cumulative layout shift', unit: '' },
  timeToInteractive: { warning: 3_500, critical: 5_000, says: 'Time to interactive', unit: ' ms' },
} as const;
export type AlertMetric = keyof typeof THRESHOLDS;
export const ALERT_METRICS = Object.keys(THRESHOLDS) as readonly AlertMetric[]; // the table has these keys alone

export type AlertType = 'warning' | 'critical';

export interface PerformanceAlert {
  readonly id: string;
  readonly type: AlertType;
  readonly metric: AlertMetric;
  readonly threshold: number;
  readonly currentValue: number;
  readonly message: string;
  /** Unix milliseconds when it was raised. */
  readonly timestamp: number;
  readonly resolved: boolean;
}

/** Alerts that are stored; open ones are never dropped. */
export const MAX_ALERTS = 100;

export function valueOf(metric: AlertMetric, sample: PerformanceSample): number | undefined {
  if (metric !== 'memory') return sample[metric];
  return sample.memoryUsage && sample.memoryUsage.used / sample.memoryUsage.limit;
}

/** How bad a value is. More frames are better, of everything else less. A threshold itself is still good. */
export function toAlertType(metric: AlertMetric, value: number): AlertType | undefined {
  const { warning, critical } = THRESHOLDS[metric];
  const isBeyond = (threshold: number) => (metric === 'fps' ? value < threshold : value > threshold);
  return isBeyond(critical) ? 'critical' : isBeyond(warning) ? 'warning' : undefined;
}

/**
 * The alerts after one more sample, newest first. A metric has one open alert at most: it stays while its type
 * does, and is resolved when the value is back or another type takes its place. A figure the sample does not
 * have changes nothing.
 */
export function updateAlerts(
  alerts: readonly PerformanceAlert[],
  sample: PerformanceSample,
): readonly PerformanceAlert[] {
  let next = alerts;
  for (const metric of ALERT_METRICS) {
    const value = valueOf(metric, sample);
    if (value === undefined) continue;
    const type = toAlertType(metric, value);
    const open = next.find((alert) => alert.metric === metric && !alert.resolved);
    if (open?.type === type) continue;
    if (open !== undefined)
      next = next.map((alert) => (alert === open ? { ...alert, resolved: true } : alert));
    if (type !== undefined) next = [toAlert(metric, type, value, sample.timestamp), ...next];
  }
  return next === alerts ? alerts : next.filter(({ resolved }, i) => !resolved || i < MAX_ALERTS);
}

function toAlert(metric: AlertMetric, type: AlertType, value: number, timestamp: number): PerformanceAlert {
  const { says } = THRESHOLDS[metric];
  const threshold = THRESHOLDS[metric][type];
  return {
    id: `${metric}-${type}-${timestamp}`,
    type,
    metric,
    threshold,
    currentValue: value,
    message: `${says}: ${toFigureText(metric, value)} is ${metric === 'fps' ? 'under' : 'over'} ${toFigureText(metric, threshold)}`,
    timestamp,
    resolved: false,
  };
}

export function toFigureText(metric: AlertMetric, value: number): string {
  if (metric === 'memory') return `${Math.round(value * 100)} %`;
  if (metric === 'cumulativeLayoutShift') return String(Math.round(value * 1_000) / 1_000);
  return `${Math.round(value)}${THRESHOLDS[metric].unit}`;
}

/** An alert as it was stored, or `undefined` when it is not one. */
export function parseAlert(stored: unknown): PerformanceAlert | undefined {
  if (!isRecord(stored)) return undefined;
  const { id, type, metric, threshold, currentValue, message, timestamp, resolved } = stored;
  const known = ALERT_METRICS.find((name) => name === metric);
  if (known === undefined || (type !== 'warning' && type !== 'critical')) return undefined;
  if (!isText(id, 128) || !isText(message, 512) || typeof resolved !== 'boolean') return undefined;
  if (!isFigure(threshold) || !isFigure(currentValue) || !isFigure(timestamp)) return undefined;
  return { id, type, metric: known, threshold, currentValue, message, timestamp, resolved };
}
