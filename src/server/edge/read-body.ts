import type { IncomingMessage } from 'node:http';
import { serverError } from '../errors/server-error.ts';

const IDLE_MS = 5_000;

/** The whole body. Throws `body-too-large` as soon as more than `cap` bytes are announced or seen. */
export function readBody(request: IncomingMessage, cap: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > cap) {
      reject(serverError('body-too-large'));
      return;
    }
    const chunks: Buffer[] = [];
    let length = 0;
    const idle = setTimeout(() => fail(serverError('body-too-slow')), IDLE_MS);
    const fail = (error: Error) => {
      clearTimeout(idle);
      request.removeAllListeners('data');
      request.pause();
      reject(error);
    };
    request.on('data', (chunk: Buffer) => {
      idle.refresh();
      length += chunk.length;
      if (length > cap) fail(serverError('body-too-large'));
      else chunks.push(chunk);
    });
    request.once('end', () => {
      clearTimeout(idle);
      resolve(Buffer.concat(chunks, length));
    });
    request.once('error', fail);
    request.once('close', () => fail(serverError('bad-request', { detail: 'The body ended early.' })));
  });
}
