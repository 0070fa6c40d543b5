import { parseLossless } from '#std/json';

/** Why an endpoint gave nothing that can be used; the message may be shown. */
export class EndpointFailure extends Error {
  override readonly name = 'EndpointFailure';
}

export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 15_000;
/** A whole block of mainnet is about 6 MB. */
const MOST_BYTES = 12 * 1_024 * 1_024;

export interface EndpointOptions {
  readonly fetch?: Fetch | undefined;
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** One JSON-RPC call and its result. Integers beyond 2⁵³ arrive as `bigint`, unrounded. Throws `EndpointFailure`. */
export const askEndpoint = async (
  url: string,
  method: string,
  params: readonly unknown[],
  options?: EndpointOptions,
): Promise<unknown> => readResult(await askEndpointText(url, method, JSON.stringify(params), options));

/**
 * One JSON-RPC call from this browser to an endpoint, with the text it answers; `params` is JSON. Sends no cookie and
 * no referrer, follows no redirect. Throws `EndpointFailure`.
 */
export async function askEndpointText(
  url: string,
  method: string,
  params: string,
  { fetch: send = fetch, timeoutMs = TIMEOUT_MS, signal }: EndpointOptions = {},
): Promise<string> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"jsonrpc":"2.0","id":1,"method":${JSON.stringify(method)},"params":${params}}`,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    });
    return await readText(response);
  } catch (error) {
    if (error instanceof EndpointFailure) throw error;
    if (signal?.aborted) throw error;
    throw new EndpointFailure(
      timeout.aborted
        ? `It did not answer within ${timeoutMs / 1_000} seconds.`
        : 'It cannot be reached, or it does not allow requests from web pages (CORS).',
    );
  }
}

/** The result in a JSON-RPC 2.0 answer to a call with the id 1. */
export function readResult(text: string): unknown {
  let body: unknown;
  try {
    body = parseLossless(text);
  } catch {
    throw new EndpointFailure('It answered with something that is not JSON-RPC.');
  }
  if (typeof body !== 'object' || body === null) {
    throw new EndpointFailure('It answered with something that is not JSON-RPC.');
  }
  if ('error' in body && typeof body.error === 'object' && body.error !== null) {
    const message = 'message' in body.error ? String(body.error.message) : 'no reason';
    throw new EndpointFailure(`It refused: ${message.slice(0, 200)}`);
  }
  if (!('id' in body) || body.id !== 1 || !('result' in body)) {
    throw new EndpointFailure('It answered a different request.');
  }
  return body.result;
}

async function readText(response: Response): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      throw new EndpointFailure('Its answer is larger than 12 MiB and was not read.');
    }
    text += decoder.decode(value, { stream: true });
  }
}
