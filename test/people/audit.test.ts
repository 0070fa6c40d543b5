/** The audit log as people and the operator see it, on both engines. */
import { expect, test } from 'vitest';
import { toRegistry } from '#std/registry';
import { describeOnBothEngines } from '#store/users/testing';
import type { Action } from '../../src/server/actions/define-action.ts';
import { actions } from '../../src/server/actions/index.gen.ts';
import { createActingApp, createSigner, signIn } from '../sign-in/acting-app.ts';

const ADDRESS = 'So11111111111111111111111111111111111111112';
const TOKEN = 'x'.repeat(40);

test('every action that is no mere reading is audited, or says why not', () => {
  const all = [...toRegistry<Action>('actions', actions, ({ name }) => [name]).values()];
  expect(
    all.filter(({ method, audit }) => method !== 'GET' && audit === undefined).map(({ name }) => name),
  ).toEqual([]);
  expect(
    all.filter(({ method, audit }) => method === 'GET' && audit !== undefined).map(({ name }) => name),
  ).toEqual([]);
});

describeOnBothEngines('the audit log', (open) => {
  const start = async () => {
    const { store, close } = await open();
    const app = createActingApp(store, { OPERATOR_TOKEN: TOKEN });
    const [mine, theirs] = [app.openBrowser(), app.openBrowser()];
    await signIn(mine, createSigner());
    await signIn(theirs, createSigner());
    return { store, app, mine, theirs, close };
  };
  interface Row {
    readonly action: string;
    readonly thing: string;
    readonly before: string;
    readonly after: string;
  }
  const rowsOf = (reply: { readonly body: object }): readonly Row[] => (reply.body as { rows: Row[] }).rows;

  test('says what was changed, from what to what, and nobody else sees it', async () => {
    const { mine, theirs, app, close } = await start();
    await mine.send('PUT', '/api/me/labels', { address: ADDRESS, label: 'one' });
    await mine.send('PUT', '/api/me/labels', { address: ADDRESS, label: 'two' });
    await mine.send('DELETE', `/api/me/labels/${ADDRESS}`);
    expect(rowsOf(await mine.get('/api/me/audit'))).toMatchObject([
      { action: 'unlabel', thing: `label ${ADDRESS}`, before: '"two"', after: '' },
      { action: 'label', before: '"one"', after: '"two"' },
      { action: 'label', before: '', after: '"one"' },
      { action: 'signIn', thing: 'session' },
    ]);
    expect(rowsOf(await theirs.get('/api/me/audit')).map(({ action }) => action)).toEqual(['signIn']);
    expect((await app.openBrowser().get('/api/me/audit')).status).toBe(401);
    await close();
  });

  test('what was refused changed nothing and is not in it', async () => {
    const { mine, close } = await start();
    await mine.send('PUT', '/api/me/labels', { address: 'nonsense', label: 'one' });
    await mine.send('DELETE', '/api/me/keys/none');
    expect(rowsOf(await mine.get('/api/me/audit')).map(({ action }) => action)).toEqual(['signIn']);
    await close();
  });

  test('the secret of a key is not in it', async () => {
    const { mine, store, close } = await start();
    const made = await mine.send('POST', '/api/me/keys', { name: 'bot' });
    const [row] = await store.audit.list({ action: 'createApiKey' }, 1);
    expect(row?.after).toContain('"bot"');
    expect(JSON.stringify(row)).not.toContain(String(made.body['secret']));
    await close();
  });

  test('filters and pages choose rows, and what is not understood is refused', async () => {
    const { mine, close } = await start();
    for (let index = 0; index < 103; index++)
      await mine.send('PUT', '/api/me/labels', { address: ADDRESS, label: `l${index}` });
    await mine.send('PUT', '/api/me/queries', { name: 'q7', query: '{"from":"trades"}' });
    const first = await mine.get('/api/me/audit?action=label');
    expect(rowsOf(first)).toHaveLength(100);
    const next = (first.body as { next?: number }).next;
    const second = rowsOf(await mine.get(`/api/me/audit?before=${next}`));
    expect(second.at(-1)?.action).toBe('signIn');
    expect(rowsOf(await mine.get('/api/me/audit?thing=query%20q7')).map(({ thing }) => thing)).toContain(
      'query q7',
    );
    expect(rowsOf(await mine.get('/api/me/audit?toMs=1'))).toEqual([]);
    expect((await mine.get('/api/me/audit?before=-1')).status).toBe(400);
    expect((await mine.get('/api/me/audit?nonsense=1')).status).toBe(400);
    await close();
  });

  test('the file holds all rows of its owner', async () => {
    const { mine, close } = await start();
    await mine.send('PUT', '/api/me/labels', { address: ADDRESS, label: '=1+1' });
    const { status, headers } = await mine.get('/api/me/audit/file?format=json');
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('audit-log.json'),
    ]);
    expect((await mine.get('/api/me/audit/file?format=xml')).status).toBe(400);
    await close();
  });

  test('the operator reads everybody’s, and nobody else does', async () => {
    const { app, mine, store, close } = await start();
    expect((await mine.get('/api/operator/audit')).status).toBe(403);
    await mine.send('PUT', '/api/me/labels', { address: ADDRESS, label: 'one' });
    expect(await store.audit.verify()).toMatchObject({ checked: 3, fault: undefined });
    expect(app.clock.nowMs).toBeGreaterThan(0);
    await close();
  });
});
