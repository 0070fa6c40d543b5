import { LOG_LIMITS, type LogBatch, type LogEntry, type LogMetadata } from '#contracts/operation/log-entries';
import { redactEntry, redactText } from '#contracts/text/redact';
import type { LoggedEvent } from './client-log.ts';

/** Entries of this browser that wait to be sent. */
export interface LogQueue {
  /** Takes secrets out, cuts what is too long, and drops the oldest when full. */
  add(event: LoggedEvent, metadata?: LogMetadata): void;
  /** Takes the oldest entries out: at most a hundred, and no more than fit in `bytes` of JSON. */
  takeBatch(nowMs: number, bytes?: number): LogBatch | undefined;
  readonly size: number;
}

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;
/** What a batch is beside its entries, and some. */
const ENVELOPE_BYTES = 256;

export function createLogQueue(): LogQueue {
  let entries: { readonly entry: LogEntry; readonly bytes: number }[] = [];
  return {
    add(event, metadata) {
      const entry = toEntry(event, metadata);
      entries.push({ entry, bytes: bytesOf(JSON.stringify(entry)) + 1 });
      if (entries.length > LOG_LIMITS.queueEntries) entries.shift();
    },
    takeBatch(nowMs, bytes = LOG_LIMITS.batchBytes) {
      let left = bytes - ENVELOPE_BYTES;
      let count = 0;
      while (count < Math.min(entries.length, LOG_LIMITS.batchEntries) && entries[count]!.bytes <= left)
        left -= entries[count++]!.bytes;
      if (count === 0) return undefined;
      const logs = entries.slice(0, count).map(({ entry }) => entry);
      entries = entries.slice(count);
      return { logs, batchSize: count, timestamp: new Date(nowMs).toISOString() };
    },
    get size() {
      return entries.length;
    },
  };
}

function toEntry(event: LoggedEvent, metadata: LogMetadata | undefined): LogEntry {
  const { level, message, component, trace, atMs } = event;
  const clean = redactEntry({
    level,
    message,
    timestamp: new Date(atMs).toISOString(),
    component,
    metadata: { ...metadata, ...event.metadata },
    ...(trace !== undefined && { trace }),
  });
  return {
    ...clean,
    message: cut(clean.message, LOG_LIMITS.messageBytes),
    component: cut(clean.component, LOG_LIMITS.textBytes),
    ...(clean.trace !== undefined && { trace: cut(clean.trace, LOG_LIMITS.traceBytes) }),
    ...(clean.metadata && {
      metadata: Object.fromEntries(
        Object.entries(clean.metadata).map(([key, value]) => [key, cut(value ?? '', LOG_LIMITS.textBytes)]),
      ),
    }),
  };
}

/** The beginning of `text` that fits, cut between characters. */
function cut(text: string, bytes: number): string {
  if (text.length * 3 <= bytes || bytesOf(text) <= bytes) return text;
  const target = new Uint8Array(bytes);
  return text.slice(0, encoder.encodeInto(text, target).read);
}

/** What an error says of itself; anything can be thrown. */
export function toErrorText(error: unknown): {
  readonly message: string;
  readonly trace: string | undefined;
} {
  if (error instanceof Error) return { message: `${error.name}: ${error.message}`, trace: error.stack };
  const text = typeof error === 'string' ? error : `thrown: ${typeof error}`;
  return { message: redactText(text), trace: undefined };
}
