import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '#std/log';

/** Figures of a process, as Prometheus reads them. */
export interface MetricsText {
  /** Prometheus text. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

export interface MetricsPlace {
  readonly host: string;
  /** `undefined` when metrics are off. */
  readonly port: number | undefined;
  /** Whether somebody asked for this very port. */
  readonly isRequired: boolean;
}

export interface MetricsListener {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * `GET /metrics` on a port of its own, which visitors need not reach, and `GET /healthz` for whoever watches the process there.
 * Rejects with the system's error when the port cannot be had.
 */
export function listenForMetrics(
  metrics: MetricsText,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsListener> {
  const http = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0];
    response.setHeader('Cache-Control', 'no-store');
    if (path === '/healthz') {
      response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end('ok\n');
    } else if (path !== '/metrics') {
      response.writeHead(404).end();
    } else if (request.method !== 'GET') {
      response.writeHead(405, { Allow: 'GET' }).end();
    } else {
      metrics.text().then(
        (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    }
  });
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      const { port: taken } = http.address() as AddressInfo; // a TCP server listens on an address, never a pipe
      resolve({
        url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
        close: () =>
          new Promise((done) => {
            http.close(() => done());
            http.closeAllConnections();
          }),
      });
    });
  });
}

/** Listens where a port is set. One that nobody asked for by name and that is taken is only logged. */
export async function listenIfAsked(
  metrics: MetricsText,
  { host, port, isRequired }: MetricsPlace,
  log: Log,
): Promise<MetricsListener | undefined> {
  if (port === undefined) return undefined;
  try {
    return await listenForMetrics(metrics, { host, port });
  } catch (error) {
    if (isRequired) throw error;
    log.warn('no port for metrics', { host, port, error });
    return undefined;
  }
}
