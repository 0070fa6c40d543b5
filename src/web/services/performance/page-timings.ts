import { onCLS, onFCP, onINP, onLCP } from 'web-vitals';
import type { PerformanceSample } from './sample.ts';
import { toTimeToInteractive, type LongTask } from './time-to-interactive.ts';

export type PageTimings = Pick<
  PerformanceSample,
  | 'memoryUsage'
  | 'apiResponseTime'
  | 'networkLatency'
  | 'loadTime'
  | 'firstContentfulPaint'
  | 'largestContentfulPaint'
  | 'cumulativeLayoutShift'
  | 'interactionToNextPaint'
  | 'firstInputDelay'
  | 'timeToInteractive'
>;

export interface TimingsReader {
  /** What is known now. The times of questions are those since the reading before. */
  read(): PageTimings;
  close(): void;
}

/** Streams stay open, and the log is about this. */
const NO_QUESTION = /^\/api\/(?:live|logging)\b/;
const MAX_TASKS = 500;

/** Listens to what the browser measures of this page, also of the time before it was asked. */
export function watchPageTimings(): TimingsReader {
  const vitals: { -readonly [Key in keyof PageTimings]: PageTimings[Key] } = {};
  const tasks: LongTask[] = [];
  let questions: PerformanceResourceTiming[] = [];
  const changes = { reportAllChanges: true };
  onFCP(({ value }) => (vitals.firstContentfulPaint = value), changes);
  onLCP(({ value }) => (vitals.largestContentfulPaint = value), changes);
  onCLS(({ value }) => (vitals.cumulativeLayoutShift = value), changes);
  onINP(({ value }) => (vitals.interactionToNextPaint = value), changes);
  const observers = [
    observe('longtask', ({ startTime, duration }) => {
      if (tasks.length < MAX_TASKS) tasks.push({ start: startTime, end: startTime + duration });
    }),
    observe('first-input', (entry) => {
      vitals.firstInputDelay = (entry as PerformanceEventTiming).processingStart - entry.startTime; // the type's entries
    }),
    observe('resource', (entry) => {
      if (isQuestion(entry.name)) questions.push(entry as PerformanceResourceTiming); // the type's entries
    }),
  ];
  return {
    read() {
      const asked = questions;
      questions = [];
      const timings: PageTimings = {
        ...vitals,
        memoryUsage: readMemory(),
        ...readQuestions(asked),
        loadTime: readLoadTime(),
        timeToInteractive: toTimeToInteractive(vitals.firstContentfulPaint, tasks, performance.now()),
      };
      return timings;
    },
    close: () => observers.forEach((observer) => observer?.disconnect()),
  };
}

function observe(type: string, take: (entry: PerformanceEntry) => void): PerformanceObserver | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe({ type, buffered: true });
  return observer;
}

function isQuestion(name: string): boolean {
  if (!name.startsWith(`${location.origin}/api/`)) return false;
  return !NO_QUESTION.test(name.slice(location.origin.length));
}

function readQuestions(
  asked: readonly PerformanceResourceTiming[],
): Pick<PageTimings, 'apiResponseTime' | 'networkLatency'> {
  if (asked.length === 0) return {};
  // Without a first byte there was no answer, and without a request it came from the browser's own cache.
  const waits = asked
    .filter(({ requestStart, responseStart }) => requestStart > 0 && responseStart > requestStart)
    .map(({ requestStart, responseStart }) => responseStart - requestStart);
  return {
    apiResponseTime: asked.reduce((sum, { duration }) => sum + duration, 0) / asked.length,
    networkLatency: waits.length === 0 ? undefined : Math.min(...waits),
  };
}

function readLoadTime(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // the type's entries
  return navigation !== undefined && navigation.loadEventEnd > 0 ? navigation.loadEventEnd : undefined;
}

/** Not a standard: some browsers have it, and no other way tells. */
function readMemory(): PageTimings['memoryUsage'] {
  const memory: unknown = 'memory' in performance ? performance.memory : undefined;
  if (typeof memory !== 'object' || memory === null) return undefined;
  const { usedJSHeapSize, totalJSHeapSize, jsHeapSizeLimit } = memory as Readonly<Record<string, unknown>>; // checked below
  return typeof usedJSHeapSize === 'number' &&
    typeof totalJSHeapSize === 'number' &&
    typeof jsHeapSizeLimit === 'number' &&
    jsHeapSizeLimit > 0
    ? { used: usedJSHeapSize, total: totalJSHeapSize, limit: jsHeapSizeLimit }
    : undefined;
}
