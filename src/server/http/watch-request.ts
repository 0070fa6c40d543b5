import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIVE_ROUTE, RPC_ROUTE } from '#contracts/api';
import type { Log } from '#std/log';
import { beginSpan, within, type Span } from '#std/tracing/trace';
import { routeOf } from './request-route.ts';

export interface RequestWatch {
  /** Takes a line for each request; absent where none is wanted. */
  readonly accessLog: Log | undefined;
  /** Whether a request may say which trace it is a part of. */
  readonly trustedTraces: boolean;
}

/** What a request may ask for by; anything may stand there. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** What is asked for all the time, or with every page. */
const UNTRACED = /^\/(?:healthz$|readyz$|assets\/)/;
const FAILED = 500;

/** Runs `work`, which answers a request, as a span, and logs the request once it is answered. */
export async function watchRequest(
  { accessLog, trustedTraces }: RequestWatch,
  request: IncomingMessage,
  response: ServerResponse,
  work: () => Promise<void>,
): Promise<void> {
  const startedMs = performance.now();
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const method = METHODS.has(request.method ?? '') ? request.method! : '_OTHER';
  const span = UNTRACED.test(path) ? undefined : beginRequest(method, request, trustedTraces);
  const toEnd = (): Ended => ({
    method,
    route: routeOf(response) ?? (path === RPC_ROUTE || path === LIVE_ROUTE ? path : undefined),
    status: response.headersSent ? response.statusCode : undefined,
    requestId: response.getHeader('X-Request-Id')?.toString(),
  });
  response.once('close', () => {
    const ended = toEnd();
    if (span !== undefined) endRequest(span, ended);
    const ms = Math.round(performance.now() - startedMs);
    accessLog?.info('request', { ...ended, ms, traceId: span?.traceId });
  });
  await within(span, work);
  // A stream is open for as long as its page.
  if (path === LIVE_ROUTE && span !== undefined) endRequest(span, toEnd());
}

interface Ended {
  readonly method: string;
  readonly route: string | undefined;
  /** Absent where who asked had gone before. */
  readonly status: number | undefined;
  readonly requestId: string | undefined;
}

function beginRequest(
  method: string,
  { headers }: IncomingMessage,
  trustedTraces: boolean,
): Span | undefined {
  const given = trustedTraces ? headers['traceparent'] : undefined;
  const traceparent = typeof given === 'string' ? given : undefined;
  return beginSpan(method, { kind: 'server', begins: 'always', traceparent });
}

function endRequest(span: Span, { method, route, status, requestId }: Ended): void {
  if (route !== undefined) span.rename(`${method} ${route}`);
  span.set({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    // Refusals show it to whoever asked.
    'osvm.request_id': requestId,
  });
  if (status !== undefined && status >= FAILED) span.fail(String(status));
  else span.end();
}
