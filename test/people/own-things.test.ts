/** What signed-in people keep: profile, watchlist, labels, alerts, API keys. One suite on both engines. */
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#store/users/testing';
import { lookAt } from '../../src/server/users/look-at-alerts.ts';
import { createKeyGate } from '../../src/server/users/key-gate.ts';
import { createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import { silentLog } from '#std/log';
import { createActingApp, createSigner, signIn, START_MS } from '../sign-in/acting-app.ts';

const ADDRESS = 'So11111111111111111111111111111111111111112';
const OTHER = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

describeOnBothEngines('what people keep', (open) => {
  const start = async () => {
    const { store, close } = await open();
    const app = createActingApp(store);
    const mine = app.openBrowser();
    const signer = createSigner();
    await signIn(mine, signer);
    const theirs = app.openBrowser();
    await signIn(theirs, createSigner());
    return { store, app, mine, theirs, nobody: app.openBrowser(), signer, close };
  };

  test('nothing of it is there for somebody who is not signed in', async () => {
    const { nobody, close } = await start();
    for (const path of ['profile', 'watchlist', 'labels', 'queries', 'alerts', 'alert-events', 'keys']) {
      expect(await nobody.get(`/api/me/${path}`)).toMatchObject({
        status: 401,
        body: { error: 'User not authenticated' },
      });
    }
    for (const [method, path, body] of [
      ['PUT', 'profile', {}],
      ['PUT', 'watchlist', { cluster: 'mainnet', address: ADDRESS, kind: 'token' }],
      ['PUT', 'labels', { address: ADDRESS, label: 'x' }],
      ['PUT', 'labels/many', { addresses: [ADDRESS], label: 'x' }],
      ['PUT', 'watchlist/many', { cluster: 'mainnet', entries: [{ address: ADDRESS, kind: 'token' }] }],
      ['PUT', 'queries', { name: 'x', query: '{"from":"trades"}' }],
      ['DELETE', 'queries?name=x', undefined],
      ['POST', 'alerts', { cluster: 'mainnet', address: ADDRESS, rule: { kind: 'activity' } }],
      ['POST', 'alert-events/seen', { upToMs: 1 }],
      ['POST', 'keys', { name: 'x' }],
      ['PUT', 'alerts/x', { isOn: true }],
      ['DELETE', `watchlist/mainnet/${ADDRESS}`, undefined],
      ['DELETE', `labels/${ADDRESS}`, undefined],
      ['DELETE', 'alerts/x', undefined],
      ['DELETE', 'keys/x', undefined],
    ] as const) {
      expect([path, (await nobody.send(method, `/api/me/${path}`, body)).status]).toEqual([path, 401]);
    }
    await close();
  });

  test('a profile begins empty, keeps a name and the preferred tab, and is one’s own', async () => {
    const { mine, theirs, close } = await start();
    expect((await mine.get('/api/me/profile')).body).toEqual({ memberSinceMs: START_MS });
    const saved = await mine.send('PUT', '/api/me/profile', {
      displayName: '  Ana  ',
      transactionTab: 'logs',
    });
    expect(saved.body).toEqual({ displayName: 'Ana', transactionTab: 'logs', memberSinceMs: START_MS });
    expect((await mine.get('/api/me/profile')).body['displayName']).toBe('Ana');
    expect((await theirs.get('/api/me/profile')).body['displayName']).toBeUndefined();
    await close();
  });

  test.each([
    ['an empty name', { displayName: ' ' }],
    ['41 characters', { displayName: 'a'.repeat(41) }],
    ['a line break', { displayName: 'a\nb' }],
    ['text that turns its direction', { displayName: 'a\u202Eb' }],
    ['an invisible character', { displayName: 'a\u200Bb' }],
    ['a tab that does not exist', { transactionTab: 'everything' }],
    ['something else', { isAdmin: true }],
  ])('%s is refused and changes nothing', async (_name, body) => {
    const { mine, close } = await start();
    await mine.send('PUT', '/api/me/profile', { displayName: 'Ana' });
    expect((await mine.send('PUT', '/api/me/profile', body)).status).toBe(400);
    expect((await mine.get('/api/me/profile')).body['displayName']).toBe('Ana');
    await close();
  });

  test('a watchlist holds an address once a cluster, newest first, with its note', async () => {
    const { app, mine, theirs, close } = await start();
    const watch = (body: object) => mine.send('PUT', '/api/me/watchlist', body);
    await watch({ cluster: 'mainnet', address: ADDRESS, kind: 'token' });
    app.clock.nowMs += 1;
    await watch({ cluster: 'localnet', address: ADDRESS, kind: 'token' });
    await watch({ cluster: 'mainnet', address: ADDRESS, kind: 'token', note: 'wrapped' });
    const { entries } = (await mine.get('/api/me/watchlist')).body;
    expect(entries).toEqual([
      { cluster: 'localnet', address: ADDRESS, kind: 'token', addedMs: START_MS + 1 },
      { cluster: 'mainnet', address: ADDRESS, kind: 'token', note: 'wrapped', addedMs: START_MS },
    ]);
    expect((await theirs.get('/api/me/watchlist')).body['entries']).toEqual([]);
    await theirs.send('DELETE', `/api/me/watchlist/mainnet/${ADDRESS}`);
    expect((await mine.get('/api/me/watchlist')).body['entries']).toHaveLength(2);
    const left = await mine.send('DELETE', `/api/me/watchlist/mainnet/${ADDRESS}`);
    expect(left.body['entries']).toHaveLength(1);
    await close();
  });

  test('a watchlist and labels are bounded', async () => {
    const { store, signer, close } = await start();
    const { id } = (await store.accounts.findByWallet(signer.address))!;
    for (let i = 0; i < 3; i++) {
      expect(await store.labels.put(id, { address: `a${i}`, label: 'x', changedMs: 1 }, 3)).toBe(true);
    }
    expect(await store.labels.put(id, { address: 'a3', label: 'x', changedMs: 1 }, 3)).toBe(false);
    expect(await store.labels.put(id, { address: 'a1', label: 'changed', changedMs: 2 }, 3)).toBe(true);
    const entry = { cluster: 'mainnet', kind: 'token', note: undefined, addedMs: 1 };
    expect(await store.watchlist.put(id, { ...entry, address: 'a' }, 1)).toBe(true);
    expect(await store.watchlist.put(id, { ...entry, address: 'b' }, 1)).toBe(false);
    await close();
  });

  test('labels are one’s own, one an address', async () => {
    const { mine, theirs, close } = await start();
    await mine.send('PUT', '/api/me/labels', { address: ADDRESS, label: 'first' });
    const { body } = await mine.send('PUT', '/api/me/labels', { address: ADDRESS, label: '<b>second</b>' });
    expect(body['labels']).toEqual([{ address: ADDRESS, label: '<b>second</b>', changedMs: START_MS }]);
    expect((await theirs.get('/api/me/labels')).body['labels']).toEqual([]);
    expect((await mine.send('DELETE', `/api/me/labels/${ADDRESS}`)).body['labels']).toEqual([]);
    await close();
  });

  test('many addresses are labelled and watched at once, all of them or none', async () => {
    const { store, mine, signer, close } = await start();
    const many = await mine.send('PUT', '/api/me/labels/many', {
      addresses: [ADDRESS, OTHER],
      label: ' team ',
    });
    expect(many.body['labels']).toEqual([
      { address: ADDRESS, label: 'team', changedMs: START_MS },
      { address: OTHER, label: 'team', changedMs: START_MS },
    ]);
    const watched = await mine.send('PUT', '/api/me/watchlist/many', {
      cluster: 'localnet',
      entries: [
        { address: ADDRESS, kind: 'token' },
        { address: OTHER, kind: 'program' },
      ],
      note: 'seen',
    });
    expect(watched.body['entries']).toMatchObject([
      { address: ADDRESS, cluster: 'localnet', kind: 'token', note: 'seen' },
      { address: OTHER, cluster: 'localnet', kind: 'program', note: 'seen' },
    ]);
    const { rows } = (await mine.get('/api/me/audit')).body as { rows: readonly Record<string, string>[] };
    expect(rows.slice(0, 2)).toMatchObject([
      { action: 'watchMany', thing: 'watched localnet 2' },
      {
        action: 'labelMany',
        thing: 'labels 2',
        after: JSON.stringify({ label: 'team', addresses: [ADDRESS, OTHER] }),
      },
    ]);
    const { id } = (await store.accounts.findByWallet(signer.address))!;
    for (let i = 0; i < 997; i++)
      await store.labels.put(id, { address: `a${i}`, label: 'x', changedMs: 1 }, 1_000);
    const THIRD = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
    const FOURTH = '11111111111111111111111111111111';
    const full = await mine.send('PUT', '/api/me/labels/many', {
      addresses: [ADDRESS, THIRD, FOURTH],
      label: 'other',
    });
    expect(full).toMatchObject({
      status: 409,
      body: { error: 'There is room for 1 more labels and these are 2 new ones. Nothing was changed.' },
    });
    expect((await store.labels.list(id, 1_000)).filter(({ label }) => label === 'other')).toEqual([]);
    const tooMany = { addresses: Array.from({ length: 17 }, () => ADDRESS), label: 'x' };
    expect((await mine.send('PUT', '/api/me/labels/many', tooMany)).status).toBe(400);
    await close();
  });

  test('a query is saved by its name, replaced by it and removed, and is one’s own', async () => {
    const { mine, theirs, close } = await start();
    const save = (name: string, query: string) => mine.send('PUT', '/api/me/queries', { name, query });
    await save(' Volume ', '{"from":"trades"}');
    await save('Volume', '{"from":"blocks"}');
    expect((await mine.get('/api/me/queries')).body['queries']).toEqual([
      { name: 'Volume', query: '{"from":"blocks"}', changedMs: START_MS },
    ]);
    expect((await theirs.get('/api/me/queries')).body['queries']).toEqual([]);
    for (const query of ['{', '{"from":"nowhere"}', '{"from":"trades","by":["nothing"]}', '']) {
      expect((await save('Other', query)).status).toBe(400);
    }
    expect((await save('a'.repeat(61), '{"from":"trades"}')).status).toBe(400);
    await theirs.send('DELETE', '/api/me/queries?name=Volume');
    expect((await mine.get('/api/me/queries')).body['queries']).toHaveLength(1);
    expect((await mine.send('DELETE', '/api/me/queries?name=Volume')).body['queries']).toEqual([]);
    await close();
  });

  test('an alert of a query that cannot be run, or with an address, is refused', async () => {
    const { mine, close } = await start();
    const add = (alert: object) => mine.send('POST', '/api/me/alerts', { cluster: 'localnet', ...alert });
    const rule = { kind: 'query', query: '{"from":"trades"}' };
    expect(await add({ rule })).toMatchObject({
      status: 400,
      body: { error: 'The blocks of Localnet are not indexed here.' },
    });
    expect((await add({ rule, address: ADDRESS })).status).toBe(400);
    expect((await add({ rule: { kind: 'activity' } })).status).toBe(400);
    expect((await add({ rule: { kind: 'query', query: '{"from":"nowhere"}' } })).status).toBe(400);
    await close();
  });

  test('an alert of somebody else cannot be switched, removed or seen', async () => {
    const { mine, theirs, close } = await start();
    const { body } = await mine.send('POST', '/api/me/alerts', {
      cluster: 'localnet',
      address: ADDRESS,
      rule: { kind: 'activity' },
    });
    const [alert] = body['alerts'] as { id: string }[];
    expect((await theirs.send('PUT', `/api/me/alerts/${alert!.id}`, { isOn: false })).status).toBe(404);
    expect((await theirs.send('DELETE', `/api/me/alerts/${alert!.id}`)).status).toBe(404);
    expect((await theirs.get('/api/me/alerts')).body['alerts']).toEqual([]);
    expect(
      (await mine.send('PUT', `/api/me/alerts/${alert!.id}`, { isOn: false })).body['alerts'],
    ).toMatchObject([{ id: alert!.id, isOn: false }]);
    expect((await mine.send('DELETE', `/api/me/alerts/${alert!.id}`)).body['alerts']).toEqual([]);
    await close();
  });

  test.each([
    ['a limit that is no whole number', { kind: 'balance-below', lamports: '1.5' }],
    ['a limit of 2⁶⁴', { kind: 'balance-below', lamports: '18446744073709551616' }],
    ['a negative limit', { kind: 'price-above', microUsd: '-1' }],
    ['a number in place of digits', { kind: 'price-above', microUsd: 1 }],
    ['a kind that does not exist', { kind: 'moon' }],
    ['no rule', undefined],
  ])('%s is refused', async (_name, rule) => {
    const { mine, close } = await start();
    const reply = await mine.send('POST', '/api/me/alerts', { cluster: 'localnet', address: ADDRESS, rule });
    expect(reply.status).toBe(400);
    expect((await mine.get('/api/me/alerts')).body['alerts']).toEqual([]);
    await close();
  });

  test('an alert is looked at by one process at a time, tells once, and is marked as seen', async () => {
    const { store, app, mine, close } = await start();
    await mine.send('POST', '/api/me/alerts', {
      cluster: 'localnet',
      address: OTHER,
      rule: { kind: 'balance-below', lamports: '1000000000' },
    });
    let lamports = 2_000_000_000;
    const clusters = createScriptedClusters({
      localnet: {
        getAccountInfo: () => ({
          context: { slot: 77 },
          value: {
            lamports,
            owner: '11111111111111111111111111111111',
            executable: false,
            rentEpoch: 0,
            space: 0,
            data: ['', 'base64'],
          },
        }),
      },
    });
    const look = async () => {
      app.clock.nowMs += 30_001;
      const now = app.clock.nowMs;
      const [taken, again] = [
        await store.alerts.take(now - 30_000, now, 10),
        await store.alerts.take(now - 30_000, now, 10),
      ];
      expect([taken.length, again.length]).toEqual([1, 0]);
      for (const alert of taken) await lookAt(alert, store, clusters, () => now);
      return (await mine.get('/api/me/alert-events')).body['events'] as { text: string; isSeen: boolean }[];
    };
    expect(await look()).toEqual([]);
    lamports = 999_999_999;
    expect(await look()).toMatchObject([
      { text: 'Toke…Q5DA holds 0.999999999 SOL on Localnet (slot 77).', isSeen: false },
    ]);
    expect(await look()).toHaveLength(1);
    const seen = await mine.send('POST', '/api/me/alert-events/seen', { upToMs: app.clock.nowMs });
    expect(seen.body['events']).toMatchObject([{ isSeen: true }]);
    await close();
  });

  test('a key’s secret is shown once; the list has its beginning only', async () => {
    const { mine, theirs, close } = await start();
    const { body: made } = await mine.send('POST', '/api/me/keys', { name: 'script' });
    expect(made['secret']).toMatch(/^osvm_[\w-]{43}$/);
    const { body } = await mine.get('/api/me/keys');
    expect(body['keys']).toEqual([
      {
        id: made['id'],
        name: 'script',
        prefix: String(made['secret']).slice(0, 11),
        createdMs: START_MS,
        callsToday: 0,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(String(made['secret']));
    expect((await theirs.send('DELETE', `/api/me/keys/${String(made['id'])}`)).status).toBe(404);
    for (let i = 0; i < 9; i++) await mine.send('POST', '/api/me/keys', { name: `key ${i}` });
    expect((await mine.send('POST', '/api/me/keys', { name: 'eleventh' })).status).toBe(409);
    await close();
  });

  test('a request with a key counts for it; unknown and removed keys are refused', async () => {
    const { store, app, mine, close } = await start();
    const { body: made } = await mine.send('POST', '/api/me/keys', { name: 'script' });
    const gate = createKeyGate(store, () => app.clock.nowMs, silentLog);
    expect(await gate.enter(undefined)).toBeUndefined();
    expect(await gate.enter('Basic abc')).toBeUndefined();
    expect(await gate.enter(`Bearer ${String(made['secret'])}`)).toMatchObject({ id: made['id'] });
    const { body: other } = await mine.send('POST', '/api/me/keys', { name: 'another' });
    const keys = await Promise.all([made, other].map(({ secret }) => gate.enter(`Bearer ${String(secret)}`)));
    // Keys of one account share its limit.
    expect(keys[0]?.id).not.toBe(keys[1]?.id);
    expect(keys[0]?.ownerId).toBe(keys[1]?.ownerId);
    await mine.send('DELETE', `/api/me/keys/${String(other['id'])}`);
    for (const wrong of [
      'osvm_',
      `osvm_${'A'.repeat(43)}`,
      `${String(made['secret'])}x`,
      `osvm_${'A'.repeat(4_000)}`,
    ]) {
      await expect(gate.enter(`Bearer ${wrong}`)).rejects.toMatchObject({ code: 'server/unknown-key' });
    }
    await gate.enter(`Bearer ${String(made['secret'])}`);
    await gate.close();
    expect((await mine.get('/api/me/keys')).body['keys']).toMatchObject([
      { callsToday: 3, usedMs: app.clock.nowMs },
    ]);
    await mine.send('DELETE', `/api/me/keys/${String(made['id'])}`);
    app.clock.nowMs += 5_001;
    await expect(gate.enter(`Bearer ${String(made['secret'])}`)).rejects.toMatchObject({
      code: 'server/unknown-key',
    });
    await close();
  });

  test('a key’s day ends after a million requests, and the next one begins at midnight UTC', async () => {
    const { store, app, mine, close } = await start();
    const { body: made } = await mine.send('POST', '/api/me/keys', { name: 'script' });
    await store.apiKeys.count(String(made['id']), 999_999, app.clock.nowMs);
    const gate = createKeyGate(store, () => app.clock.nowMs, silentLog);
    const enter = () => gate.enter(`Bearer ${String(made['secret'])}`);
    await enter();
    await expect(enter()).rejects.toMatchObject({
      code: 'server/key-exhausted',
      retryAfterSeconds: 12 * 3_600,
    });
    app.clock.nowMs += 12 * 3_600_000;
    expect(await enter()).toMatchObject({ id: made['id'] });
    await gate.close();
    await close();
  });
});
