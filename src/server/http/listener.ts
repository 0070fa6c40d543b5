import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { EMBED_ROOT } from '#contracts/text/embed-path';
import { FEED_FILE } from '#contracts/text/history-feed';
import { MCP_ROUTE } from '#contracts/assistant/agent';
import { LIVE_ROUTE, RPC_ROUTE } from '#contracts/api';
import { BULK_COST, BULK_ROUTE } from '#contracts/bulk/bulk';
import { OWN_CHAIN_LIMITS, OWN_CHAIN_ROUTE } from '#contracts/network/own-chain';
import { splitLinkWords } from '#contracts/assistant/link-words';
import { CLUSTER_COOKIE, type ServedCluster } from '#contracts/cluster';
import { isAppError } from '#std/errors';
import { toJson } from '#std/json';
import type { Log } from '#std/log';
import { isTracing } from '#std/tracing/trace';
import type { App } from './request-context.ts';
import { parseCookies, toChosenCluster, toServed } from './chosen-cluster.ts';
import { toFallback, type Clusters } from '../reading/clusters.ts';
import type { Configuration } from '../config/configuration.ts';
import { toRefusalPage, wantsPage } from '../errors/refusal-page.ts';
import { toErrorReply } from '../errors/error-body.ts';
import { TOKEN_IMAGE_PATH } from '#contracts/token-image';
import { serverError } from '../errors/server-error.ts';
import { parseLiveRequest } from '../live/live-request.ts';
import type { LiveStreams } from '../live/live-streams.ts';
import type { KeyGate } from '../users/key-gate.ts';
import { toAlternate } from './pages/alternate-path.ts';
import { SUGGESTIONS_PATH } from './search-suggestions.ts';
import { watchRequest } from './watch-request.ts';
import { createHostCheck } from '../edge/accepted-hosts.ts';
import type { Admission } from '../edge/admission.ts';
import { toClient } from '../edge/client-identity.ts';
import type { LimitName, RateLimiter } from '../edge/rate-limiter.ts';
import { answerPreflight, findPreflight, isOpenRead, openToAll } from '../edge/open-reads.ts';
import { readBody } from '../edge/read-body.ts';
import type { RefusalPauses } from '../edge/refusal-pauses.ts';
import { findRefusal } from '../edge/request-guard.ts';
import { toSecurityHeaders } from '../edge/security-headers.ts';
import type { Watch } from '../ops/create-watch.ts';

/** Forwards JSON-RPC bytes to a cluster and writes the answer. Rejects with what `charge` throws. */
export type ForwardRpc = (call: {
  readonly cluster: ServedCluster;
  readonly body: Uint8Array;
  readonly signal: AbortSignal;
  /** Who asks, so that one asker's tip goes backward as seldom as can be. */
  readonly session: string;
  readonly response: ServerResponse;
  /** Takes what the calls weigh, 1 for a light one, before any is made; a promise where that is not known at once. */
  readonly charge: (cost: number) => void | Promise<void>;
}) => Promise<void>;

export interface ListenerParts {
  readonly configuration: Configuration;
  readonly app: App;
  readonly clusters: Clusters;
  readonly forwardRpc: ForwardRpc;
  readonly streams: LiveStreams;
  readonly limiter: RateLimiter;
  readonly admission: Admission;
  readonly pauses: RefusalPauses;
  readonly log: Log;
  /** Absent where nobody can sign in, and so nobody has a key. */
  readonly keys: KeyGate | undefined;
  readonly watch: Pick<Watch, 'countRequest'>;
  /** Takes a line for each request; absent where none is wanted. */
  readonly accessLog?: Log | undefined;
  readonly isDraining: () => boolean;
}

const RPC_BODY_BYTES = 256 * 1_024;
/** Requests sent on one connection before the first of them is answered; browsers send one. */
const MAX_PIPELINED = 32;
const HEALTH_PATHS = new Set(['/healthz', '/readyz']);
/** What asks about many things at once counts for more than one request. */
const BULK_PATHS = new Set([BULK_ROUTE, '/api/bulk']);

/** An own chain is read by the work it makes, which grows with what is brought; a length that is not told is the greatest. */
const OWN_CHAIN_UNIT_BYTES = 64 * 1_024;

/** A page as data is drawn whole and read again: the work of so many pages that are sent as they are drawn. */
const ALTERNATE_COST = 5;

function toCost(path: string, request: IncomingMessage): number {
  if (toAlternate(path) !== undefined) return ALTERNATE_COST;
  if (BULK_PATHS.has(path)) return BULK_COST;
  if (path !== OWN_CHAIN_ROUTE) return 1;
  const bytes = Number(request.headers['content-length'] ?? OWN_CHAIN_LIMITS.bodyBytes);
  return 1 + Math.floor(Math.min(bytes, OWN_CHAIN_LIMITS.bodyBytes) / OWN_CHAIN_UNIT_BYTES);
}

