import { beforeEach, describe, expect, test } from 'vitest';
import type { ClusterInfo } from '#contracts/answers';
import type { Cluster } from '#contracts/cluster';
import { silentLog } from '#std/log';
import { composeAnswers } from '../../compose.ts';
import { blockOf, FIRST, transferOf } from '../../testing/recorded-answers.ts';
import { createScriptedClusters } from '../../testing/scripted-cluster.ts';
import { createApp } from '../app.ts';
import type { App } from '../request-context.ts';

const SCRIPT = "'sha256-abc='";
const FINAL = 60;
let app: App;
let drawn: string[];
let outcomes: string[];
let states: Partial<Record<Cluster, ClusterInfo['state']>>;

beforeEach(() => {
  drawn = [];
  outcomes = [];
  states = {};
  const clusters = createScriptedClusters(
    {
      mainnet: {
        getSlot: () => FINAL,
        getBlocks: ([first]) => (Number(first) <= 90 ? [Number(first)] : []),
        getBlock: ([slot]) => blockOf(Number(slot) - 1, [transferOf(FIRST)]),
        getEpochInfo: () => ({ absoluteSlot: 90, epoch: 1, slotIndex: 18, slotsInEpoch: 32 }),
      },
    },
    states,
  );
  app = createApp({
    configuration: { publicOrigin: 'https://explorer.example', securityContact: undefined },
    clusters,
    answers: composeAnswers({ clusters, log: silentLog }),
    log: silentLog,
    renderPage: async ({ api, url, cluster, isWhole, isData, areSettled }) => {
      drawn.push(`${isData === true ? 'data' : isWhole === true ? 'whole' : 'page'} ${url}`);
      const state = { kind: 'page', data: { number: drawn.length } };
      const data = { title: 'Block', cluster, state };
      if (cluster === 'custom')
        return { status: 200, html: '<main></main>', script: SCRIPT, data, isLasting: false };
      const slot = /\d+/.exec(url)?.[0] ?? '';
      await Promise.all([api.ask('block', { slot }), api.ask('blockTransactions', { slot })]);
      if (url.startsWith('/account')) await api.ask('home', {});
      const isLasting = areSettled?.() ?? false;
      if (isData === true && !isLasting) return { status: 200, data };
      const json = `<script type="application/json" id="page-state">${JSON.stringify({ state, cluster })}</script>`;
      return {
        status: 200,
        html: `<main><p>number ${drawn.length}</p></main>${json}`,
        script: SCRIPT,
        data,
        isLasting,
      };
    },
    files: { find: () => undefined },
    isDraining: () => false,
    countPage: (outcome) => outcomes.push(outcome),
  });
});

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  app.request(path, { headers });

