/** Guides for those who run the product say what the program does. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '#chain/gateway/options';
import { OWN_CHAIN_LIMITS } from '#contracts/network/own-chain';
import { parseConfiguration, VARIABLES } from '#server';
import { toClient } from '../../src/server/edge/client-identity.ts';
import { SECRET_NAMES } from '../../src/server/config/variables.ts';
import { getBlock, listBlocks, readGuide } from './guide.ts';

const ROOT = join(import.meta.dirname, '../..');
const NAMES = [
  'connect-a-provider',
  'back-up-and-restore',
  'upgrade',
  'behind-a-proxy',
  'run-several-replicas',
] as const;
/** Names of the guides' own, no settings: what the reader puts in their place, and their own variables. */
const PLACES = ['API_KEY', 'REPLICA_ROUNDS'];

/** A setting, or where a secret one is. */
const isSetting = (name: string): boolean =>
  Object.hasOwn(VARIABLES, name) || SECRET_NAMES.some((secret) => name === `${secret}_FILE`);

describe.each(NAMES)('%s', (name) => {
  const text = readGuide(name);

  test('names no setting that there is not', () => {
    const named = [...text.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g)].map(([found]) => found);
    expect(named.filter((one) => !isSetting(one) && !PLACES.includes(one))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });

  test('links to files that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link!);
    for (const link of links) expect(existsSync(join(ROOT, 'docs/guides', link)), link).toBe(true);
  });

  test('is named where guides are listed', () => {
    expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain(`(docs/guides/${name}.md)`);
    expect(readFileSync(join(ROOT, 'docs/user/self-hosting.md'), 'utf8')).toContain(`\`${name}.md\``);
  });
});

test('guides that are listed are there', () => {
  const guides = readdirSync(join(ROOT, 'docs/guides'));
  const table = readFileSync(join(ROOT, 'docs/user/self-hosting.md'), 'utf8').split('## Guides')[1]!;
  const listed = [...table.matchAll(/^\| `([\w-]+\.md)`/gm)].map(([, file]) => file!);
  expect(listed.length).toBeGreaterThanOrEqual(6);
  expect(listed.filter((file) => !guides.includes(file))).toEqual([]);
});

describe('providers', () => {
  const text = readGuide('connect-a-provider');
  const lines = listBlocks(text, 'sh')
    .join('\n')
    .split('\n')
    .map((line) => /^(\w+)='(.+)'$/.exec(line) ?? [])
    .map(([, name = '', value = '']) => ({ name, value }));

  test('each line is one the program takes', () => {
    expect(lines).toHaveLength(9);
    for (const { name, value } of lines) {
      if (name === 'YELLOWSTONE_TOKEN') continue;
      expect(() => parseConfiguration({ [name]: value })).not.toThrow();
    }
    expect(parseConfiguration({ RPC_POOL_MAINNET: lines[0]!.value }).pools).toEqual({
      mainnet: ['https://mainnet.helius-rpc.com/?api-key=API_KEY'],
    });
  });

  test('calls of an idle endpoint are those of its checks', () => {
    const calls = ((30 * 86_400_000) / DEFAULT_LIMITS.healthIntervalMs) * 3;
    expect(calls).toBe(777_600);
    expect(text).toContain('about 778,000 calls in 30 days');
    expect(DEFAULT_LIMITS).toMatchObject({ coolMs: 5_000, coolMaxMs: 300_000 });
  });
});

describe('proxies', () => {
  const text = readGuide('behind-a-proxy');
  const nginx = getBlock(text, 'nginx');

  test('nginx takes what the server takes', () => {
    const [, mebibytes] = /client_max_body_size (\d+)m;/.exec(nginx) ?? [];
    expect(Number(mebibytes) * 2 ** 20).toBe(OWN_CHAIN_LIMITS.bodyBytes);
  });

  test('streams are not gathered', () => {
    expect(nginx).toContain('proxy_buffering off;');
    expect(getBlock(text, 'caddyfile')).toContain('flush_interval -1');
  });

  test.each([
    [0, '203.0.113.9', '127.0.0.1'],
    [1, '203.0.113.9', '203.0.113.9'],
    // What a visitor sent stands left of what the proxy added.
    [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    [2, '203.0.113.9, 192.0.2.7', '203.0.113.9'],
  ])('with %i proxies and %j it is %s that counts', (hops, forwarded, counted) => {
    const request = new IncomingMessage(new Socket());
    Object.defineProperty(request.socket, 'remoteAddress', { value: '127.0.0.1' });
    request.headers['x-forwarded-for'] = forwarded;
    expect(toClient(request, hops)).toBe(counted);
  });
});
