/** The typed client that `npm run client` writes: its types hold, its README is true, and it asks a server. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeClient } from '../scripts/client-package.ts';
import { createScriptedApp, createScriptedClusters } from '../src/server/testing/scripted-cluster.ts';

const ROOT = join(import.meta.dirname, '..');
const TSC = join(ROOT, 'node_modules/typescript7/bin/tsc');

type Asked = { readonly data?: unknown; readonly error?: unknown; readonly response: Response };
type CreateClient = (options: object) => {
  GET(path: string, init?: object): Promise<Asked>;
};

describe('the typed client', () => {
  let folder: string;
  let place: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'client-'));
    mkdirSync(join(folder, 'node_modules'));
    place = join(folder, 'node_modules/osvm-client');
    await writeClient(place);
    for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What the compiler says of `code`; nothing where it has no objection. */
  function compile(code: string): Promise<string> {
    const file = join(folder, 'sample.mts');
    writeFileSync(file, code);
    const flags = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--lib',
      'es2023,dom',
    ];
    return new Promise((resolve) => {
      execFile(process.execPath, [TSC, ...flags, file], { cwd: folder }, (_error, output, errors) =>
        resolve((output + errors).trim()),
      );
    });
  }

  test('its README compiles', async () => {
    const [, code] =
      /```ts\n([^`]*(?:`(?!``)[^`]*)*)```/.exec(readFileSync(join(place, 'README.md'), 'utf8')) ?? [];
    expect(code).toContain('createClient');
    expect(await compile(code!)).toBe('');
  }, 60_000);

  test('a path, a parameter or a field that is not there does not compile', async () => {
    const said = await compile(`
      import { createClient } from 'osvm-client';
      const osvm = createClient({ baseUrl: 'https://explorer.example' });
      await osvm.GET('/api/nothing');
      await osvm.GET('/api/blocks/{slot}', { params: { path: {} } });
      const { data } = await osvm.GET('/api/blocks/{slot}', { params: { path: { slot: '1' } } });
      data?.nothing;
      createClient({ baseUrl: 'https://explorer.example', cluster: 'moonnet' });
    `);
    const lines = said.split('\n').flatMap((line) => /sample\.mts\((\d+),/.exec(line)?.[1] ?? []);
    expect([...new Set(lines)]).toEqual(['4', '5', '7', '8']);
  }, 60_000);

  test('asks the cluster it was made for with its key, and gives absences as errors', async () => {
    const { createClient } = (await import(pathToFileURL(join(place, 'index.js')).href)) as {
      readonly createClient: CreateClient;
    };
    const app = createScriptedApp(createScriptedClusters({ devnet: { getSlot: () => 5 } }));
    const asked: Request[] = [];
    const osvm = createClient({
      baseUrl: 'http://localhost',
      apiKey: 'osvm_abc',
      cluster: 'devnet',
      fetch: (request: Request) => {
        asked.push(request);
        return app.request(request);
      },
    });
    const clusters = await osvm.GET('/api/clusters');
    expect(clusters.response.status).toBe(200);
    expect(clusters.data).toMatchObject({ clusters: expect.arrayContaining([]) as unknown });
    const block = await osvm.GET('/api/blocks/{slot}', { params: { path: { slot: 'x' } } });
    expect(block.error).toMatchObject({ kind: 'absent', state: 'malformed' });
    expect(asked.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
      ['http://localhost/api/clusters?cluster=devnet', 'Bearer osvm_abc'],
      ['http://localhost/api/blocks/x?cluster=devnet', 'Bearer osvm_abc'],
    ]);
    await osvm.GET('/api/clusters', { params: { query: { cluster: 'testnet' } } });
    expect(asked[2]!.url).toBe('http://localhost/api/clusters?cluster=testnet');
  });
});
