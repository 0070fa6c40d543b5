import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addForeignLinks } from './foreign-links.ts';
import type { App } from './request-context.ts';

const A = 'So11111111111111111111111111111111111111112';
const SIGNATURE = '5'.repeat(88);

const app: App = new Hono();
addForeignLinks(app);
app.get('*', () => new Response('page'));

const leadsTo = async (path: string): Promise<string | null> =>
  (await app.request(path)).headers.get('location');

test.each([
  [`/address/${A}`, `/account/${A}`],
  [`/address/${A}?cluster=devnet`, `/account/${A}?cluster=devnet`],
  [`/address/${A}/tokens`, `/account/${A}?tab=holdings`],
  [`/address/${A}/anchor-account?x=1`, `/account/${A}?x=1&tab=data`],
  [`/address/${A}/transfers?cluster=devnet&page=2`, `/account/${A}?cluster=devnet&page=2`],
  [`/account/${A}/tokens?cluster=testnet`, `/account/${A}?cluster=testnet&tab=holdings`],
  [`/tx/${SIGNATURE}/inspect`, `/tx/${SIGNATURE}?tab=instructions`],
  [`/tx/${SIGNATURE}/inspect?cluster=devnet`, `/tx/${SIGNATURE}?cluster=devnet&tab=instructions`],
  [`/transaction/${SIGNATURE}`, `/tx/${SIGNATURE}`],
  ['/block/123/rewards', '/block/123'],
  ['/epoch/7/overview', '/epoch/7'],
  [`/token/${A}/holders?x=1`, `/token/${A}?x=1`],
  [`/validator/${A}/votes`, `/validator/${A}`],
  ['/defi?window=7d', '/defi/overview?window=7d'],
  ['/block', '/blocks'],
  ['/validator', '/validators'],
])('%s leads to %s for good', async (path, to) => {
  expect(await leadsTo(path)).toBe(to);
  expect((await app.request(path)).status).toBe(308);
});

test.each([
  [`/tx/${SIGNATURE}?cluster=mainnet-beta`, `/tx/${SIGNATURE}?cluster=mainnet`],
  ['/?cluster=devnet-solana&q=a', '/?cluster=devnet&q=a'],
  [`/address/${A}?cluster=mainnet-beta`, `/address/${A}?cluster=mainnet`],
])('the cluster of %s has another name here', async (path, to) => {
  expect(await leadsTo(path)).toBe(to);
});

test.each([
  `/account/${A}`,
  `/tx/${SIGNATURE}`,
  '/tx/inspector',
  `/tx/${SIGNATURE}?cluster=mainnet`,
  '/?cluster=nowhere',
  '/?cluster=mainnet-beta&cluster=devnet',
  '/api/blocks?cluster=mainnet-beta',
  '/api/blocks?cluster=custom',
  `/?cluster=devnet&customUrl=https://rpc.example`,
])('%s is left as it is', async (path) => {
  expect(await leadsTo(path)).toBe(null);
});

test.each([
  [
    `/address/${A}?cluster=custom&customUrl=${encodeURIComponent('https://rpc.example/?api-key=s3cret&x=1')}`,
    `/address/${A}#custom-rpc=https%3A%2F%2Frpc.example%2F%3Fapi-key%3Ds3cret%26x%3D1`,
  ],
  [`/tx/${SIGNATURE}?cluster=custom&tab=logs`, `/tx/${SIGNATURE}?tab=logs#custom-rpc=`],
  [
    '//evil.example/?cluster=custom&customUrl=javascript:alert(1)',
    '/evil.example/#custom-rpc=javascript%3Aalert(1)',
  ],
])('the endpoint of %s is offered behind the path, and set by nothing', async (path, to) => {
  const { status, headers } = await app.request(path);
  expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([307, to, null]);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('nothing leads to another server', async () => {
  expect(await leadsTo('/address/%2F%2Fevil.example')).toBe('/account/%2F%2Fevil.example');
  expect(await leadsTo('/address/..%2F..')).toBe('/account/..%2F..');
  expect(await leadsTo('//evil.example/?cluster=mainnet-beta')).toBe('/evil.example/?cluster=mainnet');
});
