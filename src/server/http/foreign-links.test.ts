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
  [`/address/${A}/anchor-account?x=1`, `/account/${A}`],
  [`/account/${A}/tokens?cluster=testnet`, `/account/${A}?tab=holdings&cluster=testnet`],
  [`/tx/${SIGNATURE}/inspect`, `/tx/${SIGNATURE}?tab=instructions`],
  ['/block/123/rewards', '/block/123'],
])('%s leads to %s', async (path, to) => {
  expect(await leadsTo(path)).toBe(to);
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
])('%s is left as it is', async (path) => {
  expect(await leadsTo(path)).toBe(null);
});

test('nothing leads to another server', async () => {
  expect(await leadsTo('/address/%2F%2Fevil.example')).toBe('/account/%2F%2Fevil.example');
  expect(await leadsTo('/address/..%2F..')).toBe('/account/..%2F..');
  expect(await leadsTo('//evil.example/?cluster=mainnet-beta')).toBe('/evil.example/?cluster=mainnet');
});
