import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProviderFetch } from './provider-fetch.ts';

let http: Server;
let host: string;
const asked: string[] = [];
beforeAll(async () => {
  http = createServer((request, response) => {
    asked.push(
      `${request.method} ${request.url} ${request.headers['accept-encoding']} ${request.headers.host}`,
    );
    request.resume();
    request.on('end', () => {
      if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' });
      if (request.url === '/long') response.write('x'.repeat(300_000));
      response.end('{"ok":true}');
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(() => {
  http.closeAllConnections();
  http.close();
});

describe('an identity provider is reached', () => {
  test('on this machine where that is allowed, uncompressed, with what is posted', async () => {
    const fetch = createProviderFetch({ hosts: new Set([host]), loopback: true });
    const response = await fetch(`http://${host}/token?x=1`, {
      method: 'POST',
      body: new URLSearchParams({ a: 'b' }),
    });
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(asked.at(-1)).toBe(`POST /token?x=1 identity ${host}`);
  });
  test('once: a redirect is given back, not followed', async () => {
    const fetch = createProviderFetch({ hosts: new Set([host]), loopback: true });
    expect((await fetch(`http://${host}/moved`)).status).toBe(302);
    expect(asked.at(-1)).toContain('/moved');
  });
  test('not for more than 256 KiB', async () => {
    const fetch = createProviderFetch({ hosts: new Set([host]), loopback: true });
    await expect(fetch(`http://${host}/long`)).rejects.toThrow('an answer that is too long');
  });
});

describe('an identity provider is not reached', () => {
  const never = () => Promise.reject(new Error('a name was resolved'));
  const REFUSED: readonly (readonly [string, string, readonly string[], string])[] = [
    ['on a host that is not listed', 'https://evil.example/', [], 'a host that is not of this provider'],
    [
      'on another port of a listed host',
      'https://idp.example:8443/',
      [],
      'a host that is not of this provider',
    ],
    ['with a user in its address', 'https://a:b@idp.example/', [], 'an address with a user'],
    ['by http', 'http://idp.example/', ['93.184.216.34'], 'an address without https'],
    [
      'where its name leads into the network',
      'https://idp.example/',
      ['10.0.0.1'],
      'a host that is not on the public internet',
    ],
    [
      'where its name leads to this machine',
      'https://idp.example/',
      ['127.0.0.1'],
      'a host that is not on the public internet',
    ],
    [
      'where its name leads to both',
      'https://idp.example/',
      ['93.184.216.34', '::1'],
      'a host that is not on the public internet',
    ],
    ['where its name leads nowhere', 'https://idp.example/', [], 'a host that cannot be resolved'],
  ];
  test.each(REFUSED)('%s', async (_name, url, addresses, message) => {
    for (const loopback of [true, false]) {
      const fetch = createProviderFetch({ hosts: new Set(['idp.example']), loopback }, () =>
        Promise.resolve(addresses),
      );
      await expect(fetch(url)).rejects.toThrow(message);
    }
  });
  test('on this machine where that is not allowed', async () => {
    const before = asked.length;
    const fetch = createProviderFetch({ hosts: new Set([host]), loopback: false }, never);
    await expect(fetch(`http://${host}/`)).rejects.toThrow('an address without https');
    const secure = createProviderFetch({ hosts: new Set(['169.254.169.254']), loopback: true }, never);
    await expect(secure('https://169.254.169.254/')).rejects.toThrow(
      'a host that is not on the public internet',
    );
    expect(asked.length).toBe(before);
  });
});
