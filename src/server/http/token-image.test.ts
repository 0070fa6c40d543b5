import { beforeAll, describe, expect, test } from 'vitest';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';
import type { App } from './request-context.ts';

const text = (value: string): number[] => {
  const bytes = Buffer.from(value);
  return [bytes.length & 255, bytes.length >> 8, 0, 0, ...bytes];
};
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="red" d="M0 0h9v9z"/></svg>';
const DRAWN = 'So11111111111111111111111111111111111111113';
const LINKED = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const NAMING = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB';

/** A Token-2022 mint with metadata at `uri`. */
function toMint(uri: string): string {
  const value = [...Array<number>(64).fill(7), ...text('Own'), ...text('OWN'), ...text(uri), 0, 0, 0, 0];
  return Buffer.from([
    ...Array<number>(44).fill(0),
    9,
    ...Array<number>(120).fill(0),
    1,
    19,
    0,
    value.length & 255,
    value.length >> 8,
    ...value,
  ]).toString('base64');
}

describe('the picture of a token', () => {
  let app: App;
  beforeAll(() => {
    const accounts: Record<string, string> = {
      [DRAWN]: toMint(`data:image/svg+xml,${encodeURIComponent(SVG)}`),
      [LINKED]: toMint('https://a.example/1.json'),
      [NAMING]: toMint('data:application/json,{"image":"https://a.example/1.png"}'),
    };
    app = createScriptedApp(
      createScriptedClusters({
        devnet: {
          getMultipleAccounts: ([keys]) => ({
            context: { slot: 1 },
            value: (keys as string[]).map((key) =>
              accounts[key] === undefined
                ? null
                : {
                    data: [accounts[key], 'base64'],
                    executable: false,
                    lamports: 1,
                    owner: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
                    rentEpoch: 0,
                  },
            ),
          }),
        },
      }),
    );
  });

  test('in its own metadata is drawn anew, and may be kept by everybody', async () => {
    const reply = await app.request(`/token-image/${DRAWN}?cluster=devnet`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    const again = await app.request(`/token-image/${DRAWN}?cluster=devnet`, {
      headers: { 'If-None-Match': reply.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  test.each([
    [`elsewhere is not fetched unless the operator said so`, `/token-image/${LINKED}?cluster=devnet`],
    ['named by metadata in its URI is not fetched either', `/token-image/${NAMING}?cluster=devnet`],
    [
      'of a mint that is not there',
      '/token-image/Vote111111111111111111111111111111111111111?cluster=devnet',
    ],
    ['of what is no address', '/token-image/abc?cluster=devnet'],
  ])('%s: 404', async (_what, path) => {
    expect((await app.request(path)).status).toBe(404);
  });
});
