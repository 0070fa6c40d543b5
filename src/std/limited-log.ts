import type { Log, LogFields, LogLevel } from './log.ts';

const EVERY_MS = 60_000;

interface Seen {
  writtenMs: number;
  leftOut: number;
}

/**
 * A log that writes lines about the same failure once a minute, with how many were left out before: while a disk is full
 * they come with every request. `findRepeated` names the failure of an error for which that is so, out of few names; all
 * other lines are written as they come.
 */
export function createLimitedLog(
  log: Log,
  findRepeated: (error: unknown) => string | undefined,
  nowMs: () => number = () => performance.now(),
): Log {
  const seen = new Map<string, Seen>();
  const wrap = (inner: Log, component: string): Log => {
    const emit = (level: LogLevel) => (event: string, fields?: LogFields) => {
      const failure = findRepeated(fields?.['error']);
      if (failure === undefined) return inner[level](event, fields);
      // A message may name a file that is another one each time; events are texts of ours.
      const key = `${component} ${level} ${event} ${failure}`;
      const before = seen.get(key);
      if (before !== undefined && nowMs() - before.writtenMs < EVERY_MS) {
        before.leftOut++;
        return;
      }
      seen.set(key, { writtenMs: nowMs(), leftOut: 0 });
      inner[level](event, before?.leftOut ? { ...fields, leftOut: before.leftOut } : fields);
    };
    return {
      debug: emit('debug'),
      info: emit('info'),
      warn: emit('warn'),
      error: emit('error'),
      child: (name) => wrap(inner.child(name), name),
    };
  };
  return wrap(log, '');
}
