import { pipeline, Readable, Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this a coding costs more than it saves. */
const LEAST_BYTES = 1_024;

/** The best coding the client takes. */
export function toCoding(acceptEncoding: string | undefined): Coding {
  if (acceptEncoding === undefined) return 'identity';
  const accepted = new Map(
    acceptEncoding.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find((text) => text);
      return [name, quality === undefined ? 1 : Number(quality)];
    }),
  );
  if ((accepted.get('br') ?? 0) > 0) return 'br';
  if ((accepted.get('gzip') ?? 0) > 0) return 'gzip';
  return 'identity';
}

/** `bytes` in `coding`, off the main thread; `identity` where it would not pay. `thorough` for what is cached. */
export async function compress(
  bytes: Uint8Array<ArrayBuffer>,
  coding: Coding,
  effort: 'quick' | 'thorough' = 'quick',
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly coding: Coding }> {
  if (coding === 'identity' || bytes.length < LEAST_BYTES) return { bytes, coding: 'identity' };
  if (coding === 'gzip') {
    return { bytes: await gzipped(bytes, { level: effort === 'quick' ? 6 : 9 }), coding };
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 4 : 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { bytes: await brotli(bytes, { params }), coding };
}

/** The pieces of `stream` in `coding`; pieces that come together are sent together, and at once. */
export function compressStream(
  stream: ReadableStream<Uint8Array>,
  coding: Coding,
): ReadableStream<Uint8Array> {
  if (coding === 'identity') return stream;
  const coder =
    coding === 'gzip'
      ? createGzip({ level: 6 })
      : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  let isFlushing = false;
  const flushSoon = new Transform({
    transform(piece, _encoding, done) {
      done(null, piece);
      if (isFlushing) return;
      isFlushing = true;
      setImmediate(() => {
        isFlushing = false;
        if (!coder.destroyed && !coder.writableEnded) coder.flush();
      });
    },
  });
  const source = Readable.fromWeb(stream as never); // Node's and the DOM's types of one thing
  return Readable.toWeb(pipeline(source, flushSoon, coder, () => undefined)) as ReadableStream<Uint8Array>;
}
