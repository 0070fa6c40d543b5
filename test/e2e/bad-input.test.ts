/** Whatever is asked, the answer is clear and never a fault of ours. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP_MENUS, MOBILE_MENUS } from '../../src/web/services/menus.ts';
import { eventually, startProduct, type Product } from './product.ts';

describe('bad input', () => {
  let product: Product;

  beforeAll(async () => {
    product = await startProduct({ LOCALNET: 'on', RATE_LIMITS: 'off' });
    await eventually(async () => {
      const answer = (await (await fetch(`${product.url}/api/home`)).json()) as { kind?: string };
      return answer.kind === 'found' ? true : undefined;
    }, 30_000);
  }, 60_000);
  afterAll(async () => {
    await product?.stop();
  });

  const rpc = async (body: string, query = '') => {
    const response = await fetch(`${product.url}/api/proxy/rpc${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? undefined : (JSON.parse(text) as { error?: { code: number }; result?: unknown }),
    };
  };

  const PATHS = [
    '/tx/abc',
    '/tx/1111111111111111111111111111111111111111111111111111111111111111',
    `/tx/${'z'.repeat(88)}`,
    '/tx/%00',
    '/tx/%E0%A4%A',
    `/tx/${'5'.repeat(5000)}`,
    '/account/0OIl',
    '/account/11111111111111111111111111111112',
    '/account/<script>alert(1)</script>',
    `/account/${'A'.repeat(44)}`,
    '/block/-1',
    '/block/1.5',
    '/block/abc',
    '/block/18446744073709551615',
    '/block/99999999999999999999999999',
    '/block/999999999',
    '/blocks?before=-5',
    '/blocks?before=abc',
    '/search?q=%27%22%3E%3Cimg%20src%3Dx%3E',
    `/search?q=${'x'.repeat(4000)}`,
    '/%ff%fe',
    '/..%2f..%2fetc%2fpasswd',
    '/constructor',
    '/__proto__',
    '/api/nope',
    '/api/transactions/abc',
    '/api/accounts/abc',
    '/api/blocks/abc',
    '/api/blocks/18446744073709551616',
    '/api/blocks/5/transactions?limit=99999999&cursor=%00',
    '/api/search',
    '/api/search?q=a&q=b',
    '/api/home?cluster=evil',
    '/api/home?cluster=http://127.0.0.1:1',
    '/api/summaries?signatures=a,b,c',
    '/og/tx/abc.png',
    '/og/block/99999999999999999999.png',
    '/assets/../../package.json',
    '/assets/nope.js',
  ];

  test.each(PATHS.map((path) => [path.slice(0, 60), path]))(
    '%s is answered without a fault',
    async (_shown, path) => {
      const response = await fetch(product.url + path, { redirect: 'manual' });
      const text = await response.text();
      expect(response.status).toBeLessThan(500);
      expect(text).not.toMatch(/at \/|node_modules|\.ts:\d+|ECONN/);
      expect(text).not.toContain('<img src=x');
      expect(text).not.toContain('<script>alert');
    },
  );

  test.each([
    ['/account/11111111111111111111111111111111?tab=x&status=maybe', ['tab', 'status']],
    ['/analytics?window=2h', ['window']],
    ['/analytics/trends?window=30d&list=best&cohorts=weeks', ['window', 'list', 'cohorts']],
    [
      '/block/1?tab=x&votes=1&status=x&program=x&account=x&sort=x',
      ['tab', 'votes', 'program', 'account', 'sort'],
    ],
    ['/blocks?before=abc', ['before']],
    ['/blocks?before=-5', ['before']],
    ['/defi/amms?window=2h&sort=x&venue=x&by=x&chart=x', ['window', 'sort', 'venue', 'by', 'chart']],
    ['/defi/coins-screener?minVolume=abc&page=0&utm=1', ['minVolume', 'page']],
    ['/defi/memecoins-screener?launchpad=x&order=up', ['launchpad', 'order']],
    ['/defi/overview?window=2h&by=x', ['window', 'by']],
    [`/docs?q=${'x'.repeat(101)}`, ['q']],
    ['/feature-gates?state=x', ['state']],
    [
      '/monitoring?tab=x&rule=x&severity=x&subject=x&before=x',
      ['tab', 'rule', 'severity', 'subject', 'before'],
    ],
    ['/program/TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA?tab=x&status=x', ['tab', 'status']],
    ['/programs?category=NO&read=maybe&page=x', ['category', 'read', 'page']],
    ['/scan?launchpad=x&minLiquidity=5&marks=x&pooled=x', ['launchpad', 'minLiquidity', 'marks', 'pooled']],
    [`/search?q=${'x'.repeat(5_601)}`, ['q']],
    [`/swagger?op=${'x'.repeat(65)}`, ['op']],
    [
      '/token/So11111111111111111111111111111111111111112?tab=x&market=x&width=2x&side=x',
      ['tab', 'market', 'width', 'side'],
    ],
    ['/tokens?tab=x&sort=x&window=2h&page=0', ['tab', 'sort', 'window', 'page']],
    ['/tokens?tab=new&before=x&launchpad=x&nfts=1', ['before', 'launchpad', 'nfts']],
    ['/tokens/gainers?window=2h&page=x', ['window', 'page']],
    ['/tokens/new?before=x&launchpad=x&nfts=1', ['before', 'launchpad', 'nfts']],
    [
      '/trading-terminal?market=x&width=2m&venue=x&sort=x&list=x',
      ['market', 'width', 'venue', 'sort', 'list'],
    ],
    [`/tx/inspector?transaction=${'A'.repeat(6_001)}`, ['transaction']],
    ['/user/11111111111111111111111111111111?tab=x&status=x&about=x', ['tab', 'status', 'about']],
    ['/validators?state=x&sort=luck&order=up&page=0', ['state', 'sort', 'order', 'page']],
  ] as const)('%s is the page without what means nothing, and says so', async (path, keys) => {
    const response = await fetch(product.url + path);
    const text = await response.text();
    expect(response.status).toBe(200);
    for (const key of keys) expect(text).toContain(`is not a valid value of ${key}.`);
    expect(text).not.toContain('The page could not be loaded');
  });

  test('a sign-in that did not work repeats nothing of its address', async () => {
    const response = await fetch(`${product.url}/auth/failed?reason=call+me&provider=call+me&type=call+me`);
    expect(await response.text()).not.toMatch(/is not a valid value of|<main[^]*call me[^]*<\/main>/);
  });

  test('a signature that no cluster knows says so with status 404', async () => {
    const unknown = '5'.repeat(86) + '2a';
    const response = await fetch(`${product.url}/tx/${unknown}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('No transaction with this signature is known on this cluster.');
  });

  test('a slot ahead of the chain is too new, not missing', async () => {
    const answer = (await (await fetch(`${product.url}/api/blocks/999999999`)).json()) as {
      kind: string;
      state: string;
    };
    expect(answer).toMatchObject({ kind: 'absent', state: 'too-new' });
  });

  test('every menu link leads to a page', async () => {
    const links = [...DESKTOP_MENUS, ...MOBILE_MENUS].flatMap(({ links: all }) =>
      all.map(({ href }) => href),
    );
    const statuses = await Promise.all(
      [...new Set(links)].map(async (href) => [href, (await fetch(product.url + href)).status] as const),
    );
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test.each([
    ['not JSON', '{', -32700],
    ['an empty batch', '[]', -32600],
    ['no method', '{"jsonrpc":"2.0","id":1}', -32600],
    ['a method that is not allowed', '{"jsonrpc":"2.0","id":1,"method":"getBlockProductionX"}', -32601],
    ['a prototype name as method', '{"jsonrpc":"2.0","id":1,"method":"__proto__"}', -32601],
    [
      'too many signatures',
      `{"jsonrpc":"2.0","id":1,"method":"getSignatureStatuses","params":[${JSON.stringify(Array.from({ length: 300 }, () => 'x'))}]}`,
      -32602,
    ],
  ])('the RPC proxy answers %s with its JSON-RPC error', async (_what, body, code) => {
    const answer = await rpc(body);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body?.error?.code).toBe(code);
  });

  test('the RPC proxy passes an answer through digit by digit, under the id it was asked with', async () => {
    const ask =
      '"method":"getAccountInfo","params":["11111111111111111111111111111111",{"encoding":"base64"}]}';
    const response = await fetch(`${product.url}/api/proxy/rpc?cluster=localnet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"jsonrpc":"2.0","id":"abc",${ask}`,
    });
    const text = await response.text();
    expect(text).toMatch(/"id":\s*"abc"/);
    expect(text).toContain('"lamports":1,"owner":"NativeLoader1111111111111111111111111111111"');
  });

  test('an unknown cluster in the query is refused, in the cookie it is forgotten', async () => {
    expect((await fetch(`${product.url}/api/home?cluster=x`)).status).toBe(400);
    const response = await fetch(`${product.url}/`, { headers: { cookie: 'cluster=http://127.0.0.1' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/^cluster=;/);
  });

  test('the process drains on SIGTERM and exits with 0', async () => {
    const other = await startProduct({ LOCALNET: 'off' });
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
    expect(await other.stop()).toBe(0);
  });
});
