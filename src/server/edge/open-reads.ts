import type { IncomingMessage, ServerResponse } from 'node:http';
import { QUERY_ROUTE, ROUTES } from '#contracts/api';
import { MCP_ROUTE } from '#contracts/assistant/agent';
import { BULK_ROUTE } from '#contracts/bulk/bulk';
import { toPattern } from './written-paths.ts';

/** The description of everything under `/api/`, for tools. */
export const OPENAPI_PATH = '/openapi.json';

/** Whether the changelog may be read can depend on who is signed in. */
const { changelog: _changelog, ...QUESTIONS } = ROUTES;

const READ = [
  ...Object.values(QUESTIONS).map(toPattern),
  toPattern(OPENAPI_PATH),
  toPattern('/og.png'),
  ...['tx', 'account', 'block'].map((kind) => toPattern(`/og/${kind}/:file`)),
];
/** Asked by POST because what is asked is long; nothing is changed by it. */
const POSTED = new Set([QUERY_ROUTE, BULK_ROUTE, MCP_ROUTE]);

/**
 * Whether pages of any site may read what a request is answered with: it is the same for everybody who asks, whoever
 * is signed in, and it changes nothing.
 */
export function isOpenRead(method: string, path: string): boolean {
  if (method === 'GET' || method === 'HEAD') return READ.some((pattern) => pattern.test(path));
  return method === 'POST' && POSTED.has(path);
}

/** Allows scripts of every site to read the answer. No credentials are allowed, so a browser sends none. */
export function openToAll(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
}

/** Takes that back, for an answer that is for the asking browser alone after all. */
export function closeToOthers(response: Pick<ServerResponse, 'removeHeader'> | undefined): void {
  response?.removeHeader('Access-Control-Allow-Origin');
  response?.removeHeader('Access-Control-Expose-Headers');
}

const EXPOSED =
  'X-Cluster, X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Mcp-Session-Id';

/** `Authorization` is not among them: an API key acts for somebody, and a page that holds one gives it away. */
const ALLOWED_HEADERS = 'Accept, Content-Type, Last-Event-ID, Mcp-Method, Mcp-Name, Mcp-Protocol-Version';
/** Browsers remember it for two hours at most. */
const REMEMBERED_SECONDS = 7_200;

/** The method a browser asks to send such a request by; `undefined` for what `isOpen` does not open. */
export function findPreflight(
  request: IncomingMessage,
  path: string,
  isOpen = isOpenRead,
): string | undefined {
  const wanted = request.headers['access-control-request-method'];
  if (request.method !== 'OPTIONS' || request.headers.origin === undefined || wanted === undefined)
    return undefined;
  return isOpen(wanted, path) ? wanted : undefined;
}

/** Says what may be sent. */
export function answerPreflight(response: ServerResponse, method: string): void {
  openToAll(response);
  response.writeHead(204, {
    'Access-Control-Allow-Methods': method,
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Max-Age': REMEMBERED_SECONDS,
    'Cache-Control': 'no-store',
  });
  response.end();
}
