import type { Context } from 'hono';
import type { CodedText } from '../edge/coded-text.ts';
import { compress, compressStream, toCoding } from '../edge/compression.ts';

const encoder = new TextEncoder();

/** A text answer, compressed in what the client takes. `headers` go out as given. */
export async function replyText(
  context: Context,
  status: number,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { bytes, coding } = await compress(
    encoder.encode(text),
    toCoding(context.req.header('accept-encoding')),
  );
  const { Vary: vary, ...others } = headers;
  return new Response(bytes, {
    status,
    headers: {
      'Content-Type': type,
      ...others,
      Vary: vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${vary}`,
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    },
  });
}

/** A text that several are given. Who names the `ETag` that `headers` have is told that it still is the same. */
export async function replyCoded(
  context: Context,
  status: number,
  type: string,
  text: CodedText,
  { Vary: vary, ...headers }: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const all = { ...headers, Vary: vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${vary}` };
  if (headers['ETag'] !== undefined && isNamed(context.req.header('if-none-match'), headers['ETag']))
    return new Response(null, { status: 304, headers: all });
  const { bytes, coding } = await text.in(toCoding(context.req.header('accept-encoding')));
  return new Response(bytes, {
    status,
    headers: { 'Content-Type': type, ...all, ...(coding !== 'identity' && { 'Content-Encoding': coding }) },
  });
}

/** Whether an `If-None-Match` names an `ETag`, weak or not: proxies that compress make it weak. */
export function isNamed(ifNoneMatch: string | undefined, etag: string): boolean {
  const toOpaque = (text: string): string => text.trim().replace(/^W\//, '');
  return (
    ifNoneMatch?.split(',').some((text) => text.trim() === '*' || toOpaque(text) === toOpaque(etag)) ?? false
  );
}

/** A text answer that comes in pieces, each sent as it comes. */
export function replyStream(
  context: Context,
  status: number,
  type: string,
  stream: ReadableStream<Uint8Array>,
  { Vary: vary, ...headers }: Readonly<Record<string, string>> = {},
): Response {
  const coding = toCoding(context.req.header('accept-encoding'));
  return new Response(compressStream(stream, coding), {
    status,
    headers: {
      'Content-Type': type,
      ...headers,
      Vary: vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${vary}`,
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    },
  });
}

/** Text that is JSON already. */
export function replyJson(
  context: Context,
  status: number,
  json: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return replyText(context, status, 'application/json; charset=utf-8', json, headers);
}
