import { OF_SERVER, ROUTES, type Api, type ErrorBody } from '#contracts/api';
import type { Cluster } from '#contracts/cluster';
import { readCallsHeader } from '#contracts/network/rpc-calls';
import { countCall } from './count-call.ts';

/** The product itself could not answer; `message` may be shown. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, status: number, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Path and query of a question: `:name` parts from the input, everything else that is set as query. */
export function toQuestionUrl(route: string, input: Readonly<Record<string, string | undefined>>): string {
  const rest = new URLSearchParams();
  let path = route;
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined || value === '') continue;
    if (path.includes(`:${key}`)) path = path.replace(`:${key}`, encodeURIComponent(value));
    else rest.set(key, value);
  }
  const query = rest.toString();
  return query === '' ? path : `${path}?${query}`;
}

/** How questions leave the browser. The cache puts itself before it once it is loaded. */
export const transport = {
  async fetch(url: string, init?: RequestInit): Promise<Response> {
    const response = await fetch(url, init);
    countCall(response.status, readCallsHeader(response.headers.get('server-timing')));
    return response;
  },
};

let shown: Cluster | undefined;

/** Says which cluster the page of this tab shows; another tab may have chosen another one since. */
export function setShownCluster(cluster: Cluster): void {
  shown = cluster;
}

/** Whether the chain that is shown is that of an endpoint of the visitor's own. */
export const isOnOwnChain = (): boolean => shown === 'custom';

/** Asks over HTTP; the cluster travels in the cookie. Of the visitor's own chain, this browser asks for the server. */
export const browserApi: Api = {
  async ask(name, input, options = {}) {
    const texts: Record<string, string | undefined> = { ...input };
    if (options.cluster) texts['cluster'] = options.cluster;
    if (options.cluster === undefined && isOnOwnChain() && !OF_SERVER.has(name)) {
      const { askOwnChain } = await import('./own-chain.ts');
      return (await askOwnChain(name, texts, options.signal)) as never; // the endpoint of this name made it
    }
    let response: Response;
    try {
      response = await transport.fetch(toQuestionUrl(ROUTES[name], texts), {
        headers: { accept: 'application/json' },
        ...(options.signal && { signal: options.signal }),
      });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      throw new ApiFailure('The server cannot be reached. Check the connection and try again.', 0);
    }
    // The endpoint of this name answers with exactly this type.
    return (await readReply(response)) as never;
  },
};

/** What a response says. Rejects with `ApiFailure`; an absence is an answer, whatever status it came with. */
export async function readReply(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok || isAbsence(body)) return body;
  const retryAfter = Number(response.headers.get('retry-after'));
  throw new ApiFailure(
    isErrorBody(body) ? body.error.message : `The server answered ${response.status}.`,
    response.status,
    retryAfter > 0 ? retryAfter : undefined,
  );
}

function isAbsence(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'kind' in body && body.kind === 'absent';
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof body.error === 'object' &&
    body.error !== null &&
    'message' in body.error &&
    typeof body.error.message === 'string'
  );
}
