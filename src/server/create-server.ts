import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#std/log';
import { createApp, type App } from './app.ts';
import type { Clusters } from './clusters.ts';
import type { Configuration } from './configuration.ts';
import { createAdmission } from './edge/admission.ts';
import { toNetwork } from './edge/client-identity.ts';
import { createListener, type ForwardRpc } from './edge/listener.ts';
import { createRateLimiter } from './edge/rate-limiter.ts';
import { createLiveStreams } from './live/live-streams.ts';
import { watchLag } from './readers/index-lag.ts';
import type { RenderPage } from './pages/page-renderer.ts';
import type { StaticFiles } from './pages/static-files.ts';

const MAX_CONNECTIONS = 5_500;
const MAX_SOCKETS_PER_CLIENT = 100;
const DRAIN_MS = 8_000;
const NOTICE_MS = 1_000;

export interface ServerParts {
  readonly configuration: Configuration;
  readonly clusters: Clusters;
  readonly forwardRpc: ForwardRpc;
  readonly renderPage: RenderPage | undefined;
  readonly files: StaticFiles;
  readonly log: Log;
}

export interface Server {
  /** Rejects with the system's error when the port cannot be had. */
  listen(): Promise<{ readonly url: string; readonly port: number }>;
  /** Stops taking work, finishes what is at work within eight seconds. A second call joins the first. */
  drain(): Promise<void>;
  readonly app: App;
}

export function createServer(parts: ServerParts): Server {
  const { configuration, log } = parts;
  let draining: Promise<void> | undefined;
  const isDraining = () => draining !== undefined;
  const app = createApp({ ...parts, isDraining });
  const streams = createLiveStreams();
  const stopLagWatch = watchLag(parts.clusters, log);
  const admission = createAdmission();
  const handle = createListener({
    ...parts,
    app,
    streams,
    admission,
    limiter: createRateLimiter(),
    isDraining,
  });
  const http = createHttpServer(
    {
      maxHeaderSize: 16 * 1_024,
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
    if (socket.writable && error.code !== 'ECONNRESET') {
      const status =
        error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    } else socket.destroy();
  });

  const drain = async (): Promise<void> => {
    log.info('draining', { inFlight: admission.inFlight, streams: streams.count });
    // Readiness fails from now on; a balancer needs a moment to notice before the port closes.
    if (configuration.production) await sleep(NOTICE_MS);
    stopLagWatch();
    streams.close();
    const closed = new Promise<void>((resolve) => http.close(() => resolve()));
    http.closeIdleConnections();
    const hard = setTimeout(() => http.closeAllConnections(), DRAIN_MS);
    await closed;
    clearTimeout(hard);
    admission.close();
  };

  return {
    app,
    listen: () =>
      new Promise((resolve, reject) => {
        http.once('error', reject);
        http.listen(configuration.port, configuration.host, () => {
          http.off('error', reject);
          const { port } = http.address() as AddressInfo; // a TCP server listens on an address, never a pipe
          resolve({ url: toUrl(configuration.host, port), port });
        });
      }),
    drain: () => (draining ??= drain()),
  };
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
