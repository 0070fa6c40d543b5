import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ExportJob, ExportTemplate } from '#contracts/export/exports';
import { openUserStore, type UserStore } from '#store/users/user-store';
import type { App } from '../http/request-context.ts';
import { hashSecret } from '../sessions/secrets.ts';
import { createScriptedActing } from '../testing/scripted-acting.ts';

const NOW = Date.UTC(2026, 8, 15);
const SOURCE = {
  kind: 'rows',
  title: 'Things',
  columns: [{ key: 'a', title: 'A' }],
  rows: [['1'], ['=2']],
};

describe('exports over HTTP', () => {
  let folder: string;
  let users: UserStore;
  let app: App;
  const limits: string[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'exports-'));
    users = await openUserStore({ kind: 'memory' });
    limits.length = 0;
    app = createScriptedActing({
      users,
      nowMs: () => NOW,
      environment: { DATA_DIR: folder },
      takeFromLimit(limit) {
        limits.push(limit);
        return Promise.resolve();
      },
    });
  });
  afterEach(async () => {
    await users.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Cookie of somebody who is signed in. */
  const signIn = async (name: string, by = 'wallet'): Promise<string> => {
    const user = await users.accounts.ofWallet(name.padEnd(43, 'x'), name.padEnd(32, '0'), NOW);
    const secret = randomBytes(32).toString('base64url');
    await users.sessions.add(hashSecret(secret), user.id, by, NOW);
    return `osvm-sid=${secret}`;
  };
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who calls says what the route answers
  const call = async <T>(method: string, path: string, cookie = '', body?: unknown) => {
    const response = await app.request(path, {
      method,
      headers: {
        cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson =
      text !== '' && (response.headers.get('content-type')?.startsWith('application/json') ?? false);
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson ? JSON.parse(text) : text) as T,
    };
  };
  const create = (cookie: string, config: unknown = { format: 'csv' }, source: unknown = SOURCE) =>
    call<ExportJob & { error: string }>('POST', '/api/exports', cookie, { config, source });
  const finished = async (cookie: string, id: string): Promise<ExportJob> => {
    for (;;) {
      const { body } = await call<ExportJob>('GET', `/api/exports/${id}`, cookie);
      if (body.status === 'completed' || body.status === 'error') return body;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  test("without a session, exporting and saving a template give 'User not authenticated'", async () => {
    const id = '0'.repeat(32);
    const calls = [
      ['POST', '/api/exports', { config: { format: 'csv' }, source: SOURCE }],
      ['POST', '/api/export-templates', { name: 'x', config: { format: 'csv' } }],
      ['GET', '/api/exports'],
      ['GET', `/api/exports/${id}`],
      ['POST', `/api/exports/${id}/cancel`, {}],
      ['POST', `/api/exports/${id}/retry`, {}],
      ['DELETE', `/api/exports/${id}`],
      ['GET', `/api/exports/${id}/file`],
      ['GET', '/api/export-templates'],
      ['DELETE', `/api/export-templates/${id}`],
    ] as const;
    for (const [method, path, body] of calls) {
      const answer = await call<{ error: string }>(method, path, '', body);
      expect([answer.status, answer.body.error], `${method} ${path}`).toEqual([
        401,
        'User not authenticated',
      ]);
    }
  });

  test('errors of the configuration have their words', async () => {
    const alice = await signIn('alice');
    const errorOf = async (config: unknown) => {
      const { status, body } = await create(alice, config);
      return `${status} ${body.error}`;
    };
    expect(await errorOf({})).toBe('400 Export format is required');
    expect(await errorOf({ format: 'docx' })).toBe('400 Unsupported export format: docx');
    expect(await errorOf({ format: 'csv', delimiter: ':' })).toBe('400 Invalid CSV delimiter');
    expect(await errorOf({ format: 'pdf', pageSize: 'a5' })).toBe('400 Invalid PDF page size');
    const absent = await call<{ error: string }>('POST', '/api/exports', alice, { source: SOURCE });
    expect(absent.body.error).toBe('Export format is required');
    const template = await call<{ error: string }>('POST', '/api/export-templates', alice, {
      name: 'x',
      config: { format: 'csv', delimiter: '' },
    });
    expect([template.status, template.body.error]).toEqual([400, 'Invalid CSV delimiter']);
  });

  test('a file is downloaded with its name, its type, never from a cache', async () => {
    const alice = await signIn('alice');
    const { status, body } = await create(alice, { format: 'csv', filename: '../Žluť.html' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'preparing',
      format: 'csv',
      data: { kind: 'rows', title: 'Things' },
    });
    const { result } = await finished(alice, body.id);
    const file = await call<string>('GET', result!.downloadUrl, alice);
    expect(file.status).toBe(200);
    expect(file.text).toBe("A\r\n1\r\n'=2\r\n");
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-length': String(result!.size),
      'content-disposition':
        'attachment; filename="Zlut-html.csv"; filename*=UTF-8\'\'%C5%BDlu%C5%A5-html.csv',
      'x-content-type-options': 'nosniff',
    });
  });

  test("user B tries all of A's ids and gets 404", async () => {
    const alice = await signIn('alice');
    const bob = await signIn('bob');
    const atWork = await signIn('alice', 'acme-saml');
    const { body: job } = await create(alice);
    await finished(alice, job.id);
    const { body: template } = await call<ExportTemplate>('POST', '/api/export-templates', alice, {
      name: 'Mine',
      config: { format: 'csv' },
    });
    const paths = [
      ['GET', `/api/exports/${job.id}`],
      ['GET', `/api/exports/${job.id}/file`],
      ['POST', `/api/exports/${job.id}/cancel`],
      ['POST', `/api/exports/${job.id}/retry`],
      ['DELETE', `/api/exports/${job.id}`],
      ['DELETE', `/api/export-templates/${template.id}`],
    ] as const;
    for (const other of [bob, atWork]) {
      for (const [method, path] of paths) {
        const answer = await call(method, path, other, method === 'POST' ? {} : undefined);
        expect(answer.status, `${method} ${path}`).toBe(404);
      }
      expect((await call<{ jobs: [] }>('GET', '/api/exports', other)).body.jobs).toEqual([]);
      expect((await call<{ templates: [] }>('GET', '/api/export-templates', other)).body.templates).toEqual(
        [],
      );
    }
    expect((await call('GET', `/api/exports/${job.id}/file`, alice)).status).toBe(200);
  });

  test('a template is saved with its settings, listed and deleted', async () => {
    const alice = await signIn('alice');
    const config = { format: 'csv', delimiter: ';', excludeFields: ['a'], unknown: 1 };
    const saved = await call<ExportTemplate>('POST', '/api/export-templates', alice, {
      name: ' Mine ',
      config,
    });
    expect(saved.body).toMatchObject({
      name: 'Mine',
      format: 'csv',
      config: { format: 'csv', delimiter: ';', excludeFields: ['a'] },
      createdAt: NOW,
    });
    expect(saved.body.config).not.toHaveProperty('unknown');
    const list = () => call<{ templates: ExportTemplate[] }>('GET', '/api/export-templates', alice);
    expect((await list()).body.templates).toEqual([saved.body]);
    expect((await call('DELETE', `/api/export-templates/${saved.body.id}`, alice)).status).toBe(204);
    expect((await list()).body.templates).toEqual([]);
    const unnamed = await call('POST', '/api/export-templates', alice, { name: ' ', config });
    expect(unnamed.status).toBe(400);
  });

  test('making an export and trying again are counted by the limit of exports', async () => {
    const alice = await signIn('alice');
    await create(alice);
    await call('POST', `/api/exports/${'0'.repeat(32)}/retry`, alice, {});
    await call('GET', '/api/exports', alice);
    expect(limits).toEqual(['export', 'export', 'action']);
  });

  test('too many rows, too many bytes and lists nobody has are refused', async () => {
    const alice = await signIn('alice');
    const many = { ...SOURCE, rows: Array.from({ length: 10_001 }, () => ['1']) };
    expect((await create(alice, { format: 'csv' }, many)).status).toBe(400);
    const large = { ...SOURCE, rows: [['x'.repeat(4 * 2 ** 20)]] };
    expect((await create(alice, { format: 'csv' }, large)).status).toBe(413);
    const list = { kind: 'list', list: 'constructor', input: {} };
    expect(await create(alice, { format: 'csv' }, list)).toMatchObject({
      status: 400,
      body: { error: 'There is no such list.' },
    });
  });

  test('anybody may see which columns a list has', async () => {
    const { status, body } = await call('GET', '/api/export-lists/validatorCredits');
    expect(status).toBe(200);
    expect(body).toEqual({
      title: 'Vote credits of a validator',
      columns: [
        { key: 'epoch', title: 'Epoch', kind: 'number' },
        { key: 'credits', title: 'Credits', kind: 'number' },
        { key: 'ofBest', title: 'vs best', kind: 'number' },
      ],
    });
    expect((await call('GET', '/api/export-lists/none')).status).toBe(404);
  });
});
