import { describe, expect, test } from 'vitest';
import { createScriptedApp, createScriptedClusters } from '../../testing/scripted-cluster.ts';

const app = createScriptedApp(createScriptedClusters({ localnet: { getSlot: () => 1 } }));
const get = (path: string) => app.request(`http://localhost${path}`, { headers: { host: 'localhost' } });

describe('files of the texts', () => {
  test.each(['/blog/rss.xml', '/news/rss.xml', '/changelog/rss.xml'])('%s is a feed', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const text = await response.text();
    expect(text).toContain('<rss version="2.0"');
    expect(text).toMatch(/<item>\n<title>.+<\/title>\n<link>http:\/\/localhost\//);
  });

  test('GET /CHANGELOG.md is the changelog of the repository, to everybody where no token is configured', async () => {
    const response = await get('/CHANGELOG.md');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toMatch(/^# Changelog\n/);
  });

  test('/llms.txt names the documentation by absolute links', async () => {
    const text = await (await get('/llms.txt')).text();
    expect(text).toMatch(/^# OSVM\n\n> /);
    expect(text).toContain('- [Search](http://localhost/docs/search.md): ');
  });

  test('the frame of diagrams is sandboxed, framed by us alone, and may ask for nothing but our scripts', async () => {
    const response = await get('/frames/diagram');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' http://localhost; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts",
    );
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(await response.text()).toMatch(
      /<script type="module" src="\/frames\/diagram\.js\?v=[0-9a-f]{12}">/,
    );
  });
});

describe('questions about texts', () => {
  test('a search is answered with places', async () => {
    const answer = await (await get('/api/documents/docs?q=innermost')).json();
    expect(answer).toMatchObject({ found: { query: 'innermost' } });
    expect(answer.found.hits[0]).toMatchObject({
      href: '/docs/failures#s-the-innermost-program',
      heading: 'The innermost program',
    });
  });

  test('a document comes with its neighbours; one that is not there is an absence', async () => {
    const answer = await (await get('/api/documents/docs/search')).json();
    expect(answer).toMatchObject({
      kind: 'found',
      previous: { href: '/docs/getting-started' },
      next: { href: '/docs/assistant' },
    });
    const absent = await get('/api/documents/docs/nothing');
    expect(absent.status).toBe(404);
    expect(await absent.json()).toMatchObject({ kind: 'absent', state: 'not-found' });
  });

  test.each(['/api/documents/secrets', '/api/documents/..%2f..', `/api/documents/docs?q=${'a'.repeat(101)}`])(
    '%s is refused',
    async (path) => {
      expect((await get(path)).status).toBe(400);
    },
  );
});
