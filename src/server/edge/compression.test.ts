import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compress, toCoding } from './compression.ts';

describe('toCoding', () => {
  test.each([
    [undefined, 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', 'identity'],
    ['', 'identity'],
  ])('%s takes %s', (header, coding) => {
    expect(toCoding(header)).toBe(coding);
  });
});

describe('compress', () => {
  const bytes = new TextEncoder().encode('the same words again '.repeat(500));

  test('both codings give the bytes back and are smaller', async () => {
    const br = await compress(bytes, 'br');
    const gzip = await compress(bytes, 'gzip');
    expect(brotliDecompressSync(br.bytes)).toEqual(Buffer.from(bytes));
    expect(gunzipSync(gzip.bytes)).toEqual(Buffer.from(bytes));
    expect(Math.max(br.bytes.length, gzip.bytes.length)).toBeLessThan(bytes.length / 10);
  });

  test('what is small stays plain', async () => {
    expect((await compress(new Uint8Array(100), 'br')).coding).toBe('identity');
  });
});
