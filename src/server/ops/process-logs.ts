import { findDiskFault } from '#std/disk-faults';
import { isAppError } from '#std/errors';
import { createLimitedLog } from '#std/limited-log';
import { createLog, type Log } from '#std/log';
import type { Configuration } from '../config/configuration.ts';

export interface ProcessLogs {
  readonly log: Log;
  /** Takes a line for each request, whatever is logged otherwise; absent where none is wanted. */
  readonly accessLog: Log | undefined;
}

/** The logs of a process, on standard error. */
export function createProcessLogs({
  logLevel,
  accessLog,
  unreadSettings,
}: Pick<Configuration, 'logLevel' | 'accessLog' | 'unreadSettings'>): ProcessLogs {
  const write = (line: string): void => void process.stderr.write(`${line}\n`);
  const log = createLimitedLog(
    createLog(logLevel, write),
    (error) =>
      findDiskFault(error) ?? (isAppError(error) && error.code.startsWith('store/') ? error.code : undefined),
  );
  if (unreadSettings.length > 0) log.warn('settings without effect', { names: unreadSettings });
  return { log, accessLog: accessLog ? createLog('info', write, 'access') : undefined };
}
