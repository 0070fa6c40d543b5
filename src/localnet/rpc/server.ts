import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Log } from '#std/log';
import type { LocalnetChain } from '../chain/localnet-chain.ts';
import { dispatch } from './dispatch.ts';

/** Agave's `--rpc-max-request-body-size`. */
const MAX_BODY_BYTES = 51_200;
const MAX_SOCKETS = 500;
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type, solana-client',
  'access-control-max-age': '86400',
} as const;

export interface RpcServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves HTTP and WebSocket on `port`, and WebSocket also on the port after it, where older clients look. */
export async function listenRpc(
  chain: LocalnetChain,
  hub: { connect(socket: WebSocket): void },
  { host, port, log }: { readonly host: string; readonly port: number; readonly log: Log },
): Promise<RpcServer> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_BODY_BYTES });
  sockets.on('connection', (socket) => hub.connect(socket));
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    if (sockets.clients.size >= MAX_SOCKETS) return void stream.destroy();
    sockets.handleUpgrade(request, stream, head, (socket) => sockets.emit('connection', socket, request));
  };
  const http = createServer((request, response) => void handle(chain, request, response, log));
  const second = createServer((_request, response) => void response.writeHead(426).end());
  http.on('upgrade', upgrade);
  second.on('upgrade', upgrade);
  const bound = await listenPair(http, second, host, port);
  return {
    port: bound,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      await Promise.all([http, second].map(closeServer));
    },
  };
}

/** Takes `port` and the next; for 0, tries free ports until the next one is free too. */
async function listenPair(http: Server, second: Server, host: string, port: number): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    await listen(http, host, port);
    const bound = (http.address() as AddressInfo).port; // a TCP server's address is an object
    try {
      await listen(second, host, bound + 1);
      return bound;
    } catch (error) {
      await closeServer(http);
      if (port !== 0 || attempt >= 20) throw error;
    }
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function handle(
  chain: LocalnetChain,
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
): Promise<void> {
  try {
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    if (request.method === 'GET' && request.url === '/health') {
      respond(response, 200, chain.isHalted ? 'unknown' : 'ok', 'text/plain');
      return;
    }
    if (request.method !== 'POST') {
      const text = 'Used HTTP Method is not allowed. POST or OPTIONS is required\n';
      respond(response, 405, text, 'text/plain');
      return;
    }
    const body = await readBody(request);
    if (body === undefined) {
      respond(response, 413, 'Payload too large\n', 'text/plain');
      return;
    }
    const text = dispatch(chain, body, log);
    respond(response, 200, text ?? '', 'application/json; charset=utf-8');
  } catch (error) {
    log.warn('http-failed', { error });
    response.destroy();
  }
}

function respond(response: ServerResponse, status: number, text: string, type: string): void {
  response
    .writeHead(status, { ...CORS, 'content-type': type, 'content-length': Buffer.byteLength(text) })
    .end(text);
}

/** The body as text; `undefined` when it is too large. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Without an encoding a request gives buffers; its type says anything.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
