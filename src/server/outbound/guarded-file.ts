/**
 * The one way this server reads a URL that came from the chain. Anybody can write such a URL, so it must lead to
 * the public internet and nowhere else: HTTPS on its own port, no user in it, a name that resolves to public
 * addresses only, a connection to the very address that was checked, every redirect checked again, little to
 * read and little time.
 */
import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { PRODUCT } from '#contracts/product';
import { abortable } from '#std/concurrency';
import { Refusal, toPublicTarget, toPublicUrl, type ResolveHost, type Target } from './public-target.ts';

export interface Opened {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Readable;
}

export interface OutboundParts {
  readonly resolve: ResolveHost;
  readonly open: (target: Target, accept: string, signal: AbortSignal) => Promise<Opened>;
}

export interface FileKind<T> {
  /** The `Accept` header. */
  readonly accept: string;
  readonly timeoutMs: number;
  /** Files of this kind that are fetched at the same time; one more is refused. */
  readonly mostAtOnce: number;
  /** The file of an answer with status 200 and no encoding. Throws `Refusal` for what is no such file. */
  readonly read: (headers: Opened['headers'], body: Readable) => Promise<T>;
}

export type FetchedFile<T> =
  | { readonly kind: 'found'; readonly url: string; readonly file: T }
  /** Why it was not read, for the visitor. */
  | { readonly kind: 'refused'; readonly reason: string };

export type FetchFile<T> = (url: string, signal?: AbortSignal) => Promise<FetchedFile<T>>;

const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Never rejects: what goes wrong is a reason. */
export function createGuardedReader<T>(kind: FileKind<T>, parts: OutboundParts = REAL): FetchFile<T> {
  let running = 0;
  return async (text, signal) => {
    if (running >= kind.mostAtOnce) {
      return {
        kind: 'refused',
        reason: 'This server is fetching too many files now; try again in a moment.',
      };
    }
    running++;
    const deadline = AbortSignal.timeout(kind.timeoutMs);
    const until = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    try {
      return await abortable(fetchFile(kind, parts, text, until), until);
    } catch (error) {
      return { kind: 'refused', reason: toReason(error, deadline, kind.timeoutMs) };
    } finally {
      running--;
    }
  };
}

/** All bytes of a body. Throws `Refusal`, with `tooLarge`, as soon as there are more than `most`. */
export async function readUpTo(
  most: number,
  tooLarge: string,
  headers: Opened['headers'],
  body: Readable,
): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > most) throw new Refusal(tooLarge);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw new Refusal(tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function fetchFile<T>(
  { accept, read }: FileKind<T>,
  parts: OutboundParts,
  text: string,
  signal: AbortSignal,
): Promise<FetchedFile<T>> {
  let target = await toPublicTarget(parts.resolve, toPublicUrl(text));
  for (let redirects = 0; ; redirects++) {
    const { status, headers, body } = await parts.open(target, accept, signal);
    if (REDIRECTS.has(status)) {
      body.destroy();
      const to = headers['location'];
      if (to === undefined || redirects === MOST_REDIRECTS) {
        throw new Refusal('It redirects too many times.');
      }
      target = await toPublicTarget(parts.resolve, toPublicUrl(to, target.url));
      continue;
    }
    try {
      if (status !== 200) throw new Refusal(`The server there answered ${status}.`);
      if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
        throw new Refusal('The file is compressed, although that was not requested.');
      }
      return { kind: 'found', url: target.url.href, file: await read(headers, body) };
    } finally {
      body.destroy();
    }
  }
}

function toReason(error: unknown, deadline: AbortSignal, timeoutMs: number): string {
  if (error instanceof Refusal) return error.message;
  return deadline.aborted
    ? `It did not arrive within ${timeoutMs / 1_000} seconds.`
    : 'Its server could not be reached.';
}

/** Names are resolved by the system; the connection goes to the address, while TLS and Host keep the name. */
const REAL: OutboundParts = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  open: ({ url, address }, accept, signal) =>
    new Promise((resolve, reject) => {
      const host = url.hostname.replace(/^\[|\]$/g, '');
      const call = request(
        {
          host: address,
          port: 443,
          path: `${url.pathname}${url.search}`,
          method: 'GET',
          agent: false,
          signal,
          ...(isIP(host) === 0 && { servername: host }),
          headers: {
            Host: url.host,
            Accept: accept,
            'Accept-Encoding': 'identity',
            'User-Agent': `${PRODUCT.name} (reads token metadata and pictures for its visitors)`,
          },
        },
        (response) => {
          const headers = Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [
              name,
              Array.isArray(value) ? value[0] : value,
            ]),
          );
          resolve({ status: response.statusCode ?? 0, headers, body: response });
        },
      );
      call.once('error', reject);
      call.end();
    }),
};
