import { describe, expect, test } from 'vitest';
import { ROUTES, type QuestionName } from '#contracts/api';
import { ACTION_ROUTES } from '#contracts/actions';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';
import { findOpenApiFaults } from '../testing/openapi-faults.ts';
import { ENDPOINTS } from '../answering/answer.ts';
import { toOpenApi, type OpenApiDocument } from './openapi.ts';
import { listOperations } from './operations.ts';

const app = createScriptedApp(createScriptedClusters({ mainnet: {} }));
const document = toOpenApi('https://explorer.example');

interface Described {
  readonly parameters: readonly { readonly name?: string; readonly schema?: { readonly enum?: unknown } }[];
  readonly responses: Readonly<Record<string, { readonly headers?: object; readonly content?: object }>>;
  readonly requestBody?: object;
}
const at = (path: string, method: string) => document.paths[path]?.[method] as Described;

describe('the OpenAPI document', () => {
  test('has everything OpenAPI 3.1 requires, and every reference in it leads somewhere', () => {
    expect(findOpenApiFaults(document)).toEqual([]);
  });

  test('the check of the document finds what is wrong with one', () => {
    const broken: OpenApiDocument = {
      ...document,
      paths: {
        ...document.paths,
        '/api/things/{id}': {
          get: {
            operationId: 'home',
            tags: ['Nothing'],
            parameters: [],
            responses: {
              200: { description: 'x', content: { a: { schema: { $ref: '#/components/schemas/No' } } } },
            },
            security: [],
          },
        },
      },
    };
    expect(findOpenApiFaults(broken)).toEqual([
      'get /api/things/{id}: has a tag nobody listed',
      'get /api/things/{id}: id is not described',
      'paths: name an operationId twice',
      '#/components/schemas/No: leads nowhere',
    ]);
  });

  test('describes every question and every action by its own method and path, and the two raw routes', () => {
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method} ${path}`),
    );
    const toPath = (route: string) => route.replace(/:(\w+)/g, '{$1}');
    const expected = [
      ...ENDPOINTS.map(({ name }) => `get ${toPath(ROUTES[name as QuestionName])}`),
      ...ENDPOINTS.flatMap(({ posted }) => (posted === undefined ? [] : [`post ${posted.route}`])),
      ...listOperations().flatMap(({ kind, name }) => {
        if (kind !== 'action') return [];
        const { method, route } = ACTION_ROUTES[name as keyof typeof ACTION_ROUTES];
        return [`${method.toLowerCase()} ${toPath(route)}`];
      }),
      'get /api/live',
      'post /api/proxy/rpc',
    ];
    expect(described.sort()).toEqual(expected.sort());
  });

  test('every action of the registry is among the operations', () => {
    const files = readdirSync(join(import.meta.dirname, '../actions')).filter(
      (file) => file.endsWith('.ts') && !/^define-|\.test\.|\.gen\./.test(file),
    );
    expect(listOperations().filter(({ kind }) => kind === 'action')).toHaveLength(files.length);
  });

  test('its server is the origin visitors use', () => {
    expect(document.servers).toEqual([{ url: 'https://explorer.example' }]);
    expect(document.components['securitySchemes']).toMatchObject({
      session: { type: 'apiKey', in: 'cookie', name: '__Host-osvm-sid' },
      apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'osvm_…' },
    });
  });

  test('is served as JSON under the version of the package', async () => {
    const response = await app.request('http://localhost/openapi.json');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const served = (await response.json()) as OpenApiDocument;
    expect(served).toMatchObject({ openapi: '3.1.0', info: { title: 'OSVM API', version: '0.1.0' } });
    expect(served.servers).toEqual([{ url: 'http://localhost' }]);
  });

  test('allowed values of a parameter are those its check allows', () => {
    const { parameters } = at('/api/screener/{list}', 'get');
    expect(parameters.find(({ name }) => name === 'list')?.schema?.enum).toEqual(['coins', 'memecoins']);
    expect(parameters.find(({ name }) => name === 'order')?.schema?.enum).toEqual(['asc', 'desc']);
  });

  test.each(listOperations().filter(({ kind }) => kind === 'question'))(
    'every value $name lists for a parameter is taken, and another is refused',
    ({ name, parameters }) => {
      const asked = ENDPOINTS.find((endpoint) => endpoint.name === name)?.input;
      const input = asked ?? ENDPOINTS.find(({ posted }) => posted?.name === name)!.posted!.body;
      const needed = Object.fromEntries(
        parameters.filter(({ isRequired }) => isRequired).map((one) => [one.name, one.values?.[0] ?? '1']),
      );
      for (const parameter of parameters) {
        for (const value of parameter.values ?? []) {
          const issues = input.safeParse({ ...needed, [parameter.name]: value }).error?.issues ?? [];
          expect(issues.filter(({ path }) => path[0] === parameter.name)).toEqual([]);
        }
        if (parameter.values !== undefined)
          expect(input.safeParse({ ...needed, [parameter.name]: 'no such value' }).success).toBe(false);
      }
    },
  );

  test('every question may name its cluster, and says what is answered when there is nothing', () => {
    for (const { kind, method, path } of listOperations()) {
      if (kind !== 'question') continue;
      const { parameters, responses } = at(path, method.toLowerCase());
      expect(parameters).toContainEqual({ $ref: '#/components/parameters/cluster' });
      expect(Object.keys(responses)).toEqual(['200', '400', '401', '404', '429', '503', 'default']);
      expect(responses['404']?.content).toEqual({
        'application/json': {
          schema: {
            anyOf: [{ $ref: '#/components/schemas/Absence' }, { $ref: '#/components/schemas/ErrorBody' }],
          },
        },
      });
    }
  });

  test('answers carry the headers of limits, and a refusal for too many when to come back', () => {
    const { responses } = at('/api/transactions/{signature}', 'get');
    expect(Object.keys(responses['200']!.headers!)).toEqual([
      'X-Request-Id',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      'X-Cluster',
    ]);
    expect(Object.keys(responses['429']!.headers!)).toContain('Retry-After');
  });

  test('what an answer holds is described without the absence, which has its own status', () => {
    const { TransactionAnswer, Absence } = document.components['schemas']!;
    expect(TransactionAnswer).toMatchObject({
      type: 'object',
      properties: { kind: { const: 'found' }, wire: { contentEncoding: 'base64' } },
    });
    expect(Absence).toMatchObject({ properties: { kind: { const: 'absent' } } });
  });

  test('input of a request that changes something stands in its body', () => {
    expect(at('/api/auth/verify', 'post').requestBody).toMatchObject({
      required: true,
      content: {
        'application/json': {
          schema: { type: 'object', required: ['walletAddress', 'signature', 'message', 'sessionKey'] },
        },
      },
    });
  });
});

describe('the operations', () => {
  test('each says in one sentence what it does, and when to use it if it says that', () => {
    for (const { name, says, when } of listOperations()) {
      expect(says, name).toMatch(/^[A-Z].*\.$/s);
      if (when !== undefined) expect(when, name).toMatch(/^[A-Z].*\.$/s);
    }
  });

  test('each question says something of every parameter', () => {
    const silent = listOperations().flatMap(({ kind, name, parameters }) =>
      kind === 'question' ? parameters.filter(({ says }) => !says).map((one) => `${name}.${one.name}`) : [],
    );
    expect(silent).toEqual([]);
  });

  test('stand together by subject, and no name is given twice', () => {
    const subjects = listOperations().map(({ subject }) => subject);
    expect(subjects.filter((subject, i) => subject !== subjects[i - 1])).toEqual([...new Set(subjects)]);
    const names = listOperations().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('the reference tells one by its name, and says so when there is none', async () => {
    const found = await app.request('http://localhost/api/reference/accountHistory');
    expect(await found.json()).toMatchObject({
      kind: 'found',
      operation: { method: 'GET', path: '/api/accounts/{address}/history', subject: 'Accounts' },
      limit: 'question',
    });
    const missing = await app.request('http://localhost/api/reference/nonsense');
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ kind: 'absent', state: 'not-found' });
  });

  test('the catalogue of failures names each code with its status', async () => {
    const { errors, limits } = (await (await app.request('http://localhost/api/reference')).json()) as {
      errors: readonly { code: string; status: number; mayPass: boolean }[];
      limits: readonly object[];
    };
    expect(errors).toContainEqual({
      code: 'server/too-many-requests',
      status: 429,
      mayPass: true,
      message: 'Too many requests from this address.',
    });
    expect(errors.find(({ code }) => code === 'server/bad-input')).toMatchObject({
      status: 400,
      mayPass: false,
    });
    expect(limits).toContainEqual({
      name: 'rpc',
      of: expect.any(String) as string,
      burst: 300,
      perSecond: 100,
    });
  });
});
