import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketPlace } from '../archive/bucket.ts';
import { hashHex, signS3 } from './sign-s3.ts';

const REGION = 'eu-test-1';
const BUCKET = 'blocks';
const KEY_ID = 'TESTKEY';
const SECRET = 'secret/of+the=key';
const MAX_SKEW_MS = 15 * 60_000;
const PAGE = 1_000;

interface StoredObject {
  readonly body: Buffer;
  readonly modifiedMs: number;
}

/** What one request gets in place of its answer. */
export type S3Fault =
  /** An error with its code. */
  | { readonly status: number; readonly code?: string; readonly headers?: Readonly<Record<string, string>> }
  /** What was asked is done, and the connection broken in the middle of the answer. */
  | 'cut'
  /** Nothing is done, and the connection broken. */
  | 'closed'
  /** No answer at all. */
  | 'silent';

interface Call {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
}

/** A server that speaks as S3 does about the objects of one bucket, checks every signature, and fails as it is told. */
export interface S3Server {
  readonly place: BucketPlace;
  readonly objects: Map<string, StoredObject>;
  /** Requests that came, as `PUT archive.json`. */
  readonly calls: string[];
  /** Asked of each request before it is answered. */
  fault: (call: Call) => S3Fault | undefined;
  close(): Promise<void>;
}

/** Objects of a listing are given `pageSize` at a time, at most. */
export async function startS3({ pageSize = PAGE }: { readonly pageSize?: number } = {}): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const calls: string[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      if (body !== undefined) answer(state, pageSize, request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on one
  const state: S3Server = {
    place: {
      kind: 'bucket',
      endpoint: `http://127.0.0.1:${port}`,
      region: REGION,
      bucket: BUCKET,
      prefix: 'test/',
      isPathStyle: true,
      accessKeyId: KEY_ID,
      secretAccessKey: SECRET,
    },
    objects,
    calls,
    fault: () => undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return state;
}

/** `undefined` for a body that was cut off. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  try {
    for await (const part of request) parts.push(part as Buffer); // no encoding was set
    return Buffer.concat(parts);
  } catch {
    return undefined;
  }
}

function answer(
  state: S3Server,
  pageSize: number,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): void {
  const { method = '', url: target = '' } = request;
  const [path = '', search] = target.split('?');
  const [, bucket, ...names] = decodeURIComponent(path).split('/');
  const call: Call = { method, key: names.join('/'), query: new URLSearchParams(search) };
  state.calls.push(`${method} ${call.key === '' ? `?${search ?? ''}` : call.key}`);
  const fault = state.fault(call);
  if (fault === 'silent') return;
  if (fault === 'closed') {
    request.socket.destroy();
    return;
  }
  const refusal =
    refuse(request, body) ?? (bucket === state.place.bucket ? undefined : ([404, 'NoSuchBucket'] as const));
  const [status, code] = refusal ?? (typeof fault === 'object' ? [fault.status, fault.code] : []);
  if (status !== undefined) {
    response.writeHead(status, typeof fault === 'object' ? { ...fault.headers } : {});
    response.end(code === undefined ? '' : toError(code));
    return;
  }
  const [found, bytes] = act(state, pageSize, call, request, body);
  if (fault === 'cut' && bytes.length === 0) {
    request.socket.destroy();
    return;
  }
  response.writeHead(found, { 'content-length': bytes.length });
  if (fault === 'cut') {
    response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy());
    return;
  }
  response.end(bytes);
}

const toError = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

/** Why a request is not believed. */
function refuse({ method = '', url = '', headers }: IncomingMessage, body: Buffer) {
  const [, keyId, region, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (signature === undefined) return [403, 'AccessDenied'] as const;
  if (keyId !== KEY_ID) return [403, 'InvalidAccessKeyId'] as const;
  if (region !== REGION) return [400, 'AuthorizationHeaderMalformed'] as const;
  const date = String(headers['x-amz-date']);
  const atMs = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - atMs) < MAX_SKEW_MS)) return [403, 'RequestTimeTooSkewed'] as const;
  const signedHeaders = signed!.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signedHeaders.includes(name)))
    return [403, 'AccessDenied'] as const;
  const expected = signS3({
    method,
    target: url,
    headers: headers as Record<string, string>, // those that are signed come once
    signedHeaders,
    region,
    secretAccessKey: SECRET,
  });
  if (expected !== signature) return [403, 'SignatureDoesNotMatch'] as const;
  return hashHex(body) === headers['x-amz-content-sha256']
    ? undefined
    : ([400, 'XAmzContentSHA256Mismatch'] as const);
}

function act(
  { objects }: S3Server,
  pageSize: number,
  { method, key, query }: Call,
  { headers }: IncomingMessage,
  body: Buffer,
): readonly [number, Buffer] {
  const there = objects.get(key);
  if (key === '') return [200, Buffer.from(toListing(objects, query, pageSize))];
  if (method === 'PUT') {
    if (headers['if-none-match'] === '*' && there) return [412, Buffer.from(toError('PreconditionFailed'))];
    objects.set(key, { body, modifiedMs: Date.now() });
    return [200, Buffer.alloc(0)];
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return [204, Buffer.alloc(0)];
  }
  return there === undefined ? [404, Buffer.from(toError('NoSuchKey'))] : [200, there.body];
}

function toListing(
  objects: ReadonlyMap<string, StoredObject>,
  query: URLSearchParams,
  pageSize: number,
): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const token = query.get('continuation-token');
  const after =
    token === null ? (query.get('start-after') ?? '') : Buffer.from(token, 'base64').toString('utf8');
  const most = Math.min(Number(query.get('max-keys') ?? PAGE), pageSize);
  const entries = new Map<string, string>();
  let next: string | undefined;
  let last = '';
  // By their bytes, as S3 has them.
  for (const key of [...objects.keys()].toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))) {
    if (!key.startsWith(prefix) || key <= after) continue;
    const end = delimiter === null ? -1 : key.indexOf(delimiter, prefix.length);
    const name = end === -1 ? key : key.slice(0, end + 1);
    if (!entries.has(name) && entries.size === most) {
      next = last;
      break;
    }
    last = key;
    if (entries.has(name)) continue;
    const { modifiedMs } = objects.get(key)!; // listed from there
    entries.set(
      name,
      end === -1
        ? `<Contents><Key>${key}</Key><LastModified>${new Date(modifiedMs).toISOString()}</LastModified></Contents>`
        : `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`,
    );
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<Prefix>${prefix}</Prefix><IsTruncated>${next !== undefined}</IsTruncated>`,
    next === undefined
      ? ''
      : `<NextContinuationToken>${Buffer.from(next).toString('base64')}</NextContinuationToken>`,
    ...entries.values(),
    '</ListBucketResult>',
  ].join('');
}
