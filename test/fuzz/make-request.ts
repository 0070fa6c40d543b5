/** Requests for every route there is, some as they should be, most spoiled. Equal seeds give equal requests. */
import { readFileSync } from 'node:fs';
import { Random } from '../../src/localnet/chain/random.ts';
import { listOperations } from '../../src/server/reference/operations.ts';
import type { InputSchema } from '../../src/server/reference/parameters.ts';
import { ACTION_INPUTS } from '../people/action-inputs.ts';

export interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** The route it was made for. */
  readonly route: string;
}

/** Things of the chain that is there. */
export interface Known {
  readonly addresses: readonly string[];
  readonly signatures: readonly string[];
  readonly slots: readonly number[];
  /** Cookie header of somebody who is signed in. */
  readonly cookie: string;
}

interface Target {
  readonly method: string;
  readonly route: string;
  readonly input: InputSchema | undefined;
  readonly hasBody: boolean;
  /** An acceptable input, where one is written down. */
  readonly example: Readonly<Record<string, unknown>> | undefined;
}

/** Beside the questions, actions and pages of the registries. */
const OTHER_ROUTES = [
  'healthz',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'opensearch.xml',
  'openapi.json',
  'llms.txt',
  'llms-full.txt',
  'og.png',
  'og/tx/:signature',
  'og/account/:address',
  'og/block/:slot',
  'og/token/:mint',
  'og/program/:address',
  'og/user/:wallet',
  'blog/rss.xml',
  'news/rss.xml',
  'changelog/rss.xml',
  'address/:address/tokens',
  'tx/:signature/inspect',
  'auth/sso/:name',
  'auth/sso/:name/callback',
  'auth/saml/metadata',
  '.well-known/security.txt',
  'assets/:file',
  'program/:address/idl.json',
].map((path) => `/${path}`);

const ROOT = new URL('../../', import.meta.url);

function listPageRoutes(): string[] {
  const registry = readFileSync(new URL('src/web/pages/index.gen.ts', ROOT), 'utf8');
  return [...registry.matchAll(/route: '([^']{1,100})'/g)].map(([, route]) => route!);
}

/** Every method and route the server has a line for. */
export function listTargets(): readonly Target[] {
  const operations = listOperations().map(({ name, method, route, input }): Target => {
    const examples: Readonly<Record<string, object | undefined>> = ACTION_INPUTS;
    return {
      method,
      route,
      input,
      hasBody: method === 'POST' || method === 'PUT',
      example: examples[name] as Target['example'],
    };
  });
  const read = (route: string): Target => ({
    method: 'GET',
    route,
    input: undefined,
    hasBody: false,
    example: undefined,
  });
  const pages = listPageRoutes();
  return [
    ...operations,
    ...pages.map(read),
    ...pages.flatMap((route) => [
      read(`${route === '/' ? '/index' : route}.md`),
      read(`${route === '/' ? '/index' : route}.json`),
    ]),
    ...OTHER_ROUTES.map(read),
    { method: 'POST', route: '/mcp', input: undefined, hasBody: true, example: MCP_CALL },
    {
      method: 'POST',
      route: '/auth/saml/callback',
      input: undefined,
      hasBody: true,
      example: { SAMLResponse: 'x' },
    },
  ];
}

const MCP_CALL = {
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'search', arguments: { q: 'a' } },
};

