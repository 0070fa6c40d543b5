/** An RPC endpoint of a test's own on this machine: it answers as the localnet does, but for what it is configured to change. */
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

interface Call {
  readonly id: number | string;
  readonly method: string;
  readonly params?: readonly unknown[];
}

export interface OwnEndpoint {
  readonly url: string;
  readonly host: string;
  /** Everything that ever reached it, preflights too. */
  readonly seen: SeenCall[];
  /** Results by method that it gives instead of the chain's. */
  readonly says: Map<string, unknown>;
  /** What a call of a method waits for before it is answered; given its parameters. */
  readonly waits: Map<string, (params: readonly unknown[]) => Promise<void>>;
  close(): Promise<void>;
}

/** `findRpcUrl` gives what really answers; a call waits until that is known. */
export async function startOwnEndpoint(findRpcUrl: () => string | Promise<string>): Promise<OwnEndpoint> {
  const seen: SeenCall[] = [];
  const says = new Map<string, unknown>();
  const waits: OwnEndpoint['waits'] = new Map();
  const answer = async (body: string): Promise<string> => {
    const { id, method, params = [] } = JSON.parse(body) as Call;
    if (says.has(method)) return JSON.stringify({ jsonrpc: '2.0', id, result: says.get(method) });
    await waits.get(method)?.(params);
    const response = await fetch(await findRpcUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return response.text();
  };
  const server = createServer((request, response) => {
    void readText(request).then(async (body) => {
      seen.push({
        method: body === '' ? (request.method ?? '') : (JSON.parse(body) as Call).method,
        origin: request.headers.origin,
        userAgent: request.headers['user-agent'] ?? '',
        cookie: request.headers.cookie,
        referrer: request.headers.referer,
        path: request.url ?? '',
      });
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
      response.setHeader('Content-Type', 'application/json');
      if (request.method !== 'POST') return response.end();
      // What really answers may be stopped.
      const text = await answer(body).catch(() => undefined);
      response.writeHead(text === undefined ? 502 : 200).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server listens on an address, never a pipe
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    seen,
    says,
    waits,
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
