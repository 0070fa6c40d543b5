import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { AppError } from '#std/errors';
import { toBucketError, toUnreachable } from './bucket-errors.ts';
import { readListing, type ListedObject } from './bucket-listing.ts';

/** Where a bucket is, and who asks it; plain JSON. */
export interface BucketPlace {
  readonly kind: 'bucket';
  /** Origin of the server; Amazon’s of the region where it is not said. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly bucket: string;
  /** What the names of all objects begin with: empty, or ends with a slash. */
  readonly prefix: string;
  /** Whether the bucket is named by the path rather than the host. */
  readonly isPathStyle: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How a bucket is waited for. */
export interface BucketTimes {
  /** What one request may take. */
  readonly timeoutMs: number;
  /** How long a request that fails is made again; one more wait that would pass it is not begun. */
  readonly patienceMs: number;
  /** The first wait before the next attempt; each next one is twice as long. */
  readonly firstWaitMs: number;
  /** How long nothing is asked after that; twice as long each time, up to the longest. */
  readonly restMs: number;
  readonly longestRestMs: number;
  readonly nowMs: () => number;
}

const TIMES: BucketTimes = {
  timeoutMs: 15_000,
  patienceMs: 20_000,
  firstWaitMs: 200,
  restMs: 5_000,
  longestRestMs: 60_000,
  nowMs: () => performance.now(),
};
const LONGEST_WAIT_MS = 5_000;
/** No block is larger, nor is a listing. */
const MAX_BYTES = 256 * 1_024 * 1_024;

interface Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Of an object; the bucket itself where there is none. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

interface Rest {
  readonly error: AppError;
  readonly untilMs: number;
  readonly forMs: number;
}

export interface ListOptions {
  readonly startAfter?: string | undefined;
  /** Names that go on after a slash are given as one prefix. */
  readonly folders?: boolean;
  /** How many at once. */
  readonly pageSize?: number;
}

/**
 * The objects of a bucket of S3 or of a server that speaks as S3 does, by their names after the prefix. What fails and may pass is
 * asked again, later each time. Once that was of no use everything is refused at once for a while, so that nobody waits for a
 * server that is away, and then one attempt is made.
 */
export class Bucket {
  readonly #place: BucketPlace;
  readonly #times: BucketTimes;
  readonly #signal: AbortSignal;
  readonly #keys = new Map<string, ArrayBuffer>();
  /** By method: who may only read goes on reading. */
  readonly #resting = new Map<Request['method'], Rest>();

  constructor(place: BucketPlace, signal: AbortSignal, times: Partial<BucketTimes> = {}) {
    this.#place = place;
    this.#signal = signal;
    this.#times = { ...TIMES, ...times };
  }

  /** Names it for a log. */
  get name(): string {
    return `s3://${this.#place.bucket}/${this.#place.prefix}`;
  }

  /** `undefined` where there is no such object. */
  async get(key: string): Promise<Buffer | undefined> {
    const { status, body } = await this.#ask({ method: 'GET', key });
    return status === 404 ? undefined : body;
  }

  /** The server refuses other bytes than these, so that what was cut off on its way is never stored. */
  async put(key: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#ask({ method: 'PUT', key, body });
  }

  /** An object that exists stays as it is, unless the server does not know such conditions. */
  async putUnlessThere(key: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
    const { status } = await this.#ask({ method: 'PUT', key, body, headers: { 'if-none-match': '*' } });
    if (status === 501) await this.put(key, body);
  }

  async delete(key: string): Promise<void> {
    await this.#ask({ method: 'DELETE', key });
  }

