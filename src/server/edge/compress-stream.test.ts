import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressStream } from './compression.ts';

const encoder = new TextEncoder();

describe('compressStream', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('%s: the first piece is out before the second is there', async (coding, decode) => {
    let out: ReadableStreamDefaultController<Uint8Array> | undefined;
    const source = new ReadableStream<Uint8Array>({ start: (controller) => void (out = controller) });
    const reader = compressStream(source, coding).getReader();
    out?.enqueue(encoder.encode('first '.repeat(500)));
    // Resolves only because what was written is flushed: the source stays open.
    const first = await reader.read();
    expect(first.done).toBe(false);
    out?.enqueue(encoder.encode('second'));
    out?.close();
    const pieces = [first.value!];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      pieces.push(value);
    }
    expect(decode(Buffer.concat(pieces)).toString()).toBe(`${'first '.repeat(500)}second`);
  });

  test('a reader that goes away ends the source', async () => {
    let isCancelled = false;
    const source = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(encoder.encode('x'.repeat(10_000))),
      cancel: () => void (isCancelled = true),
    });
    const reader = compressStream(source, 'br').getReader();
    await reader.read();
    await reader.cancel();
    await expect.poll(() => isCancelled).toBe(true);
  });
});
