/**
 * How this server reaches identity providers. Their addresses come from the operator and from documents of the
 * providers themselves, so each is checked: https (http only on this machine, where that is allowed), a host of the
 * list, a name that resolves to public addresses only, a connection to the very address that was checked, no
 * redirects, little to read and little time.
 */
import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isLoopbackHost } from '../config/loopback-host.ts';
import { isPublicAddress } from './public-address.ts';

export interface ProviderFetchRule {
  /** Hosts with their port where it is not the usual one, in lower case. */
  readonly hosts: ReadonlySet<string>;
  /** Whether this machine is reached, also by http. */
  readonly loopback: boolean;
}

export interface ProviderRequest {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Rejects for an address that is not allowed, and when nothing arrives; a redirect is an answer like any other. */
export type ProviderFetch = (url: string, request?: ProviderRequest) => Promise<Response>;

const MOST_BYTES = 256 * 1_024;
const TIMEOUT_MS = 8_000;

export type Resolve = (host: string) => Promise<readonly string[]>;
const resolveBySystem: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

export function createProviderFetch(
  rule: ProviderFetchRule,
  resolve: Resolve = resolveBySystem,
): ProviderFetch {
  return async (text, { method = 'GET', headers = {}, body, signal } = {}) => {
    const url = new URL(text);
    const address = await findAddress(url, rule, resolve);
    const deadline = AbortSignal.timeout(TIMEOUT_MS);
    const until = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
    const sent = body === undefined || body === null ? undefined : toText(body);
    return new Promise<Response>((settle, reject) => {
      const host = bareHost(url);
      const call = (url.protocol === 'https:' ? requestHttps : requestHttp)(
        {
          host: address,
          port: url.port === '' ? undefined : Number(url.port),
          path: `${url.pathname}${url.search}`,
          method,
          agent: false,
          signal: until,
          ...(isIP(host) === 0 && { servername: host }),
          headers: {
            ...headers,
            host: url.host,
            'accept-encoding': 'identity',
            ...(sent !== undefined && { 'content-length': String(Buffer.byteLength(sent)) }),
          },
        },
        (response) => readResponse(response).then(settle, reject),
      );
      call.once('error', reject);
      call.end(sent);
    });
  };
}

const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** The address to connect to; rejects for a URL that leads elsewhere. */
async function findAddress(
  url: URL,
  { hosts, loopback }: ProviderFetchRule,
  resolve: Resolve,
): Promise<string> {
  if (url.username !== '' || url.password !== '') throw new Error('an address with a user');
  if (!hosts.has(url.host.toLowerCase())) throw new Error('a host that is not of this provider');
  const host = bareHost(url);
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  const [first] = addresses;
  if (first === undefined) throw new Error('a host that cannot be resolved');
  if (loopback && isLoopbackHost(host) && addresses.every(isLoopbackHost)) return first;
  if (url.protocol !== 'https:') throw new Error('an address without https');
  if (!addresses.every(isPublicAddress)) throw new Error('a host that is not on the public internet');
  return first;
}

function toText(body: unknown): string {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new TypeError('a body that is not text');
}

async function readResponse(response: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_BYTES) {
      response.destroy();
      throw new Error('an answer that is too long');
    }
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers)) {
    for (const one of [value].flat())
      if (one !== undefined && name !== 'set-cookie') headers.append(name, one);
  }
  const status = response.statusCode ?? 502;
  const isEmpty = status === 204 || status === 205 || status === 304;
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers });
}
