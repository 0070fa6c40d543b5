import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createRandom } from '#std/seeded-random';
import type { Fault, FaultRule } from './faults.ts';
import { createLedger, toEnvelope, type Ledger, type RpcRequest } from './ledger.ts';

export type { Fault, FaultRule } from './faults.ts';

/** A JSON-RPC upstream on loopback that fails as configured, for tests and measurements. */
export interface FaultUpstream {
  readonly url: string;
  readonly ledger: Ledger;
  /** Adds a fault; the returned function takes it away. */
  add(rule: FaultRule): () => void;
  /** Takes all faults away. */
  heal(): void;
  /** Stops listening and cuts every connection, until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  /** Requests received, of one method or of all. */
  calls(method?: string): number;
  /** Requests received that are not of health checks. */
  readonly reads: number;
  /** Raw bodies of the requests, the last `MAX_BODIES`. */
  readonly bodies: readonly string[];
  /** Connections accepted since the start. */
  readonly connections: number;
  close(): Promise<void>;
}

const LOOPBACK = new Set(['127.0.0.1', '::1']);
const CHECKS = new Set(['getGenesisHash', 'getHealth', 'getSlot']);
const MAX_BODIES = 100;
const MOST_BYTES = 1 << 30;
const PIECE = Buffer.alloc(65_536, 'x');

interface LiveRule extends FaultRule {
  left: number;
}

/** Starts an upstream on a free port. Throws for a host that is not loopback. `seed` decides `share`. */
export async function startFaultUpstream(
  options: { readonly host?: string; readonly seed?: number } = {},
): Promise<FaultUpstream> {
  const host = options.host ?? '127.0.0.1';
  if (!LOOPBACK.has(host)) throw new Error('a fault upstream listens on loopback only');
  const ledger = createLedger();
  const random = createRandom(options.seed ?? 1);
  const rules = new Set<LiveRule>();
  const counts = new Map<string, number>();
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  const bodies: string[] = [];
  let connections = 0;

  const later = (ms: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
  };

  const faultsOf = (method: string): Fault[] => {
    const found: Fault[] = [];
    for (const rule of rules) {
      if (rule.left <= 0 || (rule.methods !== undefined && !rule.methods.includes(method))) continue;
      if (rule.share !== undefined && random() >= rule.share) continue;
      rule.left--;
      found.push(rule.fault);
    }
    return found;
  };

  const answer = (body: string, request: IncomingMessage, response: ServerResponse): void => {
    bodies.push(body);
    if (bodies.length > MAX_BODIES) bodies.shift();
    const parsed = JSON.parse(body) as RpcRequest | RpcRequest[]; // only our own gateway asks
    const asked = Array.isArray(parsed) ? parsed : [parsed];
    for (const { method } of asked) counts.set(method, (counts.get(method) ?? 0) + 1);
    const faults = faultsOf(asked[0]?.method ?? '');
    const envelopes = asked.map((each) => toEnvelope(ledger, each, faults));
    if (faults.some(({ kind }) => kind === 'swapped-batch')) envelopes.reverse();
    const text = Array.isArray(parsed) ? `[${envelopes.join(',')}]` : envelopes[0]!;
    const latency = faults.reduce((ms, fault) => ms + (fault.kind === 'latency' ? fault.ms : 0), 0);
    const send = (): void => reply(faults, text, asked[0]?.id, request.socket, response, later);
    if (latency > 0) later(latency, send);
    else send();
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(Buffer.concat(chunks).toString('utf8'), request, response));
    response.on('error', () => {});
  });
  server.keepAliveTimeout = 60_000;
  server.on('connection', (socket) => {
    connections++;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        server.off('error', reject);
        resolve();
      });
    });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });

  await listen(0);
  const { port } = server.address() as AddressInfo; // a TCP server listens on an address, never a pipe

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    ledger,
    add(rule) {
      const live: LiveRule = { ...rule, left: rule.times ?? Infinity };
      rules.add(live);
      return () => rules.delete(live);
    },
    heal: () => rules.clear(),
    down: stop,
    up: () => listen(port),
    calls: (method) =>
      method === undefined
        ? [...counts.values()].reduce((sum, count) => sum + count, 0)
        : (counts.get(method) ?? 0),
    get reads() {
      return [...counts].reduce((sum, [method, count]) => sum + (CHECKS.has(method) ? 0 : count), 0);
    },
    bodies,
    get connections() {
      return connections;
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
      if (server.listening) await stop();
    },
  };
}

function reply(
  faults: readonly Fault[],
  text: string,
  id: unknown,
  socket: Socket,
  response: ServerResponse,
  later: (ms: number, run: () => void) => void,
): void {
  const json = { 'Content-Type': 'application/json' };
  for (const fault of faults) {
    switch (fault.kind) {
      case 'hang':
        return;
      case 'reset':
        socket.resetAndDestroy();
        return;
      case 'status':
        response.writeHead(fault.status, {
          ...(fault.retryAfter !== undefined && { 'Retry-After': fault.retryAfter }),
        });
        response.end(fault.body ?? 'no');
        return;
      case 'redirect':
        response.writeHead(302, { Location: fault.location }).end();
        return;
      case 'html':
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html><body>Busy</body></html>');
        return;
      case 'empty':
        response.writeHead(200, { ...json, 'Content-Length': 0 }).end();
        return;
      case 'malformed':
        response.writeHead(200, json).end(text.replace('"result":', '"result":{{'));
        return;
      case 'body':
        response.writeHead(fault.status ?? 200, json).end(fault.text.replaceAll('{id}', JSON.stringify(id)));
        return;
      case 'truncated':
        response.writeHead(200, { ...json, 'Content-Length': Buffer.byteLength(text) });
        response.write(text.slice(0, Math.floor(text.length / 2)));
        later(5, () => socket.destroy());
        return;
      case 'duplicate':
        response.writeHead(200, json).end(text + text);
        return;
      case 'gzip':
        response.writeHead(200, { ...json, 'Content-Encoding': 'gzip' });
        response.end(gzipSync(Buffer.alloc(Math.min(fault.bytes, MOST_BYTES), 'x')));
        return;
      case 'huge':
        response.writeHead(200, json);
        stream(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":"`, fault.bytes, response);
        return;
      case 'drip':
        response.writeHead(200, { ...json, 'Content-Length': Buffer.byteLength(text) });
        drip(text, 0, fault.ms, response, later);
        return;
      default:
    }
  }
  response.writeHead(200, { ...json, 'Content-Length': Buffer.byteLength(text) }).end(text);
}

function stream(head: string, bytes: number, response: ServerResponse): void {
  let left = Math.min(bytes, MOST_BYTES);
  response.write(head);
  const pump = (): void => {
    while (left > 0 && !response.destroyed) {
      const piece = PIECE.subarray(0, Math.min(left, PIECE.length));
      left -= piece.length;
      if (!response.write(piece)) {
        response.once('drain', pump);
        return;
      }
    }
    if (!response.destroyed) response.end('"}');
  };
  pump();
}

function drip(
  text: string,
  at: number,
  ms: number,
  response: ServerResponse,
  later: (ms: number, run: () => void) => void,
): void {
  if (response.destroyed) return;
  if (at >= text.length) {
    response.end();
    return;
  }
  response.write(text[at]);
  later(ms, () => drip(text, at + 1, ms, response, later));
}
