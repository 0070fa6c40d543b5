/** Dashboards of signed-in people and their public links, on both engines. */
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#store/users/testing';
import { SERVED_CLUSTERS } from '#contracts/cluster';
import { usedParameters } from '#contracts/dashboards/dashboard';
import { dashboardContent } from '../../src/server/users/dashboard-content.ts';
import { toDashboardOf } from '../../src/web/features/dashboards/of-things.ts';
import { TEMPLATES, toContent } from '../../src/web/features/dashboards/templates.ts';
import { createActingApp, createSigner, signIn } from '../sign-in/acting-app.ts';

const TOKEN = 'So11111111111111111111111111111111111111112';
const PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const PATH = '/api/me/dashboards';

const note = (id: string, y = 0) => ({ id, kind: 'note', text: `# ${id}`, x: 0, y, w: 4, h: 3 });
const QUERY = { from: 'trades', by: ['trader'], measures: [{ measure: 'sum', field: 'microUsd' }] };
const query = (more: object = {}) => ({
  id: 'q',
  kind: 'query',
  query: QUERY,
  show: 'table',
  x: 0,
  y: 0,
  w: 6,
  h: 6,
  ...more,
});
const content = (more: object = {}) => ({
  format: 'dashboard/1',
  title: 'Mine',
  cluster: 'localnet',
  parameters: {},
  window: '24h',
  refresh: 'live',
  tiles: [note('a')],
  ...more,
});

