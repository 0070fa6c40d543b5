/** An RPC endpoint of a visitor's own on this machine: it answers as the localnet does, but for what it is configured to change. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenCall {
  readonly method: string;
  readonly origin: string | undefined;
  readonly userAgent: string;
  readonly cookie: string | undefined;
  readonly referrer: string | undefined;
  readonly path: string;
}

export interface OwnEndpoint {
  readonly url: string;
  readonly host: string;
  /** Everything that ever reached it, preflights too. */
  readonly seen: SeenCall[];
  /** Results by method that it gives instead of the chain's. */
  readonly says: Map<string, unknown>;
  close(): Promise<void>;
}

/** `rpcUrl` is what really answers. */
export async function startOwnEndpoint(rpcUrl: string): Promise<OwnEndpoint> {
  const seen: SeenCall[] = [];
  const says = new Map<string, unknown>();
  const answer = async (body: string): Promise<string> => {
    const { method } = JSON.parse(body) as { method: string };
    if (says.has(method)) return JSON.stringify({ jsonrpc: '2.0', id: 1, result: says.get(method) });
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return response.text();
  };
  const server = createServer((request, response) => {
    void readText(request).then(async (body) => {
      seen.push({
        method: body === '' ? (request.method ?? '') : (JSON.parse(body) as { method: string }).method,
        origin: request.headers.origin,
        userAgent: request.headers['user-agent'] ?? '',
        cookie: request.headers.cookie,
        referrer: request.headers.referer,
        path: request.url ?? '',
      });
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
      response.setHeader('Content-Type', 'application/json');
      response.end(request.method === 'POST' ? await answer(body) : '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server listens on an address, never a pipe
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    seen,
    says,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
