/** A real HTTP receiver on this machine, which answers as it is asked to and checks nothing for itself. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  /** `127.0.0.1:port`. */
  readonly host: string;
  readonly received: Received[];
  /** How it answers; 200 until this is set. */
  answer: (response: ServerResponse, received: Received) => void;
  /** Waits until so many have arrived. */
  arrived(count: number): Promise<void>;
  close(): Promise<void>;
}

export async function openReceiver(): Promise<Receiver> {
  const waiting = new Set<() => void>();
  const received: Received[] = [];
  const receiver: Receiver = {
    host: '',
    received,
    answer: (response) => response.writeHead(200).end('ok'),
    async arrived(count) {
      while (received.length < count) await new Promise<void>((resolve) => waiting.add(resolve));
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      received.push(one);
      for (const resolve of waiting) resolve();
      waiting.clear();
      receiver.answer(response, one);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(receiver, { host: `127.0.0.1:${(server.address() as AddressInfo).port}` });
}

export const answerStatus =
  (status: number, headers: Record<string, string> = {}, body = ''): Receiver['answer'] =>
  (response) =>
    response.writeHead(status, headers).end(body);