describeOnBothEngines('dashboards of people', (open) => {
  const start = async () => {
    const { store, close } = await open();
    const app = createActingApp(store);
    const [mine, theirs] = [app.openBrowser(), app.openBrowser()];
    await signIn(mine, createSigner());
    await signIn(theirs, createSigner());
    const create = async (given: object = content()) => {
      const { status, body } = await mine.post(PATH, { content: given });
      expect([status, body.error]).toEqual([200, undefined]);
      return String(body['id']);
    };
    return { store, app, mine, theirs, nobody: app.openBrowser(), create, close };
  };

  test('nothing of them is there for somebody who is not signed in, or who is somebody else', async () => {
    const { mine, theirs, nobody, create, close } = await start();
    const id = await create();
    const requests = [
      ['GET', PATH, undefined],
      ['POST', PATH, { content: content() }],
      ['GET', `${PATH}/${id}`, undefined],
      ['PUT', `${PATH}/${id}`, { revision: 1, content: content({ title: 'Stolen' }) }],
      ['GET', `${PATH}/${id}/versions`, undefined],
      ['POST', `${PATH}/${id}/restore`, { revision: 1, version: 1 }],
      ['POST', `${PATH}/${id}/share`, {}],
      ['DELETE', `${PATH}/${id}/share`, undefined],
      ['DELETE', `${PATH}/${id}`, undefined],
    ] as const;
    for (const [method, path, body] of requests)
      expect([path, (await nobody.send(method, path, body)).status]).toEqual([path, 401]);
    for (const [method, path, body] of requests.slice(2, -1))
      expect([path, (await theirs.send(method, path, body)).status]).toEqual([path, 404]);
    // To remove what is not there is no error, and removes nothing of anybody else.
    expect((await theirs.send('DELETE', `${PATH}/${id}`)).body).toEqual({ dashboards: [] });
    expect((await mine.get(`${PATH}/${id}`)).body).toMatchObject({ title: 'Mine', revision: 1 });
    await close();
  });

  test('one is made, changed, listed and removed', async () => {
    const { mine, create, close } = await start();
    const id = await create();
    const given = content({ title: '  Changed  ', tiles: [note('a'), query()] });
    const saved = await mine.send('PUT', `${PATH}/${id}`, { revision: 1, content: given });
    expect(saved.body).toMatchObject({
      id,
      title: 'Changed',
      revision: 2,
      tiles: 2,
      content: { ...given, title: 'Changed' },
    });
    expect((await mine.get(PATH)).body).toMatchObject({ dashboards: [{ id, title: 'Changed', tiles: 2 }] });
    expect(JSON.stringify((await mine.get(PATH)).body)).not.toContain('"content"');
    expect((await mine.send('DELETE', `${PATH}/${id}`)).body).toEqual({ dashboards: [] });
    expect((await mine.get(`${PATH}/${id}`)).status).toBe(404);
    await close();
  });

  test('of two tabs the second loses nothing and overwrites nothing', async () => {
    const { mine, create, close } = await start();
    const id = await create();
    const save = (revision: number, title: string) =>
      mine.send('PUT', `${PATH}/${id}`, { revision, content: content({ title }) });
    expect((await save(1, 'First tab')).status).toBe(200);
    expect(await save(1, 'Second tab')).toMatchObject({
      status: 409,
      body: {
        error: 'It was changed elsewhere meanwhile and is now at revision 2. Nothing was overwritten.',
      },
    });
    expect((await mine.get(`${PATH}/${id}`)).body).toMatchObject({ title: 'First tab', revision: 2 });
    expect((await save(2, 'Second tab')).status).toBe(200);
    await close();
  });

  test('the last twenty states are there, and any of them can be the newest again', async () => {
    const { mine, create, close } = await start();
    const id = await create(content({ title: 'v1' }));
    for (let revision = 1; revision <= 21; revision++)
      await mine.send('PUT', `${PATH}/${id}`, {
        revision,
        content: content({ title: `v${revision + 1}` }),
      });
    const { versions } = (await mine.get(`${PATH}/${id}/versions`)).body as unknown as {
      versions: { revision: number; title: string }[];
    };
    expect(versions.map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, i) => `v${22 - i}`));
    const restore = (revision: number, version: number) =>
      mine.post(`${PATH}/${id}/restore`, { revision, version });
    expect((await restore(22, 2)).body.error).toBe('Revision 2 is not stored.');
    expect((await restore(21, 5)).status).toBe(409);
    expect((await restore(22, 5)).body).toMatchObject({ title: 'v5', revision: 23 });
    await close();
  });

  test('a public link is read by anybody, shows what was saved last, and leads nowhere once revoked', async () => {
    const { mine, nobody, theirs, create, close } = await start();
    const id = await create();
    const shared = await mine.post(`${PATH}/${id}/share`, {});
    const name = String(shared.body['sharedAs']);
    expect(name).toMatch(/^[A-Za-z0-9_-]{22}$/);
    // Asked for again it is the same one.
    expect((await mine.post(`${PATH}/${id}/share`, {})).body['sharedAs']).toBe(name);
    const read = await nobody.get(`/api/shared-dashboards/${name}`);
    expect(read).toMatchObject({ status: 200, body: { content: { title: 'Mine' } } });
    // Neither its id nor its owner.
    expect(Object.keys(read.body)).toEqual(['content']);
    await mine.send('PUT', `${PATH}/${id}`, { revision: 1, content: content({ title: 'Newer' }) });
    expect((await theirs.get(`/api/shared-dashboards/${name}`)).body).toMatchObject({
      content: { title: 'Newer' },
    });
    expect((await mine.send('DELETE', `${PATH}/${id}/share`)).body['sharedAs']).toBe(undefined);
    expect((await nobody.get(`/api/shared-dashboards/${name}`)).status).toBe(404);
    const again = String((await mine.post(`${PATH}/${id}/share`, {})).body['sharedAs']);
    expect(again).not.toBe(name);
    await mine.send('DELETE', `${PATH}/${id}`);
    expect((await nobody.get(`/api/shared-dashboards/${again}`)).status).toBe(404);
    // The id of a dashboard is no name of a link.
    expect((await nobody.get(`/api/shared-dashboards/${id}`)).status).toBe(404);
    await close();
  });

  test('what a dashboard may not be is refused in words, and nothing is stored', async () => {
    const { mine, close } = await start();
    const refused: readonly (readonly [object, string])[] = [
      [content({ format: 'dashboard/2' }), 'content.format: '],
      [content({ title: ' ' }), 'content.title: must not be empty'],
      [content({ title: 'x'.repeat(81) }), 'content.title: must not be longer than 80 characters'],
      [content({ colour: 'red' }), 'content: Unrecognized key: "colour"'],
      [content({ parameters: { token: 'no' } }), 'content.parameters.token: must be an address'],
      [content({ tiles: [note('a'), note('a')] }), 'content.tiles: must have ids that differ'],
      [content({ tiles: [{ ...note('a'), id: '<b>' }] }), 'content.tiles.0.id: must be 1 to 16'],
      [
        content({ tiles: [{ ...note('a'), x: 10, w: 4 }] }),
        'content.tiles.0.w: reaches beyond the 12 columns',
      ],
      [
        content({ tiles: [{ ...note('a'), text: 'a\u0000b' }] }),
        'content.tiles.0.text: must not hold control',
      ],
      [
        content({ tiles: [{ ...note('a'), text: 'x'.repeat(4_001) }] }),
        'content.tiles.0.text: must not be longer',
      ],
      [
        content({ tiles: Array.from({ length: 41 }, (_, i) => note(`n${i}`)) }),
        'content.tiles: must be at most 40',
      ],
      [
        content({ tiles: [query({ query: { ...QUERY, by: ['nothing'] } })] }),
        'content.tiles.0.query: by: Trades have no field “nothing”',
      ],
      [
        content({ tiles: [query({ bound: [{ field: 'microUsd', parameter: 'token' }] })] }),
        'content.tiles.0.query: bound: Trades have no address “microUsd”.',
      ],
      [
        content({ tiles: [query({ query: { from: 'wallets' }, followsWindow: true })] }),
        'content.tiles.0.query: followsWindow: Wallets are not events',
      ],
      [
        content({
          tiles: [{ ...query(), kind: 'measure', measure: 'tokenPrice', query: undefined, show: undefined }],
        }),
        'content.tiles.0.of: must be an address or $token',
      ],
      [
        content({
          tiles: [{ id: 'e', kind: 'entity', entity: 'transaction', of: TOKEN, x: 0, y: 0, w: 4, h: 4 }],
        }),
        'content.tiles.0.of: must be a signature',
      ],
      [
        content({
          tiles: [{ id: 'm', kind: 'measure', measure: 'tokenPrice', of: '$wallet', x: 0, y: 0, w: 4, h: 4 }],
        }),
        'content.tiles.0.of: must be $token or an address',
      ],
      [
        content({
          tiles: Array.from({ length: 20 }, (_, i) => ({ ...note(`n${i}`), text: 'ж'.repeat(2_000) })),
        }),
        'content: must be at most 64 KiB of JSON',
      ],
    ];
    for (const [given, words] of refused) {
      for (const path of [PATH, '/api/dashboards/check']) {
        const { status, body } = await mine.post(path, {
          content: JSON.parse(JSON.stringify(given)) as object,
        });
        expect([words, status]).toEqual([words, 400]);
        expect(body.error?.slice(0, words.length)).toBe(words);
      }
    }
    expect((await mine.post(PATH, { content: content({ description: 'x'.repeat(200_000) }) })).status).toBe(
      413,
    );
    for (const body of [undefined, [], {}, { content: null }, { content: [] }, { content: 'text' }])
      expect((await mine.post(PATH, body)).status).toBe(400);
    expect((await mine.get(PATH)).body).toEqual({ dashboards: [] });
    await close();
  });

  test('every kind of tile is taken, and a file is checked without being signed in', async () => {
    const { nobody, create, mine, close } = await start();
    const at = { x: 0, y: 0, w: 4, h: 4 };
    const every = content({
      description: 'All of them',
      parameters: { token: TOKEN, program: PROGRAM },
      tiles: [
        note('a'),
        query({ bound: [{ field: 'base', parameter: 'token' }], followsWindow: true, title: 'Top' }),
        // Amounts of one token only: it is the parameter that makes the sum mean something.
        query({
          id: 'sum',
          query: { from: 'transfers', measures: [{ measure: 'sum', field: 'amount' }] },
          bound: [{ field: 'mint', parameter: 'token' }],
        }),
        { ...at, id: 'm1', kind: 'measure', measure: 'slot' },
        { ...at, id: 'm2', kind: 'measure', measure: 'tokenPrice', of: '$token' },
        { ...at, id: 'c1', kind: 'chart', chart: 'volume' },
        { ...at, id: 'c2', kind: 'chart', chart: 'tokenPrice', of: TOKEN },
        { ...at, id: 'w', kind: 'watchlist' },
        { ...at, id: 'e', kind: 'entity', entity: 'program', of: '$program' },
      ],
    });
    const id = await create(every);
    expect((await mine.get(`${PATH}/${id}`)).body['content']).toEqual(every);
    expect((await nobody.post('/api/dashboards/check', { content: every })).body).toEqual({ content: every });
    await close();
  });

  test('there is an end to how many somebody has', async () => {
    const { mine, create, close } = await start();
    for (let i = 0; i < 50; i++) await create();
    expect(await mine.post(PATH, { content: content() })).toMatchObject({
      status: 409,
      body: { error: 'There are 50 dashboards already, which is the maximum.' },
    });
    await close();
  });

  test('changes are in the audit log, the name of a link is not', async () => {
    const { mine, create, close } = await start();
    const id = await create();
    await mine.send('PUT', `${PATH}/${id}`, { revision: 1, content: content({ title: 'Newer' }) });
    const name = String((await mine.post(`${PATH}/${id}/share`, {})).body['sharedAs']);
    await mine.send('DELETE', `${PATH}/${id}`);
    const audit = await mine.get('/api/me/audit');
    const text = JSON.stringify(audit.body);
    expect(text).not.toContain(name);
    expect((audit.body as unknown as { rows: object[] }).rows.slice(0, 4)).toMatchObject([
      { action: 'removeDashboard', thing: `dashboard ${id}`, after: '' },
      { action: 'shareDashboard', after: '{"title":"Newer","tiles":1,"revision":2,"isShared":true}' },
      {
        action: 'saveDashboard',
        before: '{"title":"Mine","tiles":1,"revision":1,"isShared":false}',
        after: '{"title":"Newer","tiles":1,"revision":2,"isShared":false}',
      },
      { action: 'createDashboard', before: '', thing: `dashboard ${id}` },
    ]);
    await close();
  });
});

test('every template is a dashboard, on every cluster', () => {
  for (const template of TEMPLATES)
    for (const cluster of SERVED_CLUSTERS) {
      const made = toContent(template, cluster, { token: TOKEN, wallet: TOKEN, program: PROGRAM });
      const checked = dashboardContent.safeParse(made);
      expect([template.key, checked.error?.issues[0]]).toEqual([template.key, undefined]);
      expect(template.needs).toEqual(usedParameters(made));
    }
});

test('a dashboard of things from a list can be stored, however many they are and whatever it is called', () => {
  const wallet = { entity: 'wallet', of: 'So11111111111111111111111111111111111111112' } as const;
  for (const count of [1, 40, 1_000]) {
    const made = toDashboardOf(
      'x'.repeat(200),
      Array.from({ length: count }, () => wallet),
      'localnet',
    );
    expect(dashboardContent.parse(made)).toEqual(made);
  }
});
