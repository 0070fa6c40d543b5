import { describe, expect, test } from 'vitest';
import type { OperationParameter } from '#contracts/reference';
import { buildRequest } from './request.ts';

const one = (parameter: Partial<OperationParameter> & { name: string }): OperationParameter => ({
  place: 'query',
  kind: 'text',
  isRequired: false,
  ...parameter,
});
const READ = { method: 'GET', path: '/api/accounts/{address}/history' } as const;
const WRITE = { method: 'POST', path: '/api/things' } as const;
const address = one({ name: 'address', place: 'path', isRequired: true });

describe('a request out of the fields of a form', () => {
  test('path, query and cluster are where they belong, and empty fields are left out', () => {
    const filled = { address: 'a/b?', limit: '5', status: '', cluster: 'devnet' };
    expect(buildRequest(READ, [address, one({ name: 'limit' }), one({ name: 'status' })], filled)).toEqual({
      kind: 'built',
      request: {
        method: 'GET',
        path: '/api/accounts/a%2Fb%3F/history?limit=5&cluster=devnet',
        body: undefined,
      },
    });
  });

  test('what is needed and missing is named', () => {
    expect(buildRequest(READ, [address], {})).toEqual({
      kind: 'faults',
      faults: { address: 'This field is required.' },
    });
  });

  test('a body is JSON of texts, numbers, flags and JSON as they are', () => {
    const parameters = [
      one({ name: 'name', place: 'body' }),
      one({ name: 'count', place: 'body', kind: 'number' }),
      one({ name: 'on', place: 'body', kind: 'flag' }),
      one({ name: 'list', place: 'body', kind: 'json' }),
    ];
    const filled = { name: '1', count: '2.5', on: 'false', list: '["x"]' };
    expect(buildRequest(WRITE, parameters, filled)).toEqual({
      kind: 'built',
      request: {
        method: 'POST',
        path: '/api/things',
        body: '{"name":"1","count":2.5,"on":false,"list":["x"]}',
      },
    });
    expect(buildRequest(WRITE, parameters, { count: 'two', list: 'x' })).toEqual({
      kind: 'faults',
      faults: {
        count: 'This must be a number.',
        list: 'This must be JSON; a text needs double quotes.',
      },
    });
  });

  test('a request that names a cluster among its parameters has no other', () => {
    const parameters = [one({ name: 'cluster', place: 'path', isRequired: true })];
    expect(
      buildRequest({ method: 'DELETE', path: '/api/list/{cluster}' }, parameters, { cluster: 'devnet' }),
    ).toEqual({
      kind: 'built',
      request: { method: 'DELETE', path: '/api/list/devnet', body: undefined },
    });
  });
});
