/** The bytes in gzip; `undefined` where the browser cannot compress. */
export async function toCompressed(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  return through(bytes, new CompressionStream('gzip'));
}

/** The text of gzip bytes; `undefined` when they are damaged. */
export async function toText(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  try {
    const plain = await through(bytes, new DecompressionStream('gzip'));
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return undefined;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
