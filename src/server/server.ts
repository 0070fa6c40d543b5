import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { SHARED_LINK_BYTES } from '#contracts/assistant/link-words';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#std/log';
import { createClock } from '#std/clock';
import { isTracing } from '#std/tracing/trace';
import type { UserStore } from '#store/users/user-store';
import type { ActionParts } from './http/run-action.ts';
import { createApp } from './http/app.ts';
import type { App } from './http/request-context.ts';
import type { Clusters } from './reading/clusters.ts';
import type { Configuration } from './config/configuration.ts';
import { createAdmission } from './edge/admission.ts';
import { toNetwork } from './edge/client-identity.ts';
import { createOwnChainReader } from './answering/own-chain-reader.ts';
import { composeAnswers, composePeople } from './compose.ts';
import { createListener, type ForwardRpc } from './http/listener.ts';
import { createRefusalPauses } from './edge/refusal-pauses.ts';
import { createRateLimiter } from './edge/rate-limiter.ts';
import { openSharedState } from './shared-state/open-shared-state.ts';
import { createLiveStreams } from './live/live-streams.ts';
import { createKeyGate } from './users/key-gate.ts';
import { watchAlerts } from './users/look-at-alerts.ts';
import { watchLag } from './reading/index/index-lag.ts';
import { toRefusalPage } from './errors/refusal-page.ts';
import { serverError } from './errors/server-error.ts';
import type { SsoSecrets } from './sso/secrets-file.ts';
import { createStorageWatch, type StorageWatch } from './ops/storage-watch.ts';
import { createWatch } from './ops/create-watch.ts';
import { createPageCache } from './http/pages/page-cache.ts';
import type { DrawingThread } from './http/pages/drawing-thread.ts';
import type { RenderPage } from './http/pages/page-renderer.ts';
import type { StaticFiles } from './http/pages/static-files.ts';

const MAX_CONNECTIONS = 5_500;
const MAX_SOCKETS_PER_CLIENT = 100;
const DRAIN_MS = 8_000;
const NOTICE_MS = 1_000;
const IDLE_MS = 50;

export interface ServerParts {
  readonly configuration: Configuration;
  readonly clusters: Clusters;
  readonly forwardRpc: ForwardRpc;
  readonly renderPage: RenderPage | undefined;
  /** Draws pages of those who ask for much; it is closed with the server. */
  readonly drawingThread?: DrawingThread | undefined;
  readonly files: StaticFiles;
  readonly log: Log;
  /** Absent where nobody can sign in. */
  readonly users?: UserStore | undefined;
  /** What is known of the disks and databases of this process; a watch of the server's own when left out. */
  readonly storage?: StorageWatch | undefined;
  /** What identity providers gave in confidence. */
  readonly ssoSecrets?: SsoSecrets | undefined;
  /** Takes a line for each request; absent where none is wanted. */
  readonly accessLog?: Log | undefined;
  /** Unix milliseconds; a clock that never goes back when left out. */
  readonly nowMs?: () => number;
}

export interface Server {
  /** Rejects with the system's error when the port cannot be had. */
  listen(): Promise<{
    readonly url: string;
    readonly port: number;
    /** Where the figures for Prometheus are, if anywhere. */
    readonly metricsUrl: string | undefined;
  }>;
  /** Stops taking work, finishes what is at work within eight seconds. A second call joins the first. */
  drain(): Promise<void>;
  readonly app: App;
}

/** Parts that need one another are put together beside this file. */
const OWN_CHAIN_THREAD = new URL('./own-chain-thread.ts', import.meta.url);

