/** The built product with a collector: what it sends of pages, questions and the index, and what it never sends. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCollector, type Collector, type ReceivedSpan } from '../tracing/collector.ts';
import { eventually, startProduct, whenListed, type Product } from './product.ts';

const NOWHERE = 'http://127.0.0.1:9';
const KEY = 'key-of-the-collector';
const ENDPOINT_KEY = 'key-in-a-url-of-an-endpoint';
const ASKED = 'how many blocks were made in the last hour, Zebulon';
const ADDRESS = '203.0.113.77';

/** All that a span may say. */
const FIELDS = new Set(
  `
  http.request.method http.response.status_code http.route osvm.page osvm.request_id error.type
  osvm.cluster osvm.drawn osvm.settled osvm.status osvm.stale osvm.calls osvm.upstream_down
  osvm.answer osvm.attempt osvm.bytes server.address rpc.method rpc.system rpc.jsonrpc.error_code
  db.query.summary db.response.returned_rows db.system.name osvm.backend osvm.facts osvm.tool_calls
  osvm.cut osvm.blocks osvm.first_slot osvm.last_slot osvm.revocable osvm.rows osvm.transactions
  osvm.format osvm.event osvm.target
`.split(/\s+/),
);

const folder = mkdtempSync(join(tmpdir(), 'tracing-'));
const HOOK = new URL('../tracing/note-modules.mjs', import.meta.url).href;
/** Modules of OpenTelemetry that were loaded, with the processes that did so. */
const loadedIn = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const start = (modules: string, more: Readonly<Record<string, string>>): Promise<Product> =>
  startProduct({
    LOCALNET: 'on',
    LOCALNET_SLOT_MS: '200',
    RPC_POOL_MAINNET: `${NOWHERE}/${ENDPOINT_KEY}`,
    RPC_POOL_DEVNET: NOWHERE,
    RPC_POOL_TESTNET: NOWHERE,
    METRICS_PORT: 'off',
    TRUSTED_HOPS: '1',
    LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import=${HOOK}?to=${modules}`,
    ...more,
  });

const linesOf = (product: Product): readonly Record<string, unknown>[] =>
  product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('with a collector', () => {
  const modules = join(folder, 'traced');
  let collector: Collector;
  let product: Product;
  let signature: string;

  const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(product.url + path, { headers: { 'x-forwarded-for': ADDRESS, ...headers } });
  const parentOf = (span: ReceivedSpan): ReceivedSpan | undefined =>
    collector.spans().find(({ spanId }) => spanId === span.parentSpanId);
  /** From the first of its trace to the span. */
  const pathTo = (span: ReceivedSpan): readonly string[] => {
    const parent = parentOf(span);
    return [...(parent === undefined ? [] : pathTo(parent)), span.name];
  };
  /** Answered by this request. */
  const requestOf = async (response: Response): Promise<ReceivedSpan> => {
    await response.arrayBuffer();
    const id = response.headers.get('x-request-id');
    return collector.span(({ fields }) => fields['osvm.request_id'] === id);
  };

  beforeAll(async () => {
    collector = await startCollector();
    product = await start(modules, {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: `x-key=${KEY}`,
      OTEL_SERVICE_NAME: 'explorer',
      ACCESS_LOG: 'on',
    });
    await whenListed(product);
    signature = await eventually(async () => {
      const response = await ask('/api/home?cluster=localnet');
      const { transactions = [] } = (await response.json()) as {
        readonly transactions?: readonly { readonly signature: string }[];
      };
      return transactions[0]?.signature;
    }, 60_000);
  });

  afterAll(async () => {
    await product.stop();
    await collector.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a page is a request, what is asked for it, and the calls of nodes that takes', async () => {
    const request = await requestOf(await ask(`/tx/${signature}?cluster=localnet`));
    expect(request).toMatchObject({
      name: 'GET /tx/:signature',
      kind: 2,
      parentSpanId: undefined,
      fields: {
        'http.request.method': 'GET',
        'http.route': '/tx/:signature',
        'http.response.status_code': 200,
      },
      resource: { 'service.name': 'explorer', 'osvm.process': 'server' },
    });
    const attempt = await collector.span(
      ({ name, traceId }) => name === 'rpc attempt' && traceId === request.traceId,
    );
    const path = pathTo(attempt);
    expect([path[0], path[1], path.at(-2), path.at(-1)]).toEqual([
      'GET /tx/:signature',
      'draw page',
      'rpc getTransaction',
      'rpc attempt',
    ]);
    expect(path[2]).toMatch(/^question /);
    expect(attempt.fields['server.address']).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(attempt.startNs).toBeGreaterThanOrEqual(request.startNs);
    expect(attempt.endNs).toBeLessThanOrEqual(request.endNs);
  });

  test('a question of the index is a request and its queries', async () => {
    const request = await requestOf(await ask('/api/markets?cluster=localnet'));
    expect(request.name).toBe('GET /api/markets');
    const query = await collector.span(
      ({ name, traceId }) => name.startsWith('query ') && traceId === request.traceId,
    );
    expect(query.fields).toMatchObject({
      'db.system.name': 'sqlite',
      'db.query.summary': expect.any(String),
    });
    expect(query.fields['db.response.returned_rows']).toBeTypeOf('number');
    expect(pathTo(query)[0]).toBe('GET /api/markets');
  });

  test('a question to the assistant is a run with its steps', async () => {
    const response = await fetch(`${product.url}/api/agent/runs?cluster=localnet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url, 'x-forwarded-for': ADDRESS },
      body: JSON.stringify({ mode: 'agent', text: ASKED }),
    });
    const request = await requestOf(response);
    expect(request.name).toBe('POST /api/agent/runs');
    const run = await collector.span(
      ({ name, traceId }) => name === 'assistant run' && traceId === request.traceId,
    );
    expect(run.parentSpanId).toBe(request.spanId);
    expect(run.fields).toMatchObject({ 'osvm.backend': 'planner', 'osvm.cluster': 'localnet' });
    const steps = collector.spans().filter(({ parentSpanId }) => parentSpanId === run.spanId);
    expect(steps.map(({ name }) => name)).toContain('read question');
  });

  test('blocks that are indexed are batches, sent by the process that indexes', async () => {
    const commit = await collector.span(({ name }) => name === 'commit');
    const batch = parentOf(commit) ?? (await collector.span(({ spanId }) => spanId === commit.parentSpanId));
    expect(batch).toMatchObject({ name: 'index batch', resource: { 'osvm.process': 'indexer' } });
    expect(batch.fields['osvm.blocks']).toBeGreaterThan(0);
    const parts = collector.spans().filter(({ parentSpanId }) => parentSpanId === batch.spanId);
    expect(parts.map(({ name }) => name).toSorted()).toEqual(['commit', 'decode', 'rollups']);
  });

  test('a stranger joins no trace and decides nothing', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const request = await requestOf(await ask('/api/clusters', { traceparent }));
    expect(request.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
    expect(request.parentSpanId).toBeUndefined();
  });

  test('refusals and unknown paths are named by no path', async () => {
    const request = await requestOf(await ask('/no/such/Zebulon'));
    expect(request).toMatchObject({ name: 'GET', fields: { 'http.response.status_code': 404 } });
  });

  test('each request is a line of the log, by its route and with its trace', async () => {
    const request = await requestOf(await ask('/api/markets?cluster=localnet'));
    const line = await eventually(() =>
      Promise.resolve(
        linesOf(product).find(
          ({ component, requestId }) =>
            component === 'access' && requestId === request.fields['osvm.request_id'],
        ),
      ),
    );
    expect(line).toEqual({
      time: expect.any(String),
      level: 'info',
      component: 'access',
      event: 'request',
      traceId: request.traceId,
      requestId: expect.any(String),
      method: 'GET',
      route: '/api/markets',
      status: 200,
      ms: expect.any(Number),
    });
  });

  test('what is left is sent before the process ends, and nothing of it is secret', async () => {
    await requestOf(await ask(`/account/${signature.slice(0, 44)}?cluster=localnet`));
    const last = await ask('/api/clusters');
    await last.arrayBuffer();
    expect(await product.stop()).toBe(0);
    const id = last.headers.get('x-request-id');
    expect(collector.spans().some(({ fields }) => fields['osvm.request_id'] === id)).toBe(true);
    const sent = collector.raw();
    expect(sent).toContain(`"x-key":"${KEY}"`);
    const bodies = sent
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n');
    expect(bodies.length).toBeGreaterThan(10_000);
    for (const secret of [
      KEY,
      ENDPOINT_KEY,
      'Zebulon',
      'last hour',
      ADDRESS,
      signature,
      signature.slice(0, 44),
    ])
      expect(bodies).not.toContain(secret);
    const names = new Set(collector.spans().flatMap(({ fields }) => Object.keys(fields)));
    expect(names.size).toBeGreaterThan(20);
    expect([...names].filter((name) => !FIELDS.has(name))).toEqual([]);
    expect(loadedIn(modules)).toContain('@opentelemetry/sdk-trace');
  });
});

describe('without a collector', () => {
  const modules = join(mkdtempSync(join(tmpdir(), 'untraced-')), 'modules');

  test('nothing of OpenTelemetry is loaded and no line has a trace', async () => {
    const product = await start(modules, { ACCESS_LOG: 'on', OTEL_SERVICE_NAME: 'explorer' });
    try {
      await whenListed(product);
      for (const path of ['/', '/api/markets', '/blocks'])
        await (await fetch(`${product.url}${path}?cluster=localnet`)).arrayBuffer();
    } finally {
      await product.stop();
    }
    expect(loadedIn(modules)).toBe('');
    const lines = linesOf(product);
    expect(lines.some(({ component }) => component === 'access')).toBe(true);
    expect(lines.filter((line) => 'traceId' in line)).toEqual([]);
  });
});
