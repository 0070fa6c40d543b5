import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHARED_CHAT_LIMITS } from '#contracts/assistant/shared-chats';
import { toBlockText } from '#std/markdown/markdown-tree';
import { silentLog } from '#std/log';
import { AUDIT_RETENTION_MS } from '#store/users/audit';
import { EXPORT_JOB_MS } from '#store/users/exports';
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '#store/users/sessions';
import { findDocument, listDocuments } from '../../documents/library.ts';
import { EXPORT_FILE_MS } from '../../export/export-folder.ts';
import { createApp } from '../app.ts';
import type { App } from '../request-context.ts';
import { addPlainFiles } from './plain-files.ts';
import { createScriptedClusters } from '../../testing/scripted-cluster.ts';
import type { PageRequest } from './page-renderer.ts';
import { createStaticFiles } from './static-files.ts';
import { composeAnswers } from '../../compose.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'assets', 'entry-abc123.js'), 'export const a = 1;\n'.repeat(200));
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const createWith = (renderPage: (page: PageRequest) => Promise<{ status: 302; location: string }>) => {
  const clusters = createScriptedClusters({ mainnet: {} });
  return createApp({
    configuration: { publicOrigin: 'https://explorer.example', securityContact: 'mailto:a@b.example' },
    clusters,
    answers: composeAnswers({ clusters, log: silentLog }),
    log: silentLog,
    renderPage,
    files: createStaticFiles(folder),
    isDraining: () => true,
  });
};

describe('files of the client', () => {
  test('a hashed file is cached for a year and comes compressed', async () => {
    const app = createWith(() => Promise.reject(new Error('not a page')));
    const response = await app.request('/assets/entry-abc123.js', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(100);
  });

  test('a file that has not changed is not sent again', async () => {
    const app = createWith(() => Promise.reject(new Error('not a page')));
    const first = await app.request('/favicon.svg');
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await app.request('/favicon.svg', {
      headers: { 'if-none-match': first.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  test.each(['/.vite/manifest.json', '/assets/../.vite/manifest.json', '/assets/none.js'])(
    '%s is no file',
    async (path) => {
      const files = createStaticFiles(folder);
      expect(files.find(path)).toBeUndefined();
    },
  );
});

describe('notices about the site', () => {
  test.each(['accessibility', 'privacy', 'terms'])('/%s leads to a document that is there', async (name) => {
    const app = createWith(() => Promise.reject(new Error('not a page')));
    const response = await app.request(`/${name}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, `/docs/${name}`]);
    expect(listDocuments('docs').map(({ href }) => href)).toContain(`/docs/${name}`);
    const sitemap = await (await app.request('/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>https://explorer.example/docs/${name}</loc>`);
  });

  test('the privacy notice says how long what is stored', async () => {
    const { tree } = (await findDocument('docs', 'privacy'))!;
    const text = toBlockText(tree.blocks, { code: true });
    const days = (ms: number): number => ms / 86_400_000;
    expect(text).toContain(`${days(SESSION_ABSOLUTE_MS)} days, or a day without a visit`);
    expect(days(SESSION_IDLE_MS)).toBe(1);
    expect(text).toContain(`${days(AUDIT_RETENTION_MS)} days`);
    expect(text).toContain(`${days(EXPORT_JOB_MS)} day, their files an hour`);
    expect(EXPORT_FILE_MS).toBe(3_600_000);
    expect(text).toContain(`${SHARED_CHAT_LIMITS.days} days, or until you take it back`);
  });
});

describe('sitemap', () => {
  test('names every page that has a name, and each document, once', async () => {
    const app = createWith(() => Promise.reject(new Error('not a page')));
    const text = await (await app.request('/sitemap.xml')).text();
    const paths = [...text.matchAll(/<loc>https:\/\/explorer\.example(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(paths).toEqual([...new Set(paths)]);
    expect(paths).toEqual(expect.arrayContaining(['/', '/feature-gates', '/docs/transactions']));
    expect(paths.filter((path) => path?.includes(':'))).toEqual([]);
    expect(await (await app.request('/robots.txt')).text()).toContain(
      'Sitemap: https://explorer.example/sitemap.xml',
    );
  });

  test('links people share are no pages for search engines', async () => {
    const app = createWith(() => Promise.reject(new Error('not a page')));
    expect(await (await app.request('/robots.txt')).text()).toContain('Disallow: /d/\nDisallow: /embed/\n');
    const sitemap = await (await app.request('/sitemap.xml')).text();
    expect(sitemap).toContain('/dashboards</loc>');
    expect(sitemap).not.toContain('/d/');
  });
});

describe('pages', () => {
  test('a page is given its URL, cluster and origin', async () => {
    let seen: PageRequest | undefined;
    const app = createWith((page) => {
      seen = page;
      return Promise.resolve({ status: 302, location: '/tx/1' });
    });
    const response = await app.request('/1?x=2', { headers: { cookie: 'theme=paper' } });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/tx/1');
    expect(seen).toMatchObject({
      url: '/1?x=2',
      cluster: 'mainnet',
      origin: 'https://explorer.example',
    });
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'a redirect to %s stays here',
    async (location) => {
      const app = createWith(() => Promise.resolve({ status: 302, location }));
      expect((await app.request('/x')).headers.get('location')).toBe('/');
    },
  );

  test('a page that throws is a 500 that tells nothing', async () => {
    const app = createWith(() => Promise.reject(new Error('secret at /srv/app.js')));
    const response = await app.request('/x');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
  });

  test.each(['/tx/x?cluster=nowhere', '/?cluster=mainnet&cluster=devnet'])(
    '%s is refused with a page to a browser, and with data to a program',
    async (path) => {
      const app = createWith(() => Promise.reject(new Error('not a page')));
      const shown = await app.request(path, { headers: { accept: 'text/html,application/xhtml+xml' } });
      expect(shown.status).toBe(400);
      expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await shown.text()).toContain('<h1>This address cannot be opened</h1>');
      const read = await app.request(path, { headers: { accept: '*/*' } });
      expect(read.status).toBe(400);
      expect(await read.json()).toMatchObject({ error: { code: 'server/unknown-cluster' } });
    },
  );

  test('plain files speak of the public origin', async () => {
    const app = createWith(() => Promise.reject(new Error('not a page')));
    expect(await (await app.request('/opensearch.xml')).text()).toContain(
      'template="https://explorer.example/search?q={searchTerms}"',
    );
    expect(await (await app.request('/.well-known/security.txt')).text()).toContain(
      'Contact: mailto:a@b.example\n',
    );
  });

  test('plain files that speak of the host that was asked are stored by no cache', async () => {
    const cacheOf = async (publicOrigin: string | undefined): Promise<(string | null)[]> => {
      const app: App = new Hono();
      addPlainFiles(app, { publicOrigin, securityContact: undefined });
      const paths = ['/opensearch.xml', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt'];
      const responses = await Promise.all(paths.map(async (path) => app.request(path)));
      return [...new Set(responses.map(({ headers }) => headers.get('cache-control')))];
    };
    expect(await cacheOf('https://explorer.example')).toEqual(['public, max-age=3600']);
    expect(await cacheOf(undefined)).toEqual(['private, no-store']);
  });

  test('a draining server is not ready and still alive', async () => {
    const app = createWith(() => Promise.reject(new Error('not a page')));
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
  });
});
