import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Opened } from '../outbound/guarded-file.ts';
import { createTokenPictures } from './token-pictures.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#f60" d="M0 0h9v9z"/></svg>';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Pictures over a scripted internet, with what was asked for. */
function scripted(files: Readonly<Record<string, { type: string; body: Buffer | string } | undefined>>) {
  const asked: string[] = [];
  const pictures = createTokenPictures({
    resolve: (host) => Promise.resolve([host === 'inside.example' ? '10.0.0.1' : '93.184.216.34']),
    open: ({ url }): Promise<Opened> => {
      asked.push(url.href);
      const file = files[url.href];
      return Promise.resolve(
        file === undefined
          ? { status: 404, headers: {}, body: Readable.from([]) }
          : {
              status: 200,
              headers: { 'content-type': file.type },
              body: Readable.from([Buffer.from(file.body)]),
            },
      );
    },
  });
  return { pictures, asked };
}

const json = (image: unknown) => ({ type: 'application/json', body: JSON.stringify({ image }) });
const isWebp = (picture: unknown): boolean =>
  typeof picture === 'object' &&
  picture !== null &&
  'bytes' in picture &&
  (picture.bytes as Buffer).subarray(8, 12).toString() === 'WEBP';

describe('a picture of a token', () => {
  test('is what the image its metadata names looks like, fetched once for all who ask', async () => {
    const { pictures, asked } = scripted({
      'https://a.example/1.json': json('https://b.example/1.png'),
      'https://b.example/1.png': { type: 'text/plain', body: PNG },
    });
    const all = await Promise.all(
      Array.from({ length: 20 }, () => pictures.read({ uri: 'https://a.example/1.json', mayFetch: true })),
    );
    expect(all.every(isWebp)).toBe(true);
    expect(isWebp(await pictures.read({ uri: 'https://a.example/1.json', mayFetch: true }))).toBe(true);
    expect(asked).toEqual(['https://a.example/1.json', 'https://b.example/1.png']);
  });

  test('is read from metadata that stands in the URI itself, without a request', async () => {
    const { pictures, asked } = scripted({});
    for (const uri of [
      `data:image/svg+xml,${encodeURIComponent(SVG)}`,
      `data:application/json,${encodeURIComponent(JSON.stringify({ image: `data:image/svg+xml,${SVG}` }))}`,
      `data:image/png;base64,${PNG.toString('base64')}`,
    ])
      expect(isWebp(await pictures.read({ uri, mayFetch: false }))).toBe(true);
    expect(asked).toEqual([]);
  });

  test.each([
    ['a file that is not there', 'https://a.example/none.json', 1],
    ['a page in place of JSON', 'https://a.example/page', 1],
    ['no image', 'https://a.example/empty.json', 1],
    ['an image that is text', 'https://a.example/text.json', 2],
    ['an image in a private network', 'https://a.example/inside.json', 1],
    ['an address that is not https', 'http://a.example/1.json', 0],
    ['a file of this machine', 'file:///etc/passwd', 0],
    ['an SVG with a script', 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 0],
    ['nothing', 'data:image/png;base64,', 0],
  ])('is absent for %s, and that is remembered', async (_what, uri, requests) => {
    const { pictures, asked } = scripted({
      'https://a.example/page': { type: 'text/html', body: '<html>' },
      'https://a.example/empty.json': { type: 'application/json', body: '{"image":7}' },
      'https://a.example/text.json': json('https://b.example/text.png'),
      'https://b.example/text.png': { type: 'image/png', body: 'hello' },
      'https://a.example/inside.json': json('https://inside.example/1.png'),
    });
    expect(await pictures.read({ uri, mayFetch: true })).toBe('absent');
    expect(await pictures.read({ uri, mayFetch: true })).toBe('absent');
    expect(asked.length).toBe(requests);
  });

  test.each(['https://a.example/1.json', 'data:application/json,{"image":"https://b.example/1.png"}'])(
    'is not fetched where nothing may be: %s',
    async (uri) => {
      const { pictures, asked } = scripted({
        'https://a.example/1.json': json('https://b.example/1.png'),
        'https://b.example/1.png': { type: 'image/png', body: PNG },
      });
      expect(await pictures.read({ uri, mayFetch: false })).toBe('absent');
      expect(asked).toEqual([]);
      expect(isWebp(await pictures.read({ uri, mayFetch: true }))).toBe(true);
    },
  );

  test('is not waited for when very many are', async () => {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const pictures = createTokenPictures({
      resolve: () => Promise.resolve(['93.184.216.34']),
      open: async () => {
        await opened;
        return { status: 404, headers: {}, body: Readable.from([]) };
      },
    });
    const all = Array.from({ length: 205 }, (_, i) =>
      pictures.read({ uri: `https://a.example/${i}.json`, mayFetch: true }),
    );
    expect(await all[204]).toBe('busy');
    open();
    expect(await Promise.all(all.slice(0, 204))).toEqual(Array.from({ length: 204 }, () => 'absent'));
  });
});
