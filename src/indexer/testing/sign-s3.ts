import { createHash, createHmac } from 'node:crypto';

/** What a signature is made of, as it came. */
export interface SignedRequest {
  readonly method: string;
  /** With its query, as in the first line of the request. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly signedHeaders: readonly string[];
  readonly region: string;
  readonly secretAccessKey: string;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
export const hashHex = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.codePointAt(0)!.toString(16).toUpperCase()}`);

/** The signature of version 4 that a request to S3 must have, made from its description and by no code of the one who signs. */
export function signS3({
  method,
  target,
  headers,
  signedHeaders,
  region,
  secretAccessKey,
}: SignedRequest): string {
  const [path = '', query = ''] = target.split('?');
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const dateTime = headers['x-amz-date'] ?? '';
  const scope = `${dateTime.slice(0, 8)}/${region}/s3/aws4_request`;
  const canonical = [
    method,
    decodeURIComponent(path).split('/').map(encode).join('/'),
    pairs.toSorted().join('&'),
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim()}`),
    '',
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
  const key = hmac(hmac(hmac(`AWS4${secretAccessKey}`, dateTime.slice(0, 8)), region), 's3');
  return hmac(
    hmac(key, 'aws4_request'),
    ['AWS4-HMAC-SHA256', dateTime, scope, hashHex(canonical)].join('\n'),
  ).toString('hex');
}
