import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createGuardedFetch } from './guarded-fetch.ts';
import type { Opened } from './guarded-file.ts';
import { isPublicAddress } from './public-address.ts';
import type { Target } from './public-target.ts';

const PUBLIC = '93.184.216.34';

const json = (value: unknown, headers: Opened['headers'] = {}, status = 200): Opened => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: Readable.from([Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))]),
});

const redirect = (location: string): Opened => ({
  status: 302,
  headers: { location },
  body: Readable.from([]),
});

/** A fetch over scripted hosts and answers, with what it connected to. */
function scripted(
  answers: readonly Opened[] = [json({ name: 'A' })],
  hosts: Readonly<Record<string, readonly string[]>> = {},
) {
  const targets: Target[] = [];
  const resolved: string[] = [];
  const fetchJson = createGuardedFetch({
    resolve: (host) => {
      resolved.push(host);
      return Promise.resolve(hosts[host] ?? [PUBLIC]);
    },
    open: (target) => {
      targets.push(target);
      return Promise.resolve(answers[targets.length - 1]!);
    },
  });
  return { fetchJson, targets, resolved };
}

describe('a URL from the chain', () => {
  test('of the public internet is read, at the address its name was checked for', async () => {
    const { fetchJson, targets, resolved } = scripted();
    expect(await fetchJson('https://example.org/a.json?b=1#c')).toEqual({
      kind: 'found',
      url: 'https://example.org/a.json?b=1',
      bytes: 12,
      json: { name: 'A' },
    });
    expect(targets.map(({ address, url }) => [address, url.hostname])).toEqual([[PUBLIC, 'example.org']]);
    expect(resolved).toEqual(['example.org']);
  });

  test.each([
    'https://127.0.0.1/a',
    'https://127.1/a',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://localhost/a',
    'https://localhost./a',
    'https://intranet/a',
    'https://10.0.0.1/',
    'https://10.255.255.255/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://0.0.0.0/',
    'https://255.255.255.255/',
    'https://224.0.0.1/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'https://[fe80::1]/',
    'https://[fc00::1]/',
    'https://[fd12:3456::1]/',
    'https://[ff02::1]/',
    'https://１２７.０.０.１/',
    'https://①②⑦.0.0.1/',
  ])('%s stays unread: not the public internet', async (url) => {
    const { fetchJson, targets } = scripted();
    expect(await fetchJson(url)).toEqual({
      kind: 'refused',
      reason: 'Its host is not on the public internet.',
    });
    expect(targets).toEqual([]);
  });

  test.each([
    'http://example.org/a',
    'file:///etc/passwd',
    'data:application/json,{}',
    'ftp://example.org/a',
    'ipfs://bafy/a.json',
    'ar://abc',
    'javascript:alert(1)',
    'gopher://127.0.0.1:6379/_INFO',
    'https://user@example.org/',
    'https://user:secret@example.org/',
    'https://example.org@127.0.0.1/',
    'https://example.org:8443/',
    'https://example.org:22/',
    'not a url',
    '',
    '//example.org/a',
    '/etc/passwd',
    `https://example.org/${'a'.repeat(3_000)}`,
  ])('%s stays unread: not a plain https address', async (url) => {
    const { fetchJson, targets, resolved } = scripted();
    expect(await fetchJson(url)).toMatchObject({ kind: 'refused' });
    expect(targets).toEqual([]);
    expect(resolved).toEqual([]);
  });

  test.each([
    ['private', ['10.0.0.5']],
    ['the metadata service', ['169.254.169.254']],
    ['loopback as mapped IPv6', ['::ffff:127.0.0.1']],
    ['public and private at once', [PUBLIC, '127.0.0.1']],
    ['no address', []],
  ])('whose name resolves to %s stays unread', async (_what, addresses) => {
    const { fetchJson, targets } = scripted([json({})], { 'rebind.example': addresses });
    expect(await fetchJson('https://rebind.example/')).toMatchObject({ kind: 'refused' });
    expect(targets).toEqual([]);
  });

  test('whose name changes its address meanwhile is still read where it was checked', async () => {
    let asked = 0;
    const targets: Target[] = [];
    const fetchJson = createGuardedFetch({
      resolve: () => Promise.resolve(asked++ === 0 ? [PUBLIC] : ['127.0.0.1']),
      open: (target) => {
        targets.push(target);
        return Promise.resolve(json({}));
      },
    });
    expect(await fetchJson('https://rebind.example/')).toMatchObject({ kind: 'found' });
    expect(asked).toBe(1);
    expect(targets.map(({ address }) => address)).toEqual([PUBLIC]);
  });

  test('is followed to other public places, relative ones too', async () => {
    const { fetchJson, targets } = scripted([
      redirect('/b.json'),
      redirect('https://other.example/c.json'),
      json({}),
    ]);
    expect(await fetchJson('https://example.org/a.json')).toMatchObject({
      kind: 'found',
      url: 'https://other.example/c.json',
    });
    expect(targets.map(({ url }) => url.href)).toEqual([
      'https://example.org/a.json',
      'https://example.org/b.json',
      'https://other.example/c.json',
    ]);
  });

  test.each([
    'https://127.0.0.1/',
    'http://example.org/',
    'https://[::1]/',
    'file:///etc/passwd',
    'https://private.example/',
  ])('is not followed to %s', async (location) => {
    const { fetchJson, targets } = scripted([redirect(location), json({ secret: 1 })], {
      'private.example': ['10.1.2.3'],
    });
    expect(await fetchJson('https://example.org/')).toMatchObject({ kind: 'refused' });
    expect(targets).toHaveLength(1);
  });

  test('is not followed for ever', async () => {
    const { fetchJson, targets } = scripted(
      Array.from({ length: 9 }, () => redirect('https://example.org/')),
    );
    expect(await fetchJson('https://example.org/')).toMatchObject({ kind: 'refused' });
    expect(targets).toHaveLength(4);
  });

  test.each<[string, Opened]>([
    ['another status', json({}, {}, 404)],
    ['HTML', json('<html>', { 'content-type': 'text/html' })],
    ['a picture', json('x', { 'content-type': 'image/png' })],
    ['no type', json({}, { 'content-type': undefined })],
    ['a list', json([1])],
    ['broken JSON', json('{')],
    ['a key that reaches a prototype', json('{"__proto__":{"a":1}}')],
    ['compressed bytes', json({}, { 'content-encoding': 'gzip' })],
    ['a length beyond 64 KiB', json({}, { 'content-length': '65537' })],
    ['more than 64 KiB', json({ a: 'x'.repeat(65_536) })],
  ])('that gives %s stays unread', async (_what, opened) => {
    const { fetchJson } = scripted([opened]);
    expect(await fetchJson('https://example.org/')).toMatchObject({ kind: 'refused' });
    expect(opened.body.destroyed).toBe(true);
  });

  test('whose server fails is a reason, not an error', async () => {
    const fetchJson = createGuardedFetch({
      resolve: () => Promise.resolve([PUBLIC]),
      open: () => Promise.reject(new Error('ECONNREFUSED')),
    });
    expect(await fetchJson('https://example.org/')).toEqual({
      kind: 'refused',
      reason: 'Its server could not be reached.',
    });
  });

  test('more than four at once are asked to come again', async () => {
    let finish: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const fetchJson = createGuardedFetch({
      resolve: async () => {
        await gate;
        return [PUBLIC];
      },
      open: () => Promise.resolve(json({})),
    });
    const first = Array.from({ length: 4 }, () => fetchJson('https://example.org/'));
    expect(await fetchJson('https://example.org/')).toMatchObject({ kind: 'refused' });
    finish();
    expect((await Promise.all(first)).map(({ kind }) => kind)).toEqual(['found', 'found', 'found', 'found']);
    expect(await fetchJson('https://example.org/')).toMatchObject({ kind: 'found' });
  });
});

test.each([
  ['93.184.216.34', true],
  ['1.1.1.1', true],
  ['2606:4700::1111', true],
  ['2001:db8::1', false],
  ['198.18.0.1', false],
  ['fe80::1%eth0', false],
  ['example.org', false],
  ['', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
