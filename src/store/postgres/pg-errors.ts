import { isAppError } from '#std/errors';
import { storeError } from '../errors.ts';

/** SQLSTATEs, whole or by their class, that say something of the store and not of the statement. */
const BY_STATE = {
  /** disk_full, io_error */
  full: ['53100', '58030'],
  /** query_canceled, by `statement_timeout` */
  'too-slow': ['57014'],
  /** Connections, resources, roles, shut-downs, locks, dead-locks, a stand-by; a schema that is not there yet. */
  unavailable: ['08', '28', '53', '57', '58', '3D', '40', '55P03', '25P03', '25006', '3F000', '42P01'],
} as const;

/** What the driver and the system say instead of a SQLSTATE. */
const LOST = /^(?:connection terminated|client has encountered a connection error|client was closed)/i;
const SLOW = /^(?:query read timeout|timeout exceeded when trying to connect)/i;

function stateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether the connection that gave this error is of no more use. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error) || isAppError(error)) return false;
  // Only the server's own words leave it in a known state, and some of them are its last.
  const isServers = 'severity' in error;
  return isServers
    ? /^(?:08|57P|25P03)/.test(stateOf(error) ?? '')
    : LOST.test(error.message) || SLOW.test(error.message) || isSystems(error);
}

/** Of the socket: `ECONNREFUSED`, `EPIPE`, `ENOTFOUND` … */
const isSystems = (error: Error): boolean =>
  /^E[A-Z_]{3,}$/.test(stateOf(error) ?? '') && !stateOf(error)!.startsWith('ERR_');

/** Errors that are a statement's own fault stay as they are. */
export function toStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || isAppError(error)) return error;
  if (SLOW.test(error.message)) return storeError('too-slow', { cause: error });
  if (LOST.test(error.message) || isSystems(error)) return storeError('unavailable', { cause: error });
  const state = stateOf(error);
  if (state === undefined || !('severity' in error)) return error;
  for (const [what, states] of Object.entries(BY_STATE)) {
    if (states.some((known) => state.startsWith(known))) {
      return storeError(what as keyof typeof BY_STATE, { cause: error }); // a key of it
    }
  }
  return error;
}