const SPOILS: readonly unknown[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '‮',
  '💥'.repeat(50),
  "' OR 1=1 --",
  '<script>',
  '${7*7}',
  '9'.repeat(400),
  'a'.repeat(5_000),
  '1.5',
  '0x10',
  '١٢٣',
  '18446744073709551616',
  '-9223372036854775809',
  'toString',
  '2026-13-45T99:99:99Z',
  '\r\nX: y',
  '%',
  '%zz',
  '?',
  '#',
  '&',
  '/',
  '//',
  '.',
  '..',
  '~',
  '*',
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  -0,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  { a: { b: { c: [] } } },
];
const COOKIES = [
  'cluster=localnet',
  'cluster=custom',
  'cluster=nowhere',
  'cluster=',
  'cluster',
  ';;;===',
  'a='.repeat(500),
  'custom-rpc=https://x.example',
  'custom-rpc=javascript:alert(1)',
  '__Host-session=x',
  'session=%00',
  'theme=é',
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  '',
];
const ACCEPTS = [
  'text/html',
  'application/json',
  '*/*',
  'text/event-stream',
  'text/markdown;q=0.1',
  ';;',
  'a'.repeat(200),
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const CLUSTERS = [
  'localnet',
  'localnet',
  'localnet',
  'localnet',
  'mainnet',
  'devnet',
  'custom',
  'nowhere',
  '',
];

/** One request after another, without end. */
export function* makeRequests(seed: string, known: Known): Generator<FuzzedRequest, never> {
  const random = new Random(seed);
  const targets = listTargets();
  for (;;) {
    yield makeRequest(random, random.pick(targets), known);
  }
}

function makeRequest(random: Random, target: Target, known: Known): FuzzedRequest {
  const values = new Map<string, unknown>(
    Object.entries(target.example !== undefined && random.chance(0.6) ? target.example : {}),
  );
  for (const [name, schema] of Object.entries(target.input?.properties ?? {})) {
    if (values.has(name)) continue;
    if (target.input?.required?.includes(name) === true || random.chance(0.4))
      values.set(name, makeValue(random, name, typeof schema === 'boolean' ? {} : schema, known, 0));
  }
  for (let count = random.weighted([3, 4, 2, 1]); count > 0; count--) spoil(random, values);
  const route = target.route.replace(/:([A-Za-z]+)/g, (_match, name: string) => {
    const value = values.get(name) ?? makeValue(random, name, {}, known, 0);
    values.delete(name);
    const text = toText(random.chance(0.15) ? random.pick(SPOILS) : value);
    return random.chance(0.95) ? encode(text) : text.replace(/[\s\u0000-\u001f\u0080-\uffff]/g, '');
  });
  const query = new URLSearchParams();
  if (!target.hasBody) {
    for (const [name, value] of values) query.append(name, toText(value).toWellFormed());
    if (query.size > 0 && random.chance(0.05)) query.append(random.pick([...query.keys()]), 'again');
  }
  if (random.chance(0.6)) query.append('cluster', random.pick(CLUSTERS));
  const method = random.chance(0.95) ? target.method : random.pick(METHODS);
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  const body = target.hasBody ? makeBody(random, values) : undefined;
  return {
    method,
    path:
      (random.chance(0.98) ? route : route + random.pick(['/', '//', '.md', '.json', '%2f', ';a=b'])) +
      search,
    headers: makeHeaders(random, known, body),
    body: method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? undefined : body,
    route: `${target.method} ${target.route}`,
  };
}

function makeHeaders(random: Random, known: Known, body: string | undefined): Record<string, string> {
  const cookies = [
    ...(random.chance(0.4) ? [known.cookie] : []),
    ...(random.chance(0.2) ? [random.pick(COOKIES)] : []),
  ];
  return {
    ...(cookies.length > 0 && { cookie: Buffer.from(cookies.join('; ')).toString('latin1') }),
    ...(body !== undefined && {
      'content-type': random.chance(0.9) ? 'application/json' : random.pick(TYPES),
    }),
    ...(random.chance(0.4) && { accept: random.pick(ACCEPTS) }),
    ...(random.chance(0.3) && {
      'accept-encoding': random.pick(['br', 'gzip', 'br;q=0, gzip;q=x', '*', '']),
    }),
    ...(random.chance(0.05) && { 'if-none-match': random.pick(['*', '"x"', 'W/"', '']) }),
    ...(random.chance(0.05) && { range: random.pick(['bytes=0-1', 'bytes=9-1', 'x']) }),
    ...(random.chance(0.05) && {
      authorization: random.pick(['Bearer x', 'Bearer ', 'Basic eDp5', 'x'.repeat(300)]),
    }),
    ...(random.chance(0.05) && { origin: random.pick(['https://evil.example', 'null', 'http://localhost']) }),
    ...(random.chance(0.03) && { 'last-event-id': random.pick(['1', '-1', 'x', '9'.repeat(50)]) }),
    ...(random.chance(0.03) && { 'sec-fetch-site': random.pick(['cross-site', 'same-origin', 'x']) }),
    ...(random.chance(0.03) && {
      'user-agent': random.pick(['Mozilla/5.0 (Linux; Android 15)', '', 'x'.repeat(900)]),
    }),
  };
}

/** A value of the kind the schema wants, of the chain where its name says what it is. */
function makeValue(random: Random, name: string, schema: InputSchema, known: Known, depth: number): unknown {
  const lower = name.toLowerCase();
  const { type, enum: values, const: only, anyOf, items, properties } = schema;
  if (only !== undefined) return only;
  if (values !== undefined && values.length > 0) return random.pick(values);
  if (anyOf !== undefined && anyOf.length > 0 && depth < 6) {
    const one = random.pick(anyOf);
    return makeValue(random, name, typeof one === 'boolean' ? {} : one, known, depth + 1);
  }
  if (type === 'object' || properties !== undefined) {
    if (depth > 5) return {};
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([key, one]) => [
        key,
        makeValue(random, key, typeof one === 'boolean' ? {} : one, known, depth + 1),
      ]),
    );
  }
  if (type === 'array') {
    if (depth > 5 || typeof items !== 'object' || Array.isArray(items)) return [];
    return Array.from({ length: random.integer(0, 3) }, () =>
      makeValue(random, name, items, known, depth + 1),
    );
  }
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'integer' || type === 'number') return random.pick([0, 1, 7, 100, random.pick(known.slots)]);
  if (lower.includes('signature')) return random.pick(known.signatures);
  if (lower.includes('slot') || lower === 'until') return String(random.pick(known.slots));
  if (/address|mint|wallet|account|token|program|owner|vote|authority|market|id$/.test(lower))
    return random.pick(known.addresses);
  if (lower === 'cluster') return 'localnet';
  if (lower === 'window') return random.pick(['1h', '24h', '7d']);
  if (lower === 'limit') return String(random.integer(1, 100));
  if (lower === 'query') return random.pick(['{"from":"trades"}', '{"from":"transfers","limit":3}', '{']);
  return random.pick(['a', 'sol', '1', '2026-11-20', 'transfer', 'name-1', random.pick(known.addresses)]);
}

