import type { ClientLogLevel, LogEntry, LogMetadata } from '#contracts/operation/log-entries';

export interface LoggedEvent extends Pick<LogEntry, 'level' | 'message' | 'component'> {
  readonly metadata?: LogMetadata | undefined;
  readonly trace?: string | undefined;
  /** Unix milliseconds. */
  readonly atMs: number;
}

/** Events that wait for the part that sends them, which comes late or not at all. */
const MAX_EARLY = 100;
let early: LoggedEvent[] = [];
let sink: ((event: LoggedEvent) => void) | undefined;

/**
 * Notes something about the product itself for those who run this server. It is sent only where the server asks
 * for it, and without secrets; never give it what a visitor wrote.
 */
export function log(
  level: ClientLogLevel,
  message: string,
  component: string,
  metadata?: LogMetadata,
  trace?: string,
): void {
  const event = { level, message, component, metadata, trace, atMs: Date.now() };
  if (sink !== undefined) sink(event);
  else if (early.length < MAX_EARLY) early.push(event);
}

/** Who takes events from now on, those noted before first. */
export function setLogSink(next: (event: LoggedEvent) => void): void {
  sink = next;
  const noted = early;
  early = [];
  for (const event of noted) next(event);
}
