/** Teams: who gets in, what becomes of roles, and that one owner always stays. One suite on both engines. */
import { expect, test } from 'vitest';
import type { Role } from '#contracts/people/roles';
import { describeOnBothEngines } from '#store/users/testing';
import { createActingApp, createSigner, signIn, type Browser, type Reply } from '../sign-in/acting-app.ts';
import { ADDRESS, NO_ID } from './action-inputs.ts';

const DAY_MS = 86_400_000;

interface Person {
  readonly browser: Browser;
  readonly wallet: string;
}

describeOnBothEngines('teams', (open) => {
  const start = async () => {
    const { store, close } = await open();
    const app = createActingApp(store, { OPERATOR_TOKEN: 'x'.repeat(40) });
    const join = async (): Promise<Person> => {
      const browser = app.openBrowser();
      const signer = createSigner();
      await signIn(browser, signer);
      return { browser, wallet: signer.address };
    };
    const [ana, bo, cleo] = [await join(), await join(), await join()];
    const made = await ana.browser.post('/api/teams', { name: 'Desk' });
    const team = String(made.body['id']);
    const add = async (person: Person, role: Role): Promise<void> => {
      const { secret } = (await ana.browser.post(`/api/teams/${team}/invitations`, { role })).body;
      expect((await person.browser.post('/api/invitations/accept', { secret })).status).toBe(200);
    };
    return { store, app, join, ana, bo, cleo, team, add, close };
  };
  const peopleOf = (reply: Reply) =>
    reply.body['people'] as readonly { readonly id: string; readonly wallet: string; readonly role: Role }[];
  const memberOf = async (browser: Browser, team: string, person: Person): Promise<string> =>
    peopleOf(await browser.get(`/api/teams/${team}`)).find(({ wallet }) => wallet === person.wallet)!.id;
  const rolesOf = async (browser: Browser, team: string): Promise<readonly Role[]> =>
    peopleOf(await browser.get(`/api/teams/${team}`)).map(({ role }) => role);
  const rowsOf = (reply: Reply) =>
    reply.body['rows'] as readonly {
      readonly action: string;
      readonly actor: string;
      readonly thing: string;
      readonly who?: string;
      readonly before: string;
      readonly after: string;
    }[];

  test('begin with whoever made them as their owner, and are nothing to anybody else', async () => {
    const { ana, bo, team, close } = await start();
    expect((await ana.browser.get('/api/teams')).body).toMatchObject({
      teams: [{ id: team, name: 'Desk', role: 'owner', members: 1 }],
      invitations: [],
    });
    expect((await bo.browser.get('/api/teams')).body).toEqual({ teams: [], invitations: [] });
    expect(await bo.browser.get(`/api/teams/${team}`)).toMatchObject({
      status: 404,
      body: { error: 'There is no such team.' },
    });
    expect((await bo.browser.get(`/api/teams/${NO_ID}`)).body.error).toBe('There is no such team.');
    expect((await bo.browser.get('/api/teams/nonsense')).status).toBe(400);
    await close();
  });

  test('hold things apart from those of each of their members', async () => {
    const { ana, bo, team, add, close } = await start();
    await add(bo, 'analyst');
    await ana.browser.send('PUT', '/api/me/labels', { address: ADDRESS, label: 'mine' });
    await bo.browser.send('PUT', '/api/me/labels', { team, address: ADDRESS, label: 'ours' });
    const labels = async (person: Person, query: string) =>
      ((await person.browser.get(`/api/me/labels${query}`)).body['labels'] as { label: string }[]).map(
        ({ label }) => label,
      );
    expect(await labels(ana, '')).toEqual(['mine']);
    expect(await labels(ana, `?team=${team}`)).toEqual(['ours']);
    expect(await labels(bo, '')).toEqual([]);
    await close();
  });

  test('let a viewer read and no more', async () => {
    const { bo, team, add, close } = await start();
    await add(bo, 'viewer');
    expect((await bo.browser.get(`/api/me/labels?team=${team}`)).status).toBe(200);
    expect(
      await bo.browser.send('PUT', '/api/me/labels', { team, address: ADDRESS, label: 'x' }),
    ).toMatchObject({
      status: 403,
      body: { error: 'Your role in this team is viewer, which does not have the right labels.write.' },
    });
    await close();
  });

  test('are joined by an invitation to a wallet, which nobody else can accept, and one can decline', async () => {
    const { ana, bo, cleo, team, close } = await start();
    const invite = async () =>
      (await ana.browser.post(`/api/teams/${team}/invitations`, { role: 'analyst', wallet: bo.wallet })).body[
        'invitation'
      ] as { readonly id: string };
    const first = await invite();
    expect((await bo.browser.get('/api/teams')).body['invitations']).toEqual([
      { id: first.id, team: 'Desk', role: 'analyst', members: 1, expiresMs: expect.any(Number) },
    ]);
    expect((await cleo.browser.post('/api/invitations/accept', { id: first.id })).status).toBe(404);
    expect((await bo.browser.post('/api/invitations/decline', { id: first.id })).status).toBe(200);
    expect((await bo.browser.post('/api/invitations/accept', { id: first.id })).status).toBe(404);
    const second = await invite();
    expect((await bo.browser.post('/api/invitations/accept', { id: second.id })).body).toMatchObject({
      id: team,
      role: 'analyst',
      members: 2,
    });
    expect(
      await ana.browser.post(`/api/teams/${team}/invitations`, { role: 'viewer', wallet: bo.wallet }),
    ).toMatchObject({ status: 409, body: { error: 'This wallet is a member already.' } });
    await close();
  });

  test('are joined by a link once, even by two who bring it at the same moment', async () => {
    const { ana, bo, cleo, team, close } = await start();
    const { secret } = (await ana.browser.post(`/api/teams/${team}/invitations`, { role: 'viewer' })).body;
    const replies = await Promise.all(
      [bo, cleo].map(({ browser }) => browser.post('/api/invitations/accept', { secret })),
    );
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
    expect(await rolesOf(ana.browser, team)).toEqual(['owner', 'viewer']);
    await close();
  });

  test('are shown by a link to whoever holds it, signed in or not, until it is used, withdrawn or expires', async () => {
    const { app, ana, bo, team, close } = await start();
    const nobody = app.openBrowser();
    const invite = async (days?: number) =>
      (await ana.browser.post(`/api/teams/${team}/invitations`, { role: 'viewer', days }))
        .body as unknown as {
        readonly secret: string;
        readonly invitation: { readonly id: string };
      };
    const withdrawn = await invite();
    expect((await nobody.post('/api/invitations/look', { secret: withdrawn.secret })).body).toMatchObject({
      team: 'Desk',
      role: 'viewer',
    });
    expect((await nobody.post('/api/invitations/accept', { secret: withdrawn.secret })).status).toBe(401);
    await ana.browser.send('DELETE', `/api/teams/${team}/invitations/${withdrawn.invitation.id}`);
    const expired = await invite(1);
    const used = await invite(2);
    app.clock.nowMs += DAY_MS - 1;
    expect((await nobody.post('/api/invitations/look', { secret: expired.secret })).status).toBe(200);
    app.clock.nowMs += 1;
    await signIn(bo.browser, createSigner());
    expect((await bo.browser.post('/api/invitations/accept', { secret: used.secret })).status).toBe(200);
    for (const { secret } of [withdrawn, expired, used]) {
      for (const path of ['look', 'accept', 'decline'])
        expect([path, (await bo.browser.post(`/api/invitations/${path}`, { secret })).status]).toEqual([
          path,
          404,
        ]);
    }
    await close();
  });

  test('list their invitations without the secrets of links', async () => {
    const { ana, team, close } = await start();
    const { secret } = (await ana.browser.post(`/api/teams/${team}/invitations`, { role: 'admin' })).body;
    const listed = await ana.browser.get(`/api/teams/${team}/invitations`);
    expect(listed.body['invitations']).toMatchObject([{ way: { kind: 'link' }, role: 'admin' }]);
    expect(JSON.stringify(listed.body)).not.toContain(String(secret));
    await close();
  });

  test('let an admin invite up to admins, and change and remove all but owners', async () => {
    const { ana, bo, cleo, team, add, close } = await start();
    await add(bo, 'admin');
    await add(cleo, 'viewer');
    const [owner, viewer] = [await memberOf(bo.browser, team, ana), await memberOf(bo.browser, team, cleo)];
    const to = (member: string) => `/api/teams/${team}/members/${member}`;
    expect((await bo.browser.post(`/api/teams/${team}/invitations`, { role: 'owner' })).status).toBe(403);
    expect((await bo.browser.send('PUT', to(viewer), { role: 'owner' })).status).toBe(403);
    expect((await bo.browser.send('PUT', to(owner), { role: 'viewer' })).status).toBe(403);
    expect((await bo.browser.send('DELETE', to(owner))).status).toBe(403);
    expect((await bo.browser.send('PUT', to(viewer), { role: 'analyst' })).status).toBe(200);
    expect((await bo.browser.send('DELETE', to(viewer))).status).toBe(200);
    expect((await bo.browser.send('DELETE', to(viewer))).status).toBe(404);
    expect(await rolesOf(ana.browser, team)).toEqual(['owner', 'admin']);
    await close();
  });

  test('never lose their last owner', async () => {
    const { ana, bo, team, add, close } = await start();
    await add(bo, 'admin');
    const me = await memberOf(ana.browser, team, ana);
    expect((await ana.browser.post(`/api/teams/${team}/leave`, {})).status).toBe(409);
    expect(
      (await ana.browser.send('PUT', `/api/teams/${team}/members/${me}`, { role: 'admin' })).status,
    ).toBe(409);
    const other = await memberOf(ana.browser, team, bo);
    expect((await ana.browser.post(`/api/teams/${team}/transfer`, { member: other })).status).toBe(200);
    expect(await rolesOf(bo.browser, team)).toEqual(['owner', 'admin']);
    expect((await ana.browser.post(`/api/teams/${team}/transfer`, { member: me })).status).toBe(403);
    expect((await ana.browser.post(`/api/teams/${team}/leave`, {})).status).toBe(204);
    expect((await bo.browser.post(`/api/teams/${team}/leave`, {})).status).toBe(409);
    await close();
  });

  test.each([
    ['demote', (id: string) => ['PUT', id, { role: 'viewer' }] as const],
    ['remove', (id: string) => ['DELETE', id, undefined] as const],
  ])('keep one owner where two %s each other at once', async (_what, toChange) => {
    const { ana, bo, team, add, close } = await start();
    await add(bo, 'admin');
    const [a, b] = [await memberOf(ana.browser, team, ana), await memberOf(ana.browser, team, bo)];
    for (let round = 0; round < 10; round++) {
      const owner = (await ana.browser.get(`/api/teams/${team}`)).body['role'] === 'owner' ? ana : bo;
      const other = owner === ana ? bo : ana;
      const id = owner === ana ? b : a;
      if ((await other.browser.get(`/api/teams/${team}`)).status === 404) {
        const { secret } = (await owner.browser.post(`/api/teams/${team}/invitations`, { role: 'owner' }))
          .body;
        await other.browser.post('/api/invitations/accept', { secret });
      } else await owner.browser.send('PUT', `/api/teams/${team}/members/${id}`, { role: 'owner' });
      expect(await rolesOf(owner.browser, team)).toEqual(['owner', 'owner']);
      const replies = await Promise.all(
        [[ana, toChange(b)] as const, [bo, toChange(a)] as const].map(
          ([{ browser }, [method, member, body]]) =>
            browser.send(method, `/api/teams/${team}/members/${member}`, body),
        ),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = replies[0]!.status === 200 ? ana : bo;
      expect((await rolesOf(left.browser, team)).filter((role) => role === 'owner')).toHaveLength(1);
    }
    await close();
  });

  test('keep one owner where two leave, or step down, at once', async () => {
    const { ana, bo, team, add, close } = await start();
    await add(bo, 'admin');
    const [a, b] = [await memberOf(ana.browser, team, ana), await memberOf(ana.browser, team, bo)];
    await ana.browser.send('PUT', `/api/teams/${team}/members/${b}`, { role: 'owner' });
    const down = await Promise.all([
      ana.browser.send('PUT', `/api/teams/${team}/members/${a}`, { role: 'admin' }),
      bo.browser.send('PUT', `/api/teams/${team}/members/${b}`, { role: 'admin' }),
    ]);
    expect(down.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const owner = down[0].status === 409 ? ana : bo;
    await owner.browser.send('PUT', `/api/teams/${team}/members/${owner === ana ? b : a}`, { role: 'owner' });
    const gone = await Promise.all(
      [ana, bo].map(({ browser }) => browser.post(`/api/teams/${team}/leave`, {})),
    );
    expect(gone.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409]);
    await close();
  });

  test('are closed to whoever is removed at once, with their sessions, keys and invitations', async () => {
    const { app, ana, bo, cleo, team, add, close } = await start();
    await add(bo, 'admin');
    const other = app.openBrowser();
    const made = await bo.browser.post('/api/me/keys', { team, name: 'bot', role: 'analyst' });
    expect(made.body['role']).toBe('analyst');
    other.headers.set('authorization', `Bearer ${String(made.body['secret'])}`);
    expect((await other.send('PUT', '/api/me/labels', { address: ADDRESS, label: 'by key' })).status).toBe(
      200,
    );
    const { secret } = (await bo.browser.post(`/api/teams/${team}/invitations`, { role: 'viewer' })).body;
    await ana.browser.send('DELETE', `/api/teams/${team}/members/${await memberOf(ana.browser, team, bo)}`);
    expect((await bo.browser.get(`/api/me/labels?team=${team}`)).status).toBe(404);
    expect((await other.get(`/api/me/labels?team=${team}`)).status).toBe(401);
    expect((await ana.browser.get(`/api/me/keys?team=${team}`)).body['keys']).toEqual([]);
    expect((await cleo.browser.post('/api/invitations/accept', { secret })).status).toBe(404);
    // They are signed in as before, for what is their own.
    expect((await bo.browser.get('/api/me/labels')).status).toBe(200);
    await close();
  });

  test('give a key the role of whoever made it at most, then and later', async () => {
    const { app, ana, bo, team, add, close } = await start();
    await add(bo, 'admin');
    expect(await bo.browser.post('/api/me/keys', { team, name: 'bot', role: 'owner' })).toMatchObject({
      status: 403,
      body: { error: 'A key acts as admin at most, as whoever makes it.' },
    });
    expect((await bo.browser.post('/api/me/keys', { name: 'bot', role: 'viewer' })).status).toBe(400);
    const made = await bo.browser.post('/api/me/keys', { team, name: 'bot', role: 'admin' });
    const bot = app.openBrowser();
    bot.headers.set('authorization', `Bearer ${String(made.body['secret'])}`);
    const label = () => bot.send('PUT', '/api/me/labels', { address: ADDRESS, label: 'x' });
    expect((await label()).status).toBe(200);
    const member = await memberOf(ana.browser, team, bo);
    await ana.browser.send('PUT', `/api/teams/${team}/members/${member}`, { role: 'viewer' });
    expect(await label()).toMatchObject({
      status: 403,
      body: { error: 'This key acts as viewer, which does not have the right labels.write.' },
    });
    await close();
  });

  test('withdraw the invitations of whoever may no longer give what they gave', async () => {
    const { ana, bo, cleo, team, add, close } = await start();
    await add(bo, 'admin');
    const { secret } = (await bo.browser.post(`/api/teams/${team}/invitations`, { role: 'admin' })).body;
    const member = await memberOf(ana.browser, team, bo);
    await ana.browser.send('PUT', `/api/teams/${team}/members/${member}`, { role: 'analyst' });
    expect((await cleo.browser.post('/api/invitations/accept', { secret })).status).toBe(404);
    await close();
  });

  test('write every change into their log, which admins read, filter and take along, and others do not', async () => {
    const { ana, bo, cleo, team, add, close } = await start();
    await add(bo, 'admin');
    await add(cleo, 'analyst');
    await cleo.browser.send('PUT', '/api/me/labels', { team, address: ADDRESS, label: 'ours' });
    await cleo.browser.send('PUT', '/api/me/labels', { address: ADDRESS, label: 'my own' });
    const member = await memberOf(ana.browser, team, cleo);
    await ana.browser.send('PUT', `/api/teams/${team}/members/${member}`, { role: 'viewer' });
    const rows = rowsOf(await bo.browser.get(`/api/me/audit?team=${team}`));
    expect(rows.map(({ action, who }) => [action, who])).toEqual([
      ['setMemberRole', ana.wallet],
      ['label', cleo.wallet],
      ['acceptInvitation', cleo.wallet],
      ['invite', ana.wallet],
      ['acceptInvitation', bo.wallet],
      ['invite', ana.wallet],
      ['createTeam', ana.wallet],
    ]);
    expect(rows[0]).toMatchObject({
      thing: `member ${member}`,
      before: JSON.stringify({ wallet: cleo.wallet, role: 'analyst' }),
      after: '{"role":"viewer"}',
    });
    expect(JSON.stringify(rows)).not.toContain('my own');
    const filtered = await bo.browser.get(`/api/me/audit?team=${team}&member=${member}&action=label`);
    expect(rowsOf(filtered)).toHaveLength(1);
    const file = await bo.browser.get(`/api/me/audit/file?team=${team}&format=csv`);
    expect(file.text).toContain(`,${cleo.wallet}\r\n`);
    expect((await cleo.browser.get(`/api/me/audit?team=${team}`)).status).toBe(403);
    // What somebody did in a team is not in their own log: they may have left it.
    expect(rowsOf(await cleo.browser.get('/api/me/audit')).map(({ action }) => action)).toEqual([
      'label',
      'signIn',
    ]);
    await close();
  });

  test('are deleted with everything they had', async () => {
    const { store, app, ana, bo, team, add, close } = await start();
    await add(bo, 'admin');
    await ana.browser.send('PUT', '/api/me/labels', { team, address: ADDRESS, label: 'ours' });
    await ana.browser.post('/api/me/keys', { team, name: 'bot' });
    expect((await bo.browser.send('DELETE', `/api/teams/${team}`)).status).toBe(403);
    expect((await ana.browser.send('DELETE', `/api/teams/${team}`)).status).toBe(204);
    expect((await ana.browser.get(`/api/teams/${team}`)).status).toBe(404);
    expect((await bo.browser.get('/api/teams')).body['teams']).toEqual([]);
    // Something let in just before lands nowhere, and is no fault.
    await store.labels.put(team, { address: ADDRESS, label: 'late', changedMs: 1 }, 10);
    await store.sweep(app.clock.nowMs + 3_600_000);
    expect([await store.labels.list(team, 10), await store.apiKeys.list(team, 10)]).toEqual([[], []]);
    expect(await store.accounts.find(team)).toBeUndefined();
    await close();
  });

  test('that ask for an identity provider are closed to who signed in another way', async () => {
    const { store, ana, bo, team, add, close } = await start();
    await add(bo, 'viewer');
    const times = { createdMs: 1, updatedMs: 1 };
    await store.ssoProviders.replaceAll([
      { id: 'corp', type: 'openid', name: 'Corp', enabled: true, primary: false, config: '{}', ...times },
    ]);
    const rule = (providers: readonly string[]) =>
      ana.browser.send('PUT', `/api/teams/${team}/providers`, { providers });
    expect((await rule(['none'])).status).toBe(400);
    expect((await rule(['corp'])).status).toBe(409);
    // As an owner who signed in by it would have set it.
    await store.teams.setProviders(team, ['corp']);
    expect(await bo.browser.get(`/api/me/labels?team=${team}`)).toMatchObject({
      status: 403,
      body: { error: 'This team asks its members to sign in by corp.' },
    });
    expect((await rule([])).status).toBe(200);
    expect((await bo.browser.get(`/api/me/labels?team=${team}`)).status).toBe(200);
    await close();
  });

  test('are bounded in how many there are and how many are asked in', async () => {
    const { ana, team, close } = await start();
    for (let more = 1; more < 20; more++) {
      expect((await ana.browser.post('/api/teams', { name: `t${more}` })).status).toBe(200);
    }
    expect((await ana.browser.post('/api/teams', { name: 'one more' })).status).toBe(409);
    for (let more = 0; more < 50; more++) {
      await ana.browser.post(`/api/teams/${team}/invitations`, { role: 'viewer' });
    }
    expect((await ana.browser.post(`/api/teams/${team}/invitations`, { role: 'viewer' })).status).toBe(409);
    await close();
  });

  test('refuse what is not understood, and lose nothing by it', async () => {
    const { ana, team, close } = await start();
    const tries: readonly (readonly [string, string, unknown])[] = [
      ['POST', '/api/teams', { name: '' }],
      ['POST', '/api/teams', { name: 'x'.repeat(61) }],
      ['POST', '/api/teams', { name: 'a\u202eb' }],
      ['PUT', `/api/teams/${team}`, {}],
      ['POST', `/api/teams/${team}/invitations`, { role: 'king' }],
      ['POST', `/api/teams/${team}/invitations`, { role: 'viewer', days: 0 }],
      ['POST', `/api/teams/${team}/invitations`, { role: 'viewer', days: 31 }],
      ['POST', `/api/teams/${team}/invitations`, { role: 'viewer', wallet: ADDRESS + '1' }],
      ['POST', '/api/invitations/accept', {}],
      ['POST', '/api/invitations/accept', { secret: 'x'.repeat(43), id: NO_ID }],
      ['POST', '/api/invitations/accept', { secret: 'short' }],
      ['PUT', `/api/teams/${team}/members/x`, { role: 'viewer', more: 1 }],
      ['PUT', '/api/me/labels', { team: 'x', address: ADDRESS, label: 'x' }],
      ['GET', `/api/me/audit?member=${NO_ID}`, undefined],
    ];
    for (const [method, path, body] of tries) {
      expect([path, body, (await ana.browser.send(method, path, body)).status]).toEqual([path, body, 400]);
    }
    expect(await rolesOf(ana.browser, team)).toEqual(['owner']);
    await close();
  });
});