describe('a page of what never changes', () => {
  test('is drawn once for a hundred readers at once, and for those who come later', async () => {
    const pages = await Promise.all(Array.from({ length: 100 }, () => ask('/block/50')));
    const again = await ask('/block/50');
    expect(new Set(await Promise.all([...pages, again].map((page) => page.text()))).size).toBe(1);
    expect(drawn).toEqual(['page /block/50']);
    expect(outcomes.filter((outcome) => outcome === 'joined')).toHaveLength(99);
    expect(outcomes.at(-1)).toBe('hit');
  });

  test('caches that are shared may have it', async () => {
    for (const path of ['/block/50', '/block/50?cluster=mainnet', '/block/50?tab=rewards']) {
      const { headers } = await ask(path);
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=10');
      expect(headers.get('vary')).toBe('Accept-Encoding, Cookie, User-Agent');
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('server-timing')).toBeNull();
    }
  });

  test('its script is known by a hash, so that no nonce is given twice', async () => {
    const policy = (await ask('/block/50')).headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' ${SCRIPT};`);
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('nonce');
  });

  test('a browser that has it is told so', async () => {
    const { headers } = await ask('/block/50');
    const again = await ask('/block/50', { 'if-none-match': headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('content-security-policy')).toContain(SCRIPT);
    const several = await ask('/block/50', { 'if-none-match': `"other", ${headers.get('etag')}` });
    expect(several.status).toBe(304);
  });

  test('a browser that needs another policy is sent it with the page', async () => {
    const { headers } = await ask('/block/50');
    const android = await ask('/block/50', {
      'if-none-match': headers.get('etag')!,
      'user-agent': 'Mozilla/5.0 (Linux; Android 15)',
    });
    expect(android.status).toBe(200);
    expect(android.headers.get('content-security-policy')).not.toBe(headers.get('content-security-policy'));
    expect(drawn).toHaveLength(1);
  });

  test('is drawn again once there is another thing to be said of the clusters', async () => {
    await ask('/block/50');
    states.devnet = 'unreachable';
    for (let i = 0; i < 2; i++) await ask('/block/50');
    expect(drawn).toEqual(['page /block/50', 'page /block/50']);
  });

  test.each([
    [['/block/50.json', '/block/50', '/block/50.md']],
    [['/block/50', '/block/50.md', '/block/50.json']],
    [['/block/50.md', '/block/50.json', '/block/50']],
  ])('all its forms are of one drawing: %j', async (paths) => {
    for (const path of [...paths, ...paths]) {
      const response = await ask(path);
      expect(response.headers.get('cache-control')).toContain('s-maxage=10');
      const text = await response.text();
      if (path.endsWith('.json')) expect(JSON.parse(text)).toMatchObject({ data: { number: 1 } });
      else expect(text).toContain('number 1');
    }
    expect(drawn).toHaveLength(1);
  });

  test.each([
    ['a block that is not final', '/block/61'],
    ['a page that shows other things, too', '/account/50'],
    ['a query of which there are endlessly many', '/block/50?signer=abc'],
  ])('is not one with %s', async (_what, path) => {
    for (let i = 0; i < 2; i++) {
      const { headers } = await ask(path);
      expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['private, no-cache', null]);
    }
    expect(drawn).toHaveLength(2);
  });

  test('of what is not settled nothing is drawn for JSON', async () => {
    expect(await (await ask('/block/61.json')).json()).toMatchObject({ title: 'Block', data: { number: 1 } });
    expect(drawn).toEqual(['data /block/61']);
  });
});

describe('cookies', () => {
  test.each([
    ['a session', { cookie: '__Host-osvm-sid=x' }],
    ['an endpoint of the visitor’s own', { cookie: 'custom-rpc=https://rpc.example' }],
    ['a language model of the visitor’s own', { cookie: 'own-model=https://model.example' }],
  ])('a page for %s is given to nobody else, nor is theirs given to it', async (_what, headers) => {
    const texts = await Promise.all(
      [
        ...Array.from({ length: 3 }, () => ask('/block/50', headers)),
        ask('/block/50'),
        ask('/block/50.md', headers),
        ask('/block/50', headers),
      ].map(async (response) => (await response).text()),
    );
    expect(new Set(texts).size).toBe(6);
    expect(drawn).toHaveLength(6);
    expect((await ask('/block/50', headers)).headers.get('cache-control')).toBe('private, no-cache');
    expect(outcomes.filter((outcome) => outcome === 'personal')).toHaveLength(6);
  });

  test('of the chain of a visitor’s own endpoint nothing is cached', async () => {
    for (let i = 0; i < 2; i++) {
      const { headers } = await ask('/block/50', { cookie: 'cluster=custom' });
      expect(headers.get('cache-control')).toBe('private, no-cache');
    }
    expect(drawn).toHaveLength(2);
  });

  test('whoever chose a cluster is given what is cached of it, and it goes into no shared cache', async () => {
    await ask('/block/50');
    const response = await ask('/block/50', { cookie: 'cluster=mainnet' });
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(drawn).toHaveLength(1);
    await ask('/block/50', { cookie: 'cluster=devnet' });
    expect(drawn).toHaveLength(2);
  });
});
