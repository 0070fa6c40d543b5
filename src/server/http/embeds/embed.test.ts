import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createScriptedApp, createScriptedClusters } from '../../testing/scripted-cluster.ts';
import { FIRST, transferOf } from '../../testing/recorded-answers.ts';
import { toEmbedDocument } from './embed-document.ts';
import { toEmbeddedPage } from './oembed.ts';

const ORIGIN = 'http://localhost';
const ACCOUNT = 'So11111111111111111111111111111111111111112';
const app = createScriptedApp(
  createScriptedClusters({ mainnet: { getTransaction: () => transferOf(FIRST) } }),
);

describe('the frame of a transaction', () => {
  test('says what happened and links to its page, and any site may frame it', async () => {
    const response = await app.request(`/embed/tx/${FIRST}?cluster=mainnet`);
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors https: http:');
    expect(policy).not.toContain('script-src');
    const html = await response.text();
    expect(html).toContain('sent 0.001 SOL to Stak…1112');
    expect(html).toContain(`href="${ORIGIN}/tx/${FIRST}?cluster=mainnet" target="_blank" rel="noopener"`);
    const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  });

  test('of what is none is not found', async () => {
    for (const path of ['/embed/tx/nonsense', '/embed/account/0OIl', '/embed/block/-1'])
      expect((await app.request(path)).status, path).toBe(404);
  });

  test('shows what the chain says as text', () => {
    const card = {
      kind: '<i>',
      title: '"><script>',
      text: "' onload=x",
      status: 'plain',
      cluster: '&',
    } as const;
    const html = toEmbedDocument(card, `${ORIGIN}/tx/1`);
    expect(html).not.toMatch(/<i>|<script|"">|' onload/);
  });
});

describe('oEmbed', () => {
  const ask = (query: string) => app.request(`/oembed?${query}`);

  test.each([
    [`/tx/${FIRST}`, `/embed/tx/${FIRST}`],
    [`/token/${ACCOUNT}?cluster=devnet&tab=x`, `/embed/account/${ACCOUNT}?cluster=devnet`],
    [`/program/${ACCOUNT}`, `/embed/account/${ACCOUNT}`],
    ['/block/12', '/embed/block/12'],
  ])('%s is framed by %s', async (page, frame) => {
    const response = await ask(`url=${encodeURIComponent(ORIGIN + page)}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      width: 560,
      height: 220,
      html: expect.stringContaining(`src="${ORIGIN}${frame}"`),
    });
  });

  test.each([
    ['https://elsewhere.example/block/12', 404],
    [`${ORIGIN}/tokens`, 404],
    [`${ORIGIN}/block/12?cluster=custom`, 404],
    ['nonsense', 404],
  ])('has nothing for %s', async (url, status) => {
    expect((await ask(`url=${encodeURIComponent(url)}`)).status).toBe(status);
  });

  test('is no larger than asked for, and other formats are not written', async () => {
    const url = `url=${encodeURIComponent(`${ORIGIN}/block/12`)}`;
    expect(await (await ask(`${url}&maxwidth=300&maxheight=90`)).json()).toMatchObject({
      width: 300,
      height: 90,
    });
    expect((await ask(`${url}&maxwidth=wide`)).status).toBe(400);
    expect((await ask(`${url}&format=xml`)).status).toBe(501);
  });

  test('reads an address of this origin alone', () => {
    expect(toEmbeddedPage('https://a.example/block/1', 'https://a.example')).toEqual({
      path: '/embed/block/1',
    });
    expect(toEmbeddedPage('https://a.example:444/block/1', 'https://a.example')).toBeUndefined();
  });
});

describe('suggestions for the address bar', () => {
  test('are four lists of one length', async () => {
    const response = await app.request(`/search/suggestions?q=${ACCOUNT}`);
    expect(response.headers.get('content-type')).toBe('application/x-suggestions+json; charset=utf-8');
    expect(await response.json()).toEqual([
      ACCOUNT,
      [ACCOUNT],
      ['Account'],
      [`${ORIGIN}/account/${ACCOUNT}`],
    ]);
  });

  test('of a text that is too long are refused', async () => {
    expect((await app.request(`/search/suggestions?q=${'x'.repeat(50_000)}`)).status).toBe(400);
  });
});
