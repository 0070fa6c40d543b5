/**
 * The one way this server sends something to a URL a person wrote. It leads to the public internet by https on its own
 * port, or to a host the operator named; the address that was checked is the one connected to; no redirect is followed;
 * little is read of the answer, and little time is waited for it.
 */
import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { abortable } from '#std/concurrency';
import {
  Refusal,
  toBareHost,
  toPublicTarget,
  toPublicUrl,
  toUrl,
  type ResolveHost,
  type Target,
} from './public-target.ts';

export interface PostRequest {
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal?: AbortSignal | undefined;
}

export type Posted =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly headers: Readonly<Record<string, string | undefined>>;
      /** The beginning of it. */
      readonly body: string;
    }
  /** Why nothing came back, for the person. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Never rejects: what goes wrong is a reason. */
export type GuardedPost = (request: PostRequest) => Promise<Posted>;

export interface PostParts {
  /** Hosts with their port where it is not the usual one, reached although they are not public, by http too. */
  readonly hosts: ReadonlySet<string>;
  readonly resolve?: ResolveHost;
  readonly open?: OpenPost;
  /** Default: ten seconds. */
  readonly timeoutMs?: number;
}

/** Sends to the address of the target and gives the head of the answer. */
export type OpenPost = (
  target: Target,
  request: Pick<PostRequest, 'headers' | 'body'>,
  signal: AbortSignal,
) => Promise<IncomingMessage>;

const TIMEOUT_MS = 10_000;
/** How long the rest of an answer is waited for once its status is known. */
const BODY_MS = 2_000;
const LOOKUP_MS = 2_000;
const MOST_BYTES = 4_096;

export function createGuardedPost(parts: PostParts): GuardedPost {
  const { hosts, resolve = resolveBySystem, open = openPost, timeoutMs = TIMEOUT_MS } = parts;
  return async ({ url, headers, body, signal }) => {
    const deadline = AbortSignal.timeout(timeoutMs);
    const until = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    try {
      const target = await abortable(findTarget(url, hosts, resolve), until);
      const answer = await abortable(open(target, { headers, body }, until), until);
      return {
        kind: 'answered',
        status: answer.statusCode ?? 0,
        headers: toHeaders(answer),
        body: await readBeginning(answer),
      };
    } catch (error) {
      return { kind: 'refused', reason: toReason(error, deadline, timeoutMs) };
    }
  };
}

/** Why nothing would be sent to a URL; `undefined` where something would. Its name is resolved. */
export async function findPostFault(
  url: string,
  { hosts, resolve = resolveBySystem }: PostParts,
): Promise<string | undefined> {
  try {
    await findTarget(url, hosts, resolve);
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.message : 'Its host name has no address.';
  }
}

async function findTarget(text: string, hosts: ReadonlySet<string>, resolve: ResolveHost): Promise<Target> {
  const url = toUrl(text);
  if (hosts.has(url.host) && /^https?:$/.test(url.protocol)) {
    const host = toBareHost(url);
    const [address] = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host];
    if (address === undefined) throw new Refusal('Its host name has no address.');
    return { url, address };
  }
  return toPublicTarget(resolve, toPublicUrl(text));
}

const resolveBySystem: ResolveHost = (host) =>
  abortable(
    lookup(host, { all: true }).then((found) => found.map(({ address }) => address)),
    AbortSignal.timeout(LOOKUP_MS),
  );

/** The connection goes to the address, while TLS and Host keep the name. */
export const openPost: OpenPost = ({ url, address }, { headers, body }, signal) =>
  new Promise((settle, reject) => {
    const host = toBareHost(url);
    const call = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      {
        host: address,
        port: url.port === '' ? undefined : Number(url.port),
        path: `${url.pathname}${url.search}`,
        method: 'POST',
        agent: false,
        signal,
        maxHeaderSize: 16 * 1_024,
        ...(isIP(host) === 0 && { servername: host }),
        headers: {
          ...headers,
          host: url.host,
          'accept-encoding': 'identity',
          'content-length': String(Buffer.byteLength(body)),
        },
      },
      settle,
    );
    // A connection that breaks more than once must not end the process.
    call.on('error', reject);
    call.end(body);
  });

function toHeaders(answer: IncomingMessage): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}

/** What the answer begins with. Its status counts even where the rest is long, slow or broken off. */
async function readBeginning(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const read = async (): Promise<void> => {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= MOST_BYTES) return;
    }
  };
  await abortable(read(), AbortSignal.timeout(BODY_MS)).catch(() => undefined);
  // Errors of a connection that is cut off here are nobody's.
  answer.on('error', () => {});
  answer.destroy();
  return Buffer.concat(chunks).subarray(0, MOST_BYTES).toString('utf8');
}

function toReason(error: unknown, deadline: AbortSignal, timeoutMs: number): string {
  if (error instanceof Refusal) return error.message;
  if (deadline.aborted) return `No answer came within ${timeoutMs / 1_000} seconds.`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? 'Its server could not be reached.';
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing listens there: the connection was refused.',
  ECONNRESET: 'The connection was broken off before an answer came.',
  HPE_HEADER_OVERFLOW: 'The headers of the answer are too large.',
  CERT_HAS_EXPIRED: 'Its certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is not one of a known authority.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Its certificate is not one of a known authority.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Its certificate is not one of a known authority.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name.',
};