function spoil(random: Random, values: Map<string, unknown>): void {
  const names = [...values.keys()];
  const name = names.length === 0 ? 'unknown' : random.pick(names);
  switch (random.integer(0, 5)) {
    case 0:
      values.delete(name);
      return;
    case 1:
      values.set(random.pick(['unknown', '__proto__', 'a'.repeat(100), '', 'é']), random.pick(SPOILS));
      return;
    case 2: {
      const text = toText(values.get(name));
      const at = random.integer(0, text.length);
      values.set(
        name,
        text.slice(0, at) + toText(random.pick(SPOILS)) + text.slice(at + random.integer(0, 2)),
      );
      return;
    }
    case 3:
      values.set(name, [values.get(name), values.get(name)]);
      return;
    default:
      values.set(name, random.pick(SPOILS));
  }
}

function makeBody(random: Random, values: ReadonlyMap<string, unknown>): string {
  const text = JSON.stringify(Object.fromEntries(values));
  switch (random.weighted([16, 1, 1, 1, 1])) {
    case 1:
      return text.slice(0, random.integer(0, text.length));
    case 2:
      return random.pick([
        '',
        'null',
        '[]',
        '0',
        '"x"',
        '{"a":1,"a":2}',
        '['.repeat(3_000),
        '{"__proto__":{"x":1}}',
        '\u0000',
      ]);
    case 3:
      return text.replace(/[0-9]/, () => random.pick(['1e400', '-', '00', '1.', '99999999999999999999']));
    case 4:
      return `${text}${random.pick(['x', '}', ' ', '\n{}'])}`;
    default:
      return text;
  }
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value);
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed().slice(0, 3_000));
