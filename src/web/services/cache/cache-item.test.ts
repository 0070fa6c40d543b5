import { describe, expect, test } from 'vitest';
import * as limits from './cache-item.ts';
import { parseCacheItem, textOf, toCacheItem, toTouched } from './cache-item.ts';

const entry = (text: string) => ({
  key: 'chain /api/blocks/7',
  text,
  timestamp: 1_700_000_000_000,
  source: '/api/blocks/7',
  contentType: 'application/json',
  etag: '"a"',
  lastModified: 'Tue, 14 Nov 2023 22:13:20 GMT',
});

describe('a cache item', () => {
  test('has key, data, timestamp, ttl, size, compressed, version and metadata', async () => {
    expect(await toCacheItem(entry('{"kind":"found"}'))).toEqual({
      key: 'chain /api/blocks/7',
      data: '{"kind":"found"}',
      timestamp: 1_700_000_000_000,
      ttl: 300_000,
      size: 35,
      compressed: false,
      version: 1,
      metadata: {
        source: '/api/blocks/7',
        contentType: 'application/json',
        etag: '"a"',
        lastModified: 'Tue, 14 Nov 2023 22:13:20 GMT',
        accessCount: 0,
        lastAccessed: 1_700_000_000_000,
      },
    });
  });

  test('TTL is 5 minutes, memory 50 MB, storage 100 MB, compression above 1 KB', () => {
    expect([
      limits.DEFAULT_TTL_MS,
      limits.MEMORY_LIMIT_BYTES,
      limits.STORAGE_LIMIT_BYTES,
      limits.COMPRESS_ABOVE_BYTES,
    ]).toEqual([300_000, 52_428_800, 104_857_600, 1024]);
  });

  test('above 1 KB it is really compressed, in gzip, and reads as it was', async () => {
    const short = await toCacheItem(entry('x'.repeat(1024)));
    expect([short.compressed, short.size]).toEqual([false, 1043]);
    const long = 'ä€🙂'.repeat(1000);
    const item = await toCacheItem(entry(long));
    expect(item.compressed).toBe(true);
    expect((item.data as Uint8Array).slice(0, 2)).toEqual(new Uint8Array([0x1f, 0x8b]));
    expect(item.size).toBeLessThan(300);
    expect(await textOf(item)).toBe(long);
  });

  test('what compression makes no smaller stays as it is', async () => {
    const noise = Array.from({ length: 1100 }, (_, i) =>
      String.fromCharCode(0x4e00 + ((i * 7919) % 20_000)),
    ).join('');
    const item = await toCacheItem(entry(noise));
    expect(await textOf(item)).toBe(noise);
    expect(item.size).toBeLessThanOrEqual(19 + 3300);
  });

  test('damaged bytes read as nothing', async () => {
    const item = await toCacheItem(entry('y'.repeat(5000)));
    const data = (item.data as Uint8Array<ArrayBuffer>).slice();
    data.fill(0xff, 12);
    expect(await textOf({ ...item, data })).toBeUndefined();
  });

  test('a use is counted and dated', async () => {
    const { metadata } = toTouched(await toCacheItem(entry('a')), 1_700_000_009_000);
    expect([metadata.accessCount, metadata.lastAccessed]).toEqual([1, 1_700_000_009_000]);
  });

  test('what storage gives is taken only when every part is one of this version', async () => {
    const good = await toCacheItem(entry('a'));
    expect(parseCacheItem(good)).toBe(good);
    const bad: unknown[] = [
      undefined,
      null,
      'text',
      [],
      {},
      { ...good, version: 2 },
      { ...good, key: 5 },
      { ...good, data: 5 },
      { ...good, compressed: true },
      { ...good, timestamp: '1' },
      { ...good, ttl: Number.NaN },
      { ...good, size: -1 },
      { ...good, metadata: undefined },
      { ...good, metadata: { ...good.metadata, accessCount: Infinity } },
      { ...good, metadata: { ...good.metadata, contentType: undefined } },
      { ...good, metadata: { ...good.metadata, etag: 5 } },
    ];
    expect(bad.map(parseCacheItem)).toEqual(bad.map(() => undefined));
  });
});
