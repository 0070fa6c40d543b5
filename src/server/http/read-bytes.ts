import { readBody } from '../edge/read-body.ts';
import { serverError } from '../errors/server-error.ts';
import type { AppContext } from './request-context.ts';

/** The body of a request. Throws `body-too-large` beyond `cap`. */
export async function readBytes(context: AppContext, cap: number): Promise<Uint8Array> {
  const incoming = context.env?.incoming;
  if (incoming !== undefined) return readBody(incoming, cap);
  const bytes = new Uint8Array(await context.req.raw.arrayBuffer());
  if (bytes.length > cap) throw serverError('body-too-large');
  return bytes;
}