/** What happens to a request before and around the app. Never rejects: whatever goes wrong is answered. */
export function createListener(
  parts: ListenerParts,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { configuration, admission, log } = parts;
  const acceptsHost = createHostCheck(configuration);
  const isOpen = configuration.openReads ? isOpenRead : () => false;
  const securityHeaders = Object.entries(
    toSecurityHeaders({ https: configuration.publicOrigin?.startsWith('https:') === true }),
  );
  const handleInApp = getRequestListener((request, env) => parts.app.fetch(request, env), {
    overrideGlobalObjects: false,
  });

  /** Answers a connection owes. */
  const owed = new WeakMap<Socket, number>();
  /** Whether the connection may owe one more. Answers go out in order, so those behind one that takes long are held. */
  const mayAsk = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const count = (owed.get(socket) ?? 0) + 1;
    owed.set(socket, count);
    response.once('close', () => owed.set(socket, (owed.get(socket) ?? 1) - 1));
    return count <= MAX_PIPELINED;
  };

  const dispatch = async (
    request: IncomingMessage,
    response: ServerResponse,
    client: string,
  ): Promise<void> => {
    const path = toPath(request);
    const asker = await toAsker(parts, request, path, client, response);
    if (!HEALTH_PATHS.has(path)) await takeFromLimit(parts, asker, response, toCost(path, request));
    // Who went away meanwhile closes nothing any more, so what is opened now would stay open.
    if (response.destroyed) return undefined;
    if (path === RPC_ROUTE) return forward(parts, request, response, asker);
    if (path === LIVE_ROUTE && request.method === 'GET') {
      const cluster = clusterOfRequest(parts.clusters, request);
      const asked = parseLiveRequest(toQuery(request), request.headers['last-event-id']);
      const { watcher, indexWatcher } = parts.clusters.reader(cluster);
      parts.streams.open(response, { client, cluster, asked, watcher, indexWatcher });
      if (asker.key !== undefined && parts.keys !== undefined) {
        response.once(
          'close',
          parts.keys.follow(asker.key, () => response.destroy()),
        );
      }
      return;
    }
    return handleInApp(request, response);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!mayAsk(request, response)) {
      request.socket.destroy();
      return;
    }
    const startedAt = performance.now();
    response.once('close', () => {
      const path = toPath(request);
      const route = HEALTH_PATHS.has(path) ? 'health' : toLimitName(path);
      parts.watch.countRequest(route, response.statusCode, (performance.now() - startedAt) / 1_000);
    });
    const requestId = randomBytes(8).toString('hex');
    response.setHeader('X-Request-Id', requestId);
    // The policy of such a page says who frames it; this older header could only say nobody.
    const isEmbed = toPath(request).startsWith(EMBED_ROOT);
    for (const [name, value] of securityHeaders)
      if (!isEmbed || name !== 'X-Frame-Options') response.setHeader(name, value);
    if (parts.isDraining()) response.setHeader('Connection', 'close');
    if (isOpen(request.method ?? '', toPath(request))) openToAll(response);
    const refusal = findRefusal(request, acceptsHost, isOpen);
    if (refusal !== undefined) {
      refuse(request, response, refusal, requestId, log, true);
      return;
    }
    const preflight = findPreflight(request, toPath(request), isOpen);
    if (preflight !== undefined) {
      answerPreflight(response, preflight);
      return;
    }
    // Of what a link says to the assistant nothing is read here, and a page would repeat it in every link.
    if (!toPath(request).startsWith('/api/')) request.url = splitLinkWords(request.url ?? '/').url;
    const isHealth = HEALTH_PATHS.has(toPath(request));
    const client = toClient(request, configuration.trustedHops);
    const place = isHealth ? undefined : admission.enter(client, hasBody(request));
    if (place === undefined && !isHealth) {
      refuse(request, response, serverError('overloaded', { retryAfterSeconds: 2 }), requestId, log, true);
      return;
    }
    request.once('end', () => place?.received());
    response.once('close', () => place?.leave());
    try {
      await dispatch(request, response, client);
    } catch (error) {
      place?.leave();
      if (isAppError(error, 'server/too-many-requests')) await parts.pauses.wait(client, response);
      if (!response.destroyed) refuse(request, response, error, requestId, log, request.method === 'POST');
    } finally {
      // A response behind another one on its connection may never be closed, but once it has ended it is no work. Nor is
      // an open stream; streams have their own bounds.
      if (response.writableEnded || toPath(request) === LIVE_ROUTE) place?.leave();
    }
  };
  const { accessLog } = parts;
  if (accessLog === undefined && !isTracing()) return handle;
  const requestWatch = { accessLog, trustedTraces: configuration.trustedTraces };
  return (request, response) =>
    watchRequest(requestWatch, request, response, () => handle(request, response));
}