export function createServer(parts: ServerParts): Server {
  const { configuration, log } = parts;
  let draining: Promise<void> | undefined;
  const isDraining = () => draining !== undefined;
  const nowMs = parts.nowMs ?? createClock();
  const storage = parts.storage ?? createStorageWatch(log.child('storage'));
  const streams = createLiveStreams();
  const admission = createAdmission({ limitsClients: configuration.rateLimits });
  const pageCache = createPageCache();
  const shared = openSharedState(configuration.redisUrl, log.child('shared'));
  const watch = createWatch({
    ...parts,
    users: parts.users,
    storage,
    inFlight: () => admission.inFlight,
    streams: () => streams.count,
    pageBytes: () => pageCache.bytes,
    model: () => people?.modelState() ?? { kind: 'none' },
    shared: () => shared.status,
    nowMs,
    log: log.child('watch'),
  });
  const limiter = createRateLimiter(shared.buckets, (limit) => watch.countLimited(limit));
  // Holding a refusal back is no second one, and no other replica has to know of it.
  const pauses = createRefusalPauses(createRateLimiter());
  const answers = composeAnswers(parts);
  const people =
    parts.users &&
    composePeople({
      configuration,
      users: parts.users,
      answers,
      log: log.child('people'),
      storage,
      nowMs,
      shared,
    });
  const acting: ActionParts | undefined = parts.users &&
    people && {
      configuration,
      users: parts.users,
      clusters: parts.clusters,
      log: log.child('people'),
      watch,
      nowMs,
      services: people,
      async takeFromLimit(limit, client) {
        if (!configuration.rateLimits) return;
        const { allowed, resetSeconds } = await limiter.take(limit, client);
        if (!allowed) throw serverError('too-many-requests', { retryAfterSeconds: resetSeconds });
      },
    };
  const keys = parts.users && createKeyGate(parts.users, nowMs, log.child('people'));
  const alerts = parts.users && watchAlerts(parts.users, parts.clusters, nowMs, log.child('people'));
  const ownChain = createOwnChainReader(OWN_CHAIN_THREAD);
  const app = createApp({
    ...parts,
    answers,
    isDraining,
    troubles: () => storage.list(),
    acting,
    ownChain,
    pageCache,
    pauses,
    shared: () => shared.status,
    countPage: (outcome) => watch.countPage(outcome),
    notesRoutes: parts.accessLog !== undefined || isTracing(),
  });
  const stopLagWatch = watchLag(parts.clusters, log);
  const handle = createListener({
    ...parts,
    app,
    streams,
    admission,
    pauses,
    limiter,
    keys,
    watch,
    isDraining,
  });
  const http = createHttpServer(
    {
      // A link may carry a whole talk; every other header and address is held to less by the guard.
      maxHeaderSize: SHARED_LINK_BYTES + 32 * 1_024,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2_000,
      insecureHTTPParser: false,
    },
    (request, response) => void handle(request, response),
  );
  http.maxConnections = MAX_CONNECTIONS;
  if (configuration.rateLimits && configuration.trustedHops === 0) limitSockets(http);
  http.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = toRefusalStatus(error, socket);
    if (status !== undefined && socket.writable) {
      // What kind of client it is was not read; whoever shows it shows a page.
      const page = toRefusalPage(Number.parseInt(status, 10), `${status.slice(4)}.`);
      socket.end(
        `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(page)}\r\n\r\n${page}`,
      );
    } else socket.destroy();
  });

  const drain = async (): Promise<void> => {
    log.info('draining', { inFlight: admission.inFlight, streams: streams.count });
    // Readiness fails from now on; a balancer needs a moment to notice before the port closes.
    if (configuration.production) await sleep(NOTICE_MS);
    stopLagWatch();
    alerts?.close();
    await people?.webhooks.close();
    streams.close();
    await people?.closeExporter();
    const closed = new Promise<void>((resolve) => http.close(() => resolve()));
    http.closeIdleConnections();
    // A connection that was at work when the port closed is idle once its answer is out, and nobody else ends it.
    const idle = setInterval(() => http.closeIdleConnections(), IDLE_MS);
    const hard = setTimeout(() => http.closeAllConnections(), DRAIN_MS);
    await closed;
    clearInterval(idle);
    clearTimeout(hard);
    // Answers whose readers are gone.
    await people?.closeAgent();
    await ownChain.close();
    await parts.drawingThread?.close();
    admission.close();
    await keys?.close();
    await watch.close();
    await shared.close();
  };

  return {
    app,
    async listen() {
      const metricsUrl = await watch.listen();
      await shared.ready();
      // What an earlier run left half made has failed, whether or not anybody asks.
      // One that cannot be opened now is tried again by the first who asks.
      await people?.exporter().catch((error: unknown) => log.error('exports are not open', { error }));
      return new Promise((resolve, reject) => {
        http.once('error', reject);
        http.listen(configuration.port, configuration.host, () => {
          http.off('error', reject);
          void people?.checkModel();
          people?.webhooks.start();
          const { port } = http.address() as AddressInfo; // a TCP server listens on an address, never a pipe
          resolve({ url: toUrl(configuration.host, port), port, metricsUrl });
        });
      });
    },
    drain: () => (draining ??= drain()),
  };
}

/**
 * What a malformed request is refused with; `undefined` for a connection that is closed without a word. A browser
 * connects ahead of what it will ask: what is sent on such a connection would be taken for the answer to its next
 * request.
 */
function toRefusalStatus({ code }: NodeJS.ErrnoException, socket: Duplex): string | undefined {
  switch (code) {
    case 'ECONNRESET':
      return undefined;
    case 'HPE_HEADER_OVERFLOW':
      return '431 Request Header Fields Too Large';
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'bytesRead' in socket && socket.bytesRead === 0 ? undefined : '408 Request Timeout';
    default:
      return '400 Bad Request';
  }
}

/** One address holds at most so many sockets, whatever it does with them. */
function limitSockets(http: HttpServer): void {
  const counts = new Map<string, number>();
  http.on('connection', (socket: Socket) => {
    const client = toNetwork(socket.remoteAddress ?? 'unknown');
    const count = (counts.get(client) ?? 0) + 1;
    if (count > MAX_SOCKETS_PER_CLIENT) {
      socket.destroy();
      return;
    }
    counts.set(client, count);
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1;
      if (left === 0) counts.delete(client);
      else counts.set(client, left);
    });
  });
}

function toUrl(host: string, port: number): string {
  const shown = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}
