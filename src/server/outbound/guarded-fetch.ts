/**
 * The one way this server reads a URL that came from the chain. Anybody can write such a URL, so it must lead to
 * the public internet and nowhere else: HTTPS on its own port, no user in it, a name that resolves to public
 * addresses only, a connection to the very address that was checked, every redirect checked again, little to
 * read and little time.
 */
import { abortable } from '#std/concurrency';
import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { PRODUCT } from '#contracts/product';
import { parseJson } from '#std/json';
import { decodeUtf8 } from '#std/utf8';
import { Refusal, toPublicTarget, toPublicUrl, type ResolveHost, type Target } from './public-target.ts';

export interface Opened {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Readable;
}

export interface OutboundParts {
  readonly resolve: ResolveHost;
  readonly open: (target: Target, signal: AbortSignal) => Promise<Opened>;
}

export type FetchedJson =
  | { readonly kind: 'found'; readonly url: string; readonly bytes: number; readonly json: object }
  /** Why it was not read, for the visitor. */
  | { readonly kind: 'refused'; readonly reason: string };

export type FetchJson = (url: string, signal?: AbortSignal) => Promise<FetchedJson>;

const MOST_BYTES = 64 * 1024;
const TIMEOUT_MS = 3_000;
const MOST_REDIRECTS = 3;
const MOST_DEPTH = 32;
const MOST_AT_ONCE = 4;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Never rejects: what goes wrong is a reason. At most four are fetched at once. */
export function createGuardedFetch(parts: OutboundParts = REAL): FetchJson {
  let running = 0;
  return async (text, signal) => {
    if (running >= MOST_AT_ONCE) {
      return {
        kind: 'refused',
        reason: 'This server is fetching too many files now; try again in a moment.',
      };
    }
    running++;
    const deadline = AbortSignal.timeout(TIMEOUT_MS);
    const until = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    try {
      return await abortable(fetchJson(parts, text, until), until);
    } catch (error) {
      return { kind: 'refused', reason: toReason(error, deadline) };
    } finally {
      running--;
    }
  };
}

async function fetchJson(parts: OutboundParts, text: string, signal: AbortSignal): Promise<FetchedJson> {
  let target = await toPublicTarget(parts.resolve, toPublicUrl(text));
  for (let redirects = 0; ; redirects++) {
    const { status, headers, body } = await parts.open(target, signal);
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
      return { kind: 'found', url: target.url.href, ...(await readJson(status, headers, body)) };
    } finally {
      body.destroy();
    }
  }
}

async function readJson(
  status: number,
  headers: Opened['headers'],
  body: Readable,
): Promise<{ readonly bytes: number; readonly json: object }> {
  if (status !== 200) throw new Refusal(`The server there answered ${status}.`);
  const type = headers['content-type'] ?? '';
  if (!/^(?:application\/(?:[\w.+-]*\+)?json|text\/(?:plain|json))\b/i.test(type)) {
    throw new Refusal('The file is not JSON.');
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new Refusal('The file is compressed, although that was not requested.');
  }
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES) throw new Refusal(TOO_LARGE);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Refusal(TOO_LARGE);
    chunks.push(chunk);
  }
  const json = toObject(decodeUtf8(Buffer.concat(chunks)));
  if (json === undefined) throw new Refusal('The file is not a JSON object.');
  return { bytes, json };
}

const TOO_LARGE = 'It is larger than the 64 KiB read here.';

function toObject(text: string | undefined): object | undefined {
  if (text === undefined) return undefined;
  try {
    const value = parseJson(text, MOST_DEPTH);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function toReason(error: unknown, deadline: AbortSignal): string {
  if (error instanceof Refusal) return error.message;
  return deadline.aborted ? 'It did not arrive within three seconds.' : 'Its server could not be reached.';
}

/** Names are resolved by the system; the connection goes to the address, while TLS and Host keep the name. */
const REAL: OutboundParts = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  open: ({ url, address }, signal) =>
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
            Accept: 'application/json, text/plain;q=0.5',
            'Accept-Encoding': 'identity',
            'User-Agent': `${PRODUCT.name} (reads token metadata when a visitor asks for it)`,
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
