/** The API reference: what it says of every request is true of the product, and trying one in the page is a real request. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, type Api } from '#contracts/api';
import type { OperationAnswer, OperationParameter, ReferenceAnswer } from '#contracts/reference';
import { toQuestionUrl } from '../../src/web/api/browser-api.ts';
import { findExamples } from '../../src/web/features/reference/examples.ts';
import type { AnswerSchema } from '../../src/server/reference/answer-schemas.ts';
import type { OpenApiDocument } from '../../src/server/reference/openapi.ts';
import { findOpenApiFaults, resolveReference } from '../../src/server/testing/openapi-faults.ts';
import { findSchemaFaults } from '../../src/server/testing/schema-faults.ts';
import { axeOf } from './accessibility.ts';
import { CHROMIUM, eventually, openBrowser, type Visited } from './product.ts';
import { visitProduct } from './visit-product.ts';

interface Described {
  readonly responses: Readonly<
    Record<string, { readonly headers?: object; readonly content?: Record<string, { schema: AnswerSchema }> }>
  >;
}

let product: Visited;
let document: OpenApiDocument;
let reference: ReferenceAnswer;

const read = async (path: string): Promise<unknown> => (await fetch(product.url + path)).json();
const resolve = (name: string) => resolveReference(document, name) as AnswerSchema | undefined;
/** How a page asks, over HTTP. */
const api: Api = {
  ask: async (name, input) => (await read(toQuestionUrl(ROUTES[name], { ...input }))) as never, // the answer of its name
};
const schemaOf = (path: string, method: string, status: number, type = 'application/json') => {
  const { responses } = document.paths[path]![method] as unknown as Described;
  return (responses[status] ?? responses['default'])?.content?.[type]?.schema;
};

beforeAll(async () => {
  product = await visitProduct();
  await eventually(async () => {
    const { kind, rows } = (await read('/api/markets')) as { kind?: string; rows?: readonly object[] };
    return kind === 'found' && rows!.length > 0 ? true : undefined;
  }, 90_000);
  document = (await read('/openapi.json')) as OpenApiDocument;
  reference = (await read('/api/reference')) as ReferenceAnswer;
}, 120_000);

afterAll(async () => {
  await product?.stop();
});