  /** Objects in the order of their names, a page at a time. */
  async *list(
    under: string,
    { startAfter, folders = false, pageSize = 1_000 }: ListOptions = {},
  ): AsyncGenerator<{ readonly objects: readonly ListedObject[]; readonly folders: readonly string[] }> {
    const { prefix } = this.#place;
    const strip = (name: string): string => name.slice(prefix.length);
    for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
      const { body } = await this.#ask({
        method: 'GET',
        query: {
          'list-type': '2',
          prefix: prefix + under,
          'max-keys': String(pageSize),
          ...(folders && { delimiter: '/' }),
          ...(startAfter !== undefined && { 'start-after': prefix + startAfter }),
          ...(token !== undefined && { 'continuation-token': token }),
        },
      });
      const page = readListing(body.toString('utf8'));
      if (page === undefined) throw toUnreachable(new Error('What was answered is not a listing.'));
      yield {
        objects: page.objects.map(({ key, modifiedMs }) => ({ key: strip(key), modifiedMs })),
        folders: page.folders.map(strip),
      };
      token = page.next;
    }
  }

  async #ask(request: Request): Promise<Answer> {
    const { patienceMs, firstWaitMs, nowMs } = this.#times;
    const resting = this.#resting.get(request.method);
    const beganMs = nowMs();
    if (resting !== undefined && beganMs < resting.untilMs) throw resting.error;
    for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
      const found = await this.#attempt(request);
      if (!('error' in found)) {
        this.#resting.delete(request.method);
        return found;
      }
      this.#signal.throwIfAborted();
      const { error, mayPass } = found;
      // All who begin at once must not come again at once.
      const nextMs = Math.max((error.retryAfterSeconds ?? 0) * 1_000, waitMs * (0.5 + Math.random()));
      const isOver = nowMs() + nextMs - beganMs > patienceMs;
      if (!mayPass || resting !== undefined || isOver) throw this.#rest(request.method, error);
      await sleep(nextMs, undefined, { signal: this.#signal });
    }
  }

  #rest(method: Request['method'], error: AppError): AppError {
    const { restMs, longestRestMs } = this.#times;
    const nowMs = this.#times.nowMs();
    const before = this.#resting.get(method);
    // Who failed beside others that failed does not make it longer.
    if (before === undefined || nowMs >= before.untilMs) {
      const forMs = Math.min(before === undefined ? restMs : before.forMs * 2, longestRestMs);
      this.#resting.set(method, { error, untilMs: nowMs + forMs, forMs });
    }
    return error;
  }

  async #attempt(
    request: Request,
  ): Promise<Answer | { readonly error: AppError; readonly mayPass: boolean }> {
    try {
      const { url, headers } = await this.#sign(request);
      const timeout = AbortSignal.timeout(this.#times.timeoutMs);
      const response = await fetch(url, {
        method: request.method,
        headers,
        body: request.body ?? null,
        // Who signed for one host is not sent to another.
        redirect: 'manual',
        // What is being written when everything ends is written to its end.
        signal: request.method === 'GET' ? AbortSignal.any([this.#signal, timeout]) : timeout,
      });
      if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) {
        await response.body?.cancel();
        return { error: toUnreachable(new Error('What was answered is too long.')), mayPass: false };
      }
      const body = Buffer.from(await response.arrayBuffer());
      return toBucketError(request, response, body) ?? { status: response.status, body };
    } catch (error) {
      return { error: toUnreachable(error), mayPass: true };
    }
  }

  async #sign({
    method,
    key,
    query,
    body,
    headers,
  }: Request): Promise<{ readonly url: URL; readonly headers: Headers }> {
    const { endpoint, region, bucket, prefix, isPathStyle, accessKeyId, secretAccessKey } = this.#place;
    const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
    if (!isPathStyle) url.hostname = `${bucket}.${url.hostname}`;
    const path = key === undefined ? '' : prefix + key;
    url.pathname = isPathStyle ? (path === '' ? `/${bucket}` : `/${bucket}/${path}`) : `/${path}`;
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: {
        ...headers,
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      accessKeyId,
      secretAccessKey,
      service: 's3',
      region,
      cache: this.#keys,
    }).sign();
    return { url: signed.url, headers: signed.headers };
  }
}