async function forward(
  parts: ListenerParts,
  request: IncomingMessage,
  response: ServerResponse,
  asker: Asker,
): Promise<void> {
  const { clusters, forwardRpc } = parts;
  if (request.method !== 'POST') throw serverError('method-not-allowed');
  const cluster = clusterOfRequest(clusters, request);
  const body = await readBody(request, RPC_BODY_BYTES);
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  response.setHeader('X-Cluster', cluster);
  response.setHeader('Cache-Control', 'no-store');
  await forwardRpc({
    cluster,
    body,
    signal: gone.signal,
    session: asker.name,
    response,
    // One was taken before the calls were known.
    charge: (cost) => (cost > 1 ? takeFromLimit(parts, asker, response, cost - 1) : undefined),
  });
}

/** Whom a request counts for, and against which limit. */
interface Asker {
  readonly name: string;
  /** Id of the API key it came with. */
  readonly key: string | undefined;
  readonly limit: LimitName;
}

/** The API key of a request to the API, where it has one; else the client's network. */
async function toAsker(
  parts: ListenerParts,
  { headers }: IncomingMessage,
  path: string,
  client: string,
  response: ServerResponse,
): Promise<Asker> {
  const byNetwork: Asker = { name: client, key: undefined, limit: toLimitName(path) };
  if ((!path.startsWith('/api/') && path !== MCP_ROUTE) || parts.keys === undefined) return byNetwork;
  try {
    const key = await parts.keys.enter(headers.authorization);
    return key === undefined ? byNetwork : { name: `owner ${key.ownerId}`, key: key.id, limit: 'key' };
  } catch (error) {
    // Whoever tries keys out is held to what their network may ask.
    await takeFromLimit(parts, byNetwork, response);
    throw error;
  }
}

async function takeFromLimit(
  { configuration, limiter }: ListenerParts,
  asker: Asker,
  response: ServerResponse,
  cost = 1,
): Promise<void> {
  if (!configuration.rateLimits) return;
  const { allowed, limit, remaining, resetSeconds } = await limiter.take(asker.limit, asker.name, cost);
  response.setHeader('RateLimit-Limit', limit);
  response.setHeader('RateLimit-Remaining', remaining);
  response.setHeader('RateLimit-Reset', resetSeconds);
  if (!allowed) throw serverError('too-many-requests', { retryAfterSeconds: resetSeconds });
}

function toLimitName(path: string): LimitName {
  if (path === RPC_ROUTE) return 'rpc';
  if (path === LIVE_ROUTE) return 'live';
  if (path.startsWith('/api/') || path === MCP_ROUTE || isQuestion(path)) return 'question';
  if (path.startsWith('/og')) return 'image';
  if (toAlternate(path) !== undefined) return 'page';
  if (path.startsWith(`${TOKEN_IMAGE_PATH}/`)) return 'asset';
  return path.startsWith('/assets/') || /\.[a-z0-9]{2,12}$/.test(path) ? 'asset' : 'page';
}

/** Paths outside /api that are answered by an endpoint, and so count against the same limit. */
const isQuestion = (path: string): boolean => path === SUGGESTIONS_PATH || path.endsWith(`/${FEED_FILE}`);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function toPath(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

function toQuery(request: IncomingMessage): string {
  return (request.url ?? '').split('?')[1] ?? '';
}

function clusterOfRequest(clusters: Clusters, request: IncomingMessage): ServedCluster {
  const query = new URLSearchParams(toQuery(request)).getAll('cluster');
  if (query.length > 1) throw serverError('unknown-cluster');
  const cookie = parseCookies(request.headers.cookie).get(CLUSTER_COOKIE.name);
  return toServed(toChosenCluster(query[0], cookie, toFallback(clusters.list()).fallback));
}

/** Answers with an error, a browser with a page. `close` ends the connection too, for a body nobody will read. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  requestId: string,
  log: Log,
  close: boolean,
): void {
  const reply = toErrorReply(error, requestId, log);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (close) response.setHeader('Connection', 'close');
  const isPage = wantsPage(request.headers.accept, toPath(request));
  const body = isPage ? toRefusalPage(reply.status, reply.body.error.message) : toJson(reply.body);
  response.writeHead(reply.status, {
    ...reply.headers,
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}