describe('the description of the API', () => {
  test('the served document is whole OpenAPI 3.1 for the origin it was asked at', () => {
    expect(findOpenApiFaults(document)).toEqual([]);
    expect(document.servers).toEqual([{ url: product.url }]);
  });

  test('real answers of every question conform to their schema, and hold nothing that is not described', async () => {
    const faults: Record<string, readonly string[]> = {};
    const found: string[] = [];
    for (const { kind, method, name, path } of reference.operations) {
      // What is posted is tried by itself.
      if (kind !== 'question' || method !== 'GET') continue;
      const { parameters } = (await read(`/api/reference/${name}`)) as {
        parameters: readonly OperationParameter[];
      };
      const examples = await findExamples(api, name, parameters);
      if (parameters.some((one) => one.isRequired && examples[one.name] === undefined)) continue;
      const url = toQuestionUrl(ROUTES[name as keyof typeof ROUTES], examples);
      const response = await fetch(product.url + url);
      const schema = schemaOf(path, 'get', response.status);
      expect(schema, `${name} ${response.status}`).toBeDefined();
      const wrong = findSchemaFaults(schema!, await response.json(), resolve);
      if (wrong.length > 0) faults[name] = wrong.slice(0, 5);
      if (response.status === 200) found.push(name);
    }
    expect(faults).toEqual({});
    expect(found.length).toBeGreaterThanOrEqual(40);
    expect(found).toEqual(expect.arrayContaining(['transaction', 'account', 'block', 'quote', 'validator']));
  }, 120_000);

  test.each([
    ['nonsense as an address', '/api/accounts/nonsense', '/api/accounts/{address}', 400],
    ['a key nobody knows', '/api/blocks?nonsense=1', '/api/blocks', 400],
    ['a cluster that is none', '/api/blocks?cluster=moonnet', '/api/blocks', 400],
    [
      'a program that is not there',
      '/api/programs/11111111111111111111111111111112',
      '/api/programs/{address}',
      404,
    ],
    ['who is not signed in', '/api/monetization/balance', '/api/monetization/balance', 401],
  ])('the answer to %s conforms to its schema', async (_what, url, path, status) => {
    const response = await fetch(product.url + url);
    expect(response.status).toBe(status);
    expect(findSchemaFaults(schemaOf(path, 'get', status)!, await response.json(), resolve)).toEqual([]);
  });

  test.each([
    ['a query', { from: 'trades', limit: 3 }, 200],
    ['a source nobody knows', { from: 'nonsense' }, 400],
  ])('the answer to %s that is posted conforms to its schema', async (_what, body, status) => {
    const response = await fetch(`${product.url}/api/v1/query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    expect(response.status, JSON.stringify(answer)).toBe(status);
    expect(findSchemaFaults(schemaOf('/api/v1/query', 'post', status)!, answer, resolve)).toEqual([]);
  });

  test('an API key nobody has is refused as the document says', async () => {
    const response = await fetch(`${product.url}/api/blocks`, {
      headers: { Authorization: `Bearer osvm_${'x'.repeat(43)}` },
    });
    expect(response.status).toBe(401);
    expect(findSchemaFaults(schemaOf('/api/blocks', 'get', 401)!, await response.json(), resolve)).toEqual(
      [],
    );
  });

  test('answers carry every header the document names for them', async () => {
    const response = await fetch(`${product.url}/api/blocks`);
    const { responses } = document.paths['/api/blocks']!['get'] as unknown as Described;
    const named = Object.keys(responses['200']!.headers!);
    expect(named).toEqual(expect.arrayContaining(['RateLimit-Remaining', 'X-Cluster', 'X-Request-Id']));
    expect(named.filter((name) => response.headers.get(name) === null)).toEqual([]);
  });

  test('events of the live stream conform to their schema', async () => {
    const gone = new AbortController();
    const response = await fetch(`${product.url}/api/live?topics=trades,launches`, { signal: gone.signal });
    const schema = schemaOf('/api/live', 'get', 200, 'text/event-stream')!;
    const kinds = new Set<string>();
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const events = text.split('\n\n');
      text = events.pop()!;
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (data === undefined) continue;
        const value = JSON.parse(data) as { kind: string };
        expect(findSchemaFaults(schema, value, resolve)).toEqual([]);
        kinds.add(value.kind);
      }
      if (kinds.has('block') && kinds.has('pulse') && kinds.has('indexed')) break;
    }
    gone.abort();
    expect([...kinds].sort()).toEqual(['block', 'indexed', 'pulse']);
  }, 60_000);

  test('the JSON-RPC proxy answers as its schema says', async () => {
    const call = (body: object) =>
      fetch(`${product.url}/api/proxy/rpc`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const response = await call({ jsonrpc: '2.0', id: 1, method: 'getSlot' });
    expect(await response.json()).toMatchObject({
      jsonrpc: '2.0',
      id: 1,
      result: expect.any(Number) as number,
    });
    const described = document.paths['/api/proxy/rpc']!['post'] as unknown as Described;
    expect(described.responses['200']!.content!['application/json']!.schema).toMatchObject({
      anyOf: [{ required: ['jsonrpc', 'id'] }, { type: 'array' }],
    });
  });
});

describe('the page before any script runs', () => {
  const html = async (path: string) => (await fetch(product.url + path)).text();

  test('lists every request by subject, with the limits and the failures', async () => {
    const text = await html('/swagger');
    for (const { path } of reference.operations) expect(text).toContain(`>${path.replace('/api', '')}<`);
    for (const subject of ['Transactions', 'DeFi', 'Live and JSON-RPC'])
      expect(text).toContain(`>${subject}<`);
    expect(text).toContain('server/too-many-requests');
    expect(text).toContain('Authorization: Bearer osvm_…');
  });

  test('a link to one request shows it, and one that does not exist is not found', async () => {
    const text = await html('/swagger?op=accountHistory');
    expect(text).toContain('<title>GET /api/accounts/{address}/history · API reference');
    expect(text).toContain('The transactions that mention an address, newest first');
    const missing = await fetch(`${product.url}/swagger?op=nonsense`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('This server answers no request of this name.');
  });

  test('has its twins', async () => {
    const twin = (await read('/swagger.json')) as { data: { reference: ReferenceAnswer } };
    expect(twin.data.reference.operations).toEqual(reference.operations);
    const markdown = await html('/swagger.md');
    expect(markdown).toContain('# API reference');
    expect(markdown).toContain('/transactions/{signature}');
  });

  test('one operation is described with its parameters to whoever asks for it by name', async () => {
    const operation = (await read('/api/reference/transaction')) as OperationAnswer;
    expect(operation).toMatchObject({
      kind: 'found',
      operation: { name: 'transaction', kind: 'question', when: 'The signature of a transaction is known.' },
      parameters: [{ name: 'signature', place: 'path', isRequired: true }],
    });
  });
});

describe.skipIf(CHROMIUM === undefined)('the page in a browser', { timeout: 90_000 }, () => {
  let browser: Browser;
  let page: Page;
  const requests: { readonly method: string; readonly url: string }[] = [];
  const errors: string[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    page = await context.newPage();
    page.on('request', (request) => requests.push({ method: request.method(), url: request.url() }));
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // A status that is no success is what some of these tests ask for.
      if (message.type() === 'error' && !message.text().includes('status of')) errors.push(message.text());
    });
  }, 30_000);

  afterAll(async () => {
    await browser?.close();
  });

  const open = async (path: string) => {
    await page.goto(product.url + path);
    await page.locator('html[data-ready="true"]').waitFor();
  };

  test('a search leaves the requests that have its words', async () => {
    await open('/swagger');
    const list = page.getByRole('navigation', { name: 'Requests' });
    await list.getByRole('searchbox').fill('rewards validator');
    await list.getByText(/^1 of \d+ requests$/).waitFor();
    expect(await list.getByRole('listitem').allTextContents()).toEqual(['GET/validators/{vote}']);
    await list.getByRole('searchbox').fill('no such words');
    await list.getByText('No matching requests.').waitFor();
  });

  test('choosing a request keeps the search and has an address of its own', async () => {
    await open('/swagger');
    await page.getByRole('searchbox', { name: 'Search requests' }).fill('epoch number');
    await page
      .getByRole('navigation', { name: 'Requests' })
      .getByRole('link', { name: /\/epochs/ })
      .click();
    await page.getByRole('heading', { name: '/api/epochs/{epoch}' }).waitFor();
    expect(new URL(page.url()).search).toBe('?op=epoch');
    expect(await page.getByRole('searchbox', { name: 'Search requests' }).inputValue()).toBe('epoch number');
  });

  test('fields are filled with what the cluster knows now, and trying sends the real request', async () => {
    await open('/swagger?op=transaction');
    await page.getByText('Values were filled in from what the cluster answers now.').waitFor();
    const signature = await page.getByLabel('signature').inputValue();
    expect(signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/);
    const answered = page.waitForResponse((response) =>
      response.url().endsWith(`/api/transactions/${signature}`),
    );
    await page.getByRole('button', { name: 'Try it' }).click();
    expect((await answered).status()).toBe(200);
    const answer = page.getByRole('region', { name: 'Try it' });
    await answer.getByText('Status 200').waitFor();
    expect(await answer.getByText(/^[\d,]+ ms, measured here$/).count()).toBe(1);
    for (const header of ['x-cluster', 'x-request-id', 'ratelimit-remaining', 'ratelimit-limit'])
      expect(await answer.getByText(header, { exact: true }).count()).toBe(1);
    expect(await page.getByRole('region', { name: 'Answer', exact: true }).textContent()).toContain(
      `"${signature}"`,
    );
  });

  test('the JSON folds, and long lists say how many are not shown', async () => {
    await open('/swagger?op=reference');
    await page.getByRole('button', { name: 'Try it' }).click();
    const tree = page.getByRole('region', { name: 'Answer', exact: true });
    const operations = tree.getByRole('button', { name: /operations: \[ \d+ items/ });
    await operations.click();
    await tree
      .getByRole('button', { name: /^\d+ more are not shown; show some$/ })
      .first()
      .click();
    expect(await tree.getByText('not shown').count()).toBe(0);
    await operations.click();
    expect(await operations.getAttribute('aria-expanded')).toBe('false');
  });

  test('what is missing is said, and nothing is sent', async () => {
    await open('/swagger?op=compressedNft');
    const before = requests.length;
    await page.getByRole('button', { name: 'Try it' }).click();
    expect(await page.getByRole('alert').textContent()).toBe('id: This field is required.');
    expect(requests.slice(before).filter(({ url }) => url.includes('/api/compressed-nfts'))).toEqual([]);
  });

  test('what a server refuses is shown with its status and its words', async () => {
    await open('/swagger?op=account');
    await page.getByLabel('address').fill('nonsense');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByText('Status 400').waitFor();
    await page.getByText('This is not an address: it must be base58 of 32 bytes.').waitFor();
  });

  test('the request can be copied as curl, JavaScript and Python', async () => {
    await open('/swagger?op=block');
    await page.getByText('Values were filled in').waitFor();
    const slot = await page.getByLabel('slot').inputValue();
    const program = page.getByRole('region', { name: 'In a program' });
    for (const [language, text] of [
      ['curl', `curl '${product.url}/api/blocks/${slot}'`],
      ['JavaScript', `await fetch("${product.url}/api/blocks/${slot}")`],
      ['Python', `    "${product.url}/api/blocks/${slot}",`],
    ] as const) {
      await program.getByRole('button', { name: language, exact: true }).click();
      await program.getByRole('button', { name: `Copy ${language}` }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(text);
    }
  });

  test('the schema of an answer comes when it is asked for, and unfolds', async () => {
    await open('/swagger?op=blocks');
    expect(requests.filter(({ url }) => url.endsWith('/openapi.json'))).toEqual([]);
    await page.getByRole('button', { name: 'Show the response schema' }).click();
    const found = page.getByRole('region', { name: 'Answer 200' });
    await found.getByRole('button', { name: /blocks: list of BlockRow/ }).click();
    await found.getByText('A slot without a block.').waitFor();
    expect(await page.getByRole('region', { name: 'Answer 503' }).count()).toBe(1);
  });

  test('a request that changes something is sent only by its button, with the session of this browser', async () => {
    await open('/swagger?op=logout');
    const before = requests.length;
    await page.getByText('This changes something on this server.').waitFor();
    expect(requests.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
    await page.getByRole('button', { name: 'Send and change' }).click();
    await page.getByText('Status 200').waitFor();
    expect(requests.slice(before).filter(({ url }) => url.endsWith('/api/auth/logout'))).toHaveLength(1);
    expect(await page.getByRole('region', { name: 'Answer', exact: true }).textContent()).toContain(
      'authenticated: false',
    );
  });

  test('an action of somebody who is not signed in says so', async () => {
    await open('/swagger?op=balance');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByText('Status 401').waitFor();
    await page.getByText('"User not authenticated"').waitFor();
  });

  test('the JSON-RPC proxy is tried with a call of a node', async () => {
    await open('/swagger?op=rpc');
    await page.getByText('Values were filled in').waitFor();
    expect(await page.getByLabel('method').inputValue()).toBe('getSlot');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByText('Status 200').waitFor();
    expect(await page.getByRole('region', { name: 'Answer', exact: true }).textContent()).toMatch(
      /result: \d+/,
    );
  });

  test('the live stream is listened to until it is stopped', async () => {
    await open('/swagger?op=live');
    await page.getByRole('button', { name: 'Listen' }).click();
    await page.getByText(/^Event 2, id .*, after [\d.]+ s, measured here$/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Listen' }).waitFor();
  });

  test('the keyboard finds, fills and sends a request', async () => {
    await open('/swagger');
    await page.getByRole('searchbox', { name: 'Search requests' }).focus();
    await page.keyboard.type('slot time transaction rate version');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '/api/networks' }).waitFor();
    await page.getByRole('button', { name: 'Try it' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Status 200').waitFor();
  });

  test.each(['/swagger', '/swagger?op=screener', '/swagger?op=createSession'])(
    '%s reads on a phone without scrolling sideways, and axe finds nothing',
    async (path) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(path);
      const [width, most] = await page.evaluate(() => [
        window.document.documentElement.scrollWidth,
        window.innerWidth,
      ]);
      expect(width).toBeLessThanOrEqual(most!);
      expect((await axeOf(page).analyze()).violations).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect((await axeOf(page).analyze()).violations).toEqual([]);
    },
  );

  test('an answer and an opened schema are found nothing against by axe', async () => {
    await open('/swagger?op=home');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByText('Status 200').waitFor();
    await page.getByRole('button', { name: 'Show the response schema' }).click();
    await page.getByRole('region', { name: 'Answer 200' }).waitFor();
    expect((await axeOf(page).analyze()).violations).toEqual([]);
  });

  test('nothing was asked of another site, and no script failed', () => {
    expect(requests.filter(({ url }) => !url.startsWith(product.url) && !url.startsWith('data:'))).toEqual(
      [],
    );
    expect(errors).toEqual([]);
  });
});
