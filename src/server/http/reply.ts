import type { Context } from 'hono';
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
