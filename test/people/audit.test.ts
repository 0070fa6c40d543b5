/** The audit log as people and the operator see it, on both engines. */
import { expect, test } from 'vitest';
import { toRegistry } from '#std/registry';
import { describeOnBothEngines } from '#store/users/testing';
import type { Action } from '../../src/server/actions/define-action.ts';
import { actions } from '../../src/server/actions/index.gen.ts';
import { startSession } from '../../src/server/sessions/session-cookies.ts';
import { GENUINE } from '../sso/genuine-settings.ts';
import { createActingApp, createSigner, ORIGIN, signIn } from '../sign-in/acting-app.ts';

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

  test('nothing is written of removing what is not there', async () => {
    const { mine, close } = await start();
    expect((await mine.send('DELETE', `/api/me/labels/${ADDRESS}`)).status).toBe(200);
    expect((await mine.send('DELETE', `/api/me/watchlist/mainnet/${ADDRESS}`)).status).toBe(200);
    expect((await mine.send('DELETE', '/api/me/queries?name=none')).status).toBe(200);
    expect((await mine.send('DELETE', '/api/me/chats/chat-1')).status).toBe(200);
    expect(rowsOf(await mine.get('/api/me/audit')).map(({ action }) => action)).toEqual(['signIn']);
    await close();
  });

  test('a wallet or an identity that joins somebody is in it', async () => {
    const { app, store, close } = await start();
    const identity = { provider: 'okta', issuer: 'https://id.example', subject: 'ann@example.org' };
    const { id } = await store.accounts.ofIdentity(identity, 'user-1', 1);
    const browser = app.openBrowser();
    const headers = new Map<string, string>();
    await startSession(
      {
        users: store,
        origin: ORIGIN,
        cookies: new Map(),
        client: '203.0.113.7',
        nowMs: () => app.clock.nowMs,
        setHeader: (name, value) => headers.set(name, value),
      },
      id,
      'okta',
    );
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(headers.get('Set-Cookie')!)!;
    browser.cookies.set(name!, value!);
    const signer = createSigner();
    expect((await signIn(browser, signer)).status).toBe(200);
    expect(rowsOf(await browser.get('/api/me/audit'))).toMatchObject([
      { action: 'signIn', after: '{"by":"wallet"}' },
      { action: 'joinWallet', thing: `wallet ${signer.address}`, before: '', after: '"joined"' },
      { action: 'signIn', after: '{"by":"okta"}' },
    ]);
    // Again: it is theirs already.
    await signIn(browser, signer);
    expect(rowsOf(await browser.get('/api/me/audit?action=joinWallet'))).toHaveLength(1);
    await close();
  });

  test('the file holds all rows of its owner', async () => {
    const { app, mine, theirs, close } = await start();
    await theirs.send('PUT', '/api/me/labels', { address: ADDRESS, label: 'theirs' });
    await mine.send('PUT', '/api/me/queries', { name: '=1+1', query: '{"from":"trades"}' });
    await mine.send('PUT', '/api/me/labels', { address: ADDRESS, label: 'a "b", c' });
    const json = await mine.get('/api/me/audit/file?format=json');
    expect([json.status, json.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('audit-log.json'),
    ]);
    expect(JSON.parse(json.text)).toMatchObject([
      { action: 'label', after: '"a \\"b\\", c"' },
      { action: 'saveQuery', thing: 'query =1+1' },
      { action: 'signIn', thing: 'session', before: '' },
    ]);
    const csv = await mine.get('/api/me/audit/file?format=csv');
    const [head, ...lines] = csv.text.split('\r\n');
    expect(head).toBe('seq,atMs,actor,action,thing,before,after,client,hash');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain(`label ${ADDRESS},,"""a \\""b\\"", c""",in process,`);
    expect(csv.text).not.toContain('theirs');
    const none = await mine.get('/api/me/audit/file?format=json&thing=nothing');
    expect(JSON.parse(none.text)).toEqual([]);
    expect((await mine.get('/api/me/audit/file?format=xml')).status).toBe(400);
    expect((await app.openBrowser().get('/api/me/audit/file?format=csv')).status).toBe(401);
    await close();
  });

  test('the file of a team says who, whether the team is named or a key stands for it', async () => {
    const { app, mine, close } = await start();
    const team = String((await mine.post('/api/teams', { name: 'Desk' })).body['id']);
    const made = await mine.post('/api/me/keys', { team, name: 'bot', role: 'admin' });
    const machine = app.openBrowser();
    machine.headers.set('authorization', `Bearer ${String(made.body['secret'])}`);
    const named = await mine.get(`/api/me/audit/file?team=${team}&format=csv`);
    const byKey = await machine.get('/api/me/audit/file?format=csv');
    expect(byKey.text.split('\r\n')[0]).toBe('seq,atMs,actor,action,thing,before,after,client,hash,who');
    expect(byKey.text).toBe(named.text);
    await close();
  });

  test('a text a spreadsheet would run is written so that it does not', async () => {
    const { mine, store, close } = await start();
    const [, signed] = await store.audit.list({}, 2);
    await store.audit.append({ ...signed!, thing: '=1+1', before: '', after: '@SUM(A1)' });
    const { text } = await mine.get('/api/me/audit/file?format=csv');
    expect(text).toContain(",'=1+1,,'@SUM(A1),");
    expect((await mine.get('/api/me/audit/file?format=json')).text).toContain('"=1+1"');
    await close();
  });

  test('a file of several pages holds each row once', async () => {
    const { mine, store, close } = await start();
    const [, signed] = await store.audit.list({}, 2);
    for (let index = 0; index < 1_001; index++) await store.audit.append({ ...signed!, thing: `n${index}` });
    const rows = JSON.parse((await mine.get('/api/me/audit/file?format=json&thing=n')).text) as Row[];
    expect(new Set(rows.map(({ thing }) => thing)).size).toBe(rows.length);
    expect(rows.filter(({ thing }) => /^n\d/.test(thing))).toHaveLength(1_001);
    await close();
  });

  test('the operator reads everybody’s, and nobody else does', async () => {
    const { app, mine, close } = await start();
    await mine.send('PUT', '/api/me/labels', { address: ADDRESS, label: 'one' });
    for (const headers of [{}, { authorization: `Operator ${'y'.repeat(40)}` }])
      expect((await mine.get('/api/operator/audit', headers)).status).toBe(403);
    const operator = app.openBrowser();
    for (const headers of [{ authorization: `Operator ${TOKEN}` }, { 'x-operator-token': TOKEN }]) {
      const reply = await operator.get('/api/operator/audit', headers);
      expect(reply.status).toBe(200);
      expect(rowsOf(reply).map(({ action }) => action)).toEqual(['label', 'signIn', 'signIn']);
    }
    expect(
      rowsOf(await operator.get('/api/operator/audit?action=label', { 'x-operator-token': TOKEN })),
    ).toMatchObject([{ thing: `label ${ADDRESS}` }]);
    await close();
  });

  test('providers are written down alike before and after, and read for the operator alone', async () => {
    const { app, store, close } = await start();
    const browser = app.openBrowser();
    const list = [GENUINE.saml, GENUINE.oauth];
    const put = (given: readonly object[], headers = {}) =>
      browser.send('POST', '/api/sso/providers', given, headers);
    const authorization = `Operator ${TOKEN}`;
    let reads = 0;
    const providers = { ...store.ssoProviders };
    Object.assign(store.ssoProviders, { list: () => (reads++, providers.list()) });
    expect((await put(list)).status).toBe(403);
    expect(reads).toBe(0);
    expect((await put(list, { authorization })).status).toBe(200);
    expect((await put([GENUINE.saml], { authorization })).status).toBe(200);
    const corp = { id: 'corp', type: 'saml', enabled: true, primary: false };
    const hub = { id: 'hub', type: 'oauth', enabled: true, primary: false };
    const rows = await store.audit.list({ action: 'saveSsoProviders' }, 5);
    expect(rows.map(({ before, after }) => [JSON.parse(before), JSON.parse(after)])).toEqual([
      [[corp, hub], [corp]],
      [[], [corp, hub]],
    ]);
    await close();
  });
});
