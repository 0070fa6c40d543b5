import type { Context } from 'hono';
import { compress, toCoding } from './edge/compression.ts';

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

/** Text that is JSON already. */
export function replyJson(
  context: Context,
  status: number,
  json: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return replyText(context, status, 'application/json; charset=utf-8', json, headers);
}
