/**
 * Structured log: one JSON object a line on standard error. Values are JSON-encoded, so that text from
 * outside can neither break a line nor forge a field.
 */
import { currentTraceId } from './tracing/trace.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, unknown>>;

export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
  /** A log that adds `component` to every line. */
  child(component: string): Log;
}

const RANK: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 };

/** A log of lines at `level` and above; `write` receives one line without its newline. */
export function createLog(level: LogLevel, write: (line: string) => void, component = 'osvm'): Log {
  const emit = (at: LogLevel) => (event: string, fields?: LogFields) => {
    if (RANK[at] < RANK[level]) return;
    write(
      JSON.stringify(
        // Left out where nothing is traced.
        { time: new Date().toISOString(), level: at, component, event, traceId: currentTraceId(), ...fields },
        (_key, value) =>
          typeof value === 'bigint'
            ? value.toString()
            : value instanceof Error
              ? { name: value.name, message: value.message, stack: value.stack, cause: value.cause }
              : value,
      ),
    );
  };
  return {
    debug: emit('debug'),
    info: emit('info'),
    warn: emit('warn'),
    error: emit('error'),
    child: (name) => createLog(level, write, name),
  };
}

/** A log that keeps nothing, for tests and tools that report in their own way. */
export const silentLog: Log = createLog('error', () => {});
