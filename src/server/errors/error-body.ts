import type { ErrorBody } from '#contracts/api';
import { isAppError } from '#std/errors';
import type { Log } from '#std/log';
import { serverError } from './server-error.ts';
import { statusOf } from './status-of-error.ts';

export interface ErrorReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ErrorBody;
}

const RETRY_SECONDS = 5;

/** What a client hears of a failure. One that is not ours is logged with its stack and answered without. */
export function toErrorReply(error: unknown, requestId: string, log: Log): ErrorReply {
  const known = isAppError(error) ? error : serverError('internal');
  const status = statusOf(known);
  // Refusals of a server that is busy come by the hundred, and there is nothing to be found out about them.
  if (known.code === 'server/overloaded') log.debug('overloaded', { requestId });
  else if (status >= 500) log.error('request failed', { requestId, code: known.code, error });
  const retry = known.retryAfterSeconds ?? (status === 503 ? RETRY_SECONDS : undefined);
  return {
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...(status === 405 && { Allow: 'GET, HEAD, POST' }),
      ...(retry !== undefined && { 'Retry-After': String(retry) }),
    },
    body: { error: { code: known.code, message: known.publicMessage, requestId } },
  };
}
