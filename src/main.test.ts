import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'main-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** No pool answers: these tests use no network. */
const NOWHERE = {
  RPC_POOL_MAINNET: 'http://127.0.0.1:9',
  RPC_POOL_DEVNET: 'http://127.0.0.1:9',
  RPC_POOL_TESTNET: 'http://127.0.0.1:9',
};

function start(environment: Record<string, string>, flags: readonly string[] = []) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...flags], {
    env: { ...process.env, ...NOWHERE, PORT: '0', LOCALNET_PORT: '0', DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return {
    child,
    output: () => out,
    errors: () => err,
    exited: once(child, 'exit').then(([code]) => code as number | null), // the event's first argument
    /** First match of `pattern` in what it says. */
    said: async (pattern: RegExp): Promise<string> => {
      for (;;) {
        const match = pattern.exec(out);
        if (match) return match[1] ?? match[0];
        if (child.exitCode !== null) throw new Error(`it ended first: ${err}`);
        await once(child.stdout, 'data');
      }
    },
  };
}

describe('main', () => {
  test('an indexer without the API tells how far it has come, on the port for metrics', async () => {
    const data = join(folder, 'indexer-alone');
    const started = start({ DATA_DIR: data, METRICS_PORT: '0', LOCALNET: 'on' }, [
      '--roles=localnet,indexer',
    ]);
    const url = await started.said(/Metrics +(http:\/\/127\.0\.0\.1:\d+\/metrics)/);
    for (;;) {
      const text = await (await fetch(url)).text();
      const slot = /^osvm_index_slot\{cluster="localnet"\} (\d+)$/m.exec(text)?.[1];
      if (slot !== undefined && Number(slot) > 0) {
        expect(text).toMatch(/^osvm_indexer_running\{cluster="localnet"\} 1$/m);
        expect(text).toMatch(/^osvm_index_age_seconds\{cluster="localnet"\} \d+(\.\d+)?$/m);
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    expect(await (await fetch(url.replace('/metrics', '/healthz'))).text()).toBe('ok\n');
    started.child.kill('SIGTERM');
    expect(await started.exited).toBe(0);
  }, 120_000);

  test('--check says of each part whether it can be used, and makes nothing', async () => {
    const data = join(folder, 'never', 'made');
    const servers = {
      USERS_URL: 'postgresql://u:secret@127.0.0.1:9/x',
      REDIS_URL: 'redis://:secret@127.0.0.1:9',
      ARCHIVE_URL: 's3://blocks',
      ARCHIVE_ENDPOINT: 'http://127.0.0.1:5',
      ARCHIVE_ACCESS_KEY_ID: 'key',
      ARCHIVE_SECRET_ACCESS_KEY: 'secret',
    };
    const bad = start({ DATA_DIR: data, ...servers }, ['--check']);
    expect(await bad.exited).toBe(69);
    expect(bad.output()).toMatch(/index of Localnet +ok\n/);
    expect(bad.output()).toMatch(/pool of Mainnet +no endpoint of the pool answers\n/);
    expect(bad.output()).toMatch(/users +.*ECONNREFUSED/);
    expect(bad.output()).toMatch(/redis +.*ECONNREFUSED/);
    expect(bad.output()).toMatch(/archive of Localnet +The bucket .* does not answer\. .*ECONNREFUSED/);
    expect(bad.output() + bad.errors()).not.toContain('secret');
    expect(existsSync(join(folder, 'never'))).toBe(false);
    const wrong = start({ RATE_LIMITS: 'perhaps' }, ['--check']);
    expect(await wrong.exited).toBe(78);
    expect(wrong.errors()).toContain('RATE_LIMITS');
  });

  test('a ClickHouse that does not answer is named by --check, and ends the start with one line', async () => {
    const environment = { LOCALNET: 'on', INDEX_URL: 'http://osvm:secret@127.0.0.1:9' };
    const checked = start(environment, ['--check']);
    expect(await checked.exited).toBe(69);
    expect(checked.output()).toMatch(/index of Localnet +.*ECONNREFUSED/);
    for (const roles of ['api,localnet,indexer', 'indexer']) {
      const started = start(environment, [`--roles=${roles}`]);
      expect(await started.exited).toBe(69);
      expect(started.errors()).toMatch(
        /^The server that INDEX_URL names cannot be used\. \(.*ECONNREFUSED.*\)\n$/,
      );
      expect(started.output() + started.errors()).not.toContain('secret');
    }
    const several = start({ ...environment, INDEX_SHARD: '0/2' });
    expect(await several.exited).toBe(78);
    expect(several.errors()).toContain('INDEX_SHARD is not for an index in ClickHouse');
  }, 180_000);

  test('without a network it answers at once, shows the localnet, and ends cleanly when signalled twice', async () => {
    const { child, said, exited } = start({}, ['--history', '40']);
    const url = await said(/(http:\/\/localhost:\d+)/);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await said(/Localnet\s+ready, embedded at (http:\/\/127\.0\.0\.1:\d+)/);
    // The index opens beside it.
    for (;;) if ((await fetch(`${url}/readyz`)).status === 200) break;
    expect(await (await fetch(`${url}/api/home`)).json()).toMatchObject({
      kind: 'found',
      provenance: { cluster: 'localnet', source: 'embedded localnet' },
    });
    expect(await (await fetch(`${url}/api/clusters`)).json()).toMatchObject({
      fallback: 'localnet',
      fallbackReason: expect.stringMatching(/^No mainnet endpoint .* so the embedded localnet is shown\.$/),
    });
    const rpc = await fetch(`${url}/api/proxy/rpc?cluster=localnet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":7,"method":"getHealth"}',
    });
    expect(await rpc.json()).toMatchObject({ jsonrpc: '2.0', id: 7, result: 'ok' });
    child.kill('SIGTERM');
    child.kill('SIGINT');
    expect(await exited).toBe(0);
  });

  test('a second one on the same DATA_DIR ends with one line, and the first one’s chain goes on', async () => {
    const environment = { LOCALNET_SLOT_MS: '100', DATA_DIR: join(folder, 'one-for-two') };
    const first = start(environment, ['--history', '20']);
    const rpc = await first.said(/Localnet\s+ready, embedded at (http:\/\/127\.0\.0\.1:\d+)/);
    const askSlot = async (): Promise<number> => {
      const body = '{"jsonrpc":"2.0","id":1,"method":"getSlot"}';
      const answer = (await (await fetch(rpc, { method: 'POST', body })).json()) as { result: number };
      return answer.result;
    };
    for (const flags of [[], ['--roles=localnet']]) {
      const second = start(environment, flags);
      expect(await second.exited).toBe(78);
      expect(second.errors()).toBe(
        `Another process runs the localnet of this folder. It is process ${first.child.pid}: stop that one, or set another DATA_DIR.\n`,
      );
    }
    const slot = await askSlot();
    while ((await askSlot()) <= slot);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(first.errors()).toBe('');
  });

  test('accounts that are damaged end it with one line', async () => {
    const dataDir = join(folder, 'damaged-accounts');
    mkdirSync(join(dataDir, 'users'), { recursive: true });
    writeFileSync(join(dataDir, 'users', 'users.sqlite'), Buffer.alloc(100_000, 'garbage '));
    const { exited, errors } = start({ DATA_DIR: dataDir, LOCALNET: 'off' });
    expect(await exited).toBe(78);
    expect(errors()).toBe(
      'The file of accounts in DATA_DIR/users is damaged. Put a backup in its place, or move it away to begin with none. (file is not a database)\n',
    );
  });

  test('a localnet and its index that are damaged are made again, and said to be', async () => {
    const dataDir = join(folder, 'damaged-chain');
    for (const file of ['localnet/localnet.sqlite', 'index/localnet/index.sqlite']) {
      mkdirSync(join(dataDir, file, '..'), { recursive: true });
      writeFileSync(join(dataDir, file), Buffer.alloc(100_000, 'garbage '));
    }
    const { child, said, exited, errors } = start({ DATA_DIR: dataDir }, ['--history', '20']);
    const url = await said(/(http:\/\/localhost:\d+)/);
    await said(/Localnet\s+ready, embedded/);
    const isIndexed = async (): Promise<boolean> => {
      const home = (await (await fetch(`${url}/api/tokens?cluster=localnet`)).json()) as { kind: string };
      return home.kind === 'found';
    };
    while (!(await isIndexed())) await new Promise((resolve) => setTimeout(resolve, 50));
    const lines = errors()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toMatchObject([
      { component: 'localnet', event: 'damaged', outcome: 'the chain begins anew' },
      { component: 'indexer', event: 'index-damaged', outcome: 'it was moved aside and is made again' },
    ]);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });

  test('a wrong setting ends it with one line', async () => {
    const { exited, errors } = start({ PORT: 'many' });
    expect(await exited).toBe(78);
    expect(errors()).toBe('Configuration: PORT must be a whole number from 0 to 65535\n');
  });

  test('in production a server for the world that does not know its own name ends with one line', async () => {
    const environment = { NODE_ENV: 'production', HOST: '0.0.0.0', METRICS_PORT: 'off' };
    const { exited, errors } = start(environment);
    expect(await exited).toBe(78);
    expect(errors()).toBe(
      'Configuration: PUBLIC_ORIGIN is needed in production where HOST is 0.0.0.0: the origin visitors use, such as https://explorer.example\n',
    );
    const named = start({ ...environment, PUBLIC_ORIGIN: 'https://explorer.example' });
    await named.said(/(http:\/\/localhost:\d+)/);
    named.child.kill('SIGTERM');
    expect(await named.exited).toBe(0);
  });

  test('a role it does not have ends it with one line', async () => {
    const { exited, errors } = start({}, ['--roles=api,miner']);
    expect(await exited).toBe(78);
    expect(errors()).toBe('--roles knows api, localnet, indexer, fetcher, not "miner"\n');
  });

  describe('where the virtual machine has no build', () => {
    const hook = join(folder, 'without-engine.cjs');
    // What npm does on such a platform: it leaves the packages with a build out.
    writeFileSync(
      hook,
      `const Module = require('node:module');
       const resolve = Module._resolveFilename;
       Module._resolveFilename = (name, ...rest) => {
         if (/^litesvm-/.test(name)) throw new Error('not installed: ' + name);
         return resolve(name, ...rest);
       };`,
    );
    const environment = { NODE_OPTIONS: `--require=${hook}` };
    const fault = `its virtual machine, litesvm, has no build installed for ${process.platform} ${process.arch}`;

    test('the localnet is off and says why, and everything else runs', async () => {
      const { child, said, exited, errors } = start({ ...environment, LOCALNET: 'on' });
      const url = await said(/(http:\/\/localhost:\d+)/);
      expect(await said(/Localnet\s+off: (.*)/)).toBe(fault);
      expect(await (await fetch(`${url}/api/clusters`)).json()).toMatchObject({
        clusters: expect.arrayContaining([expect.objectContaining({ cluster: 'localnet', state: 'off' })]),
      });
      expect(errors()).not.toContain('localnet');
      child.kill('SIGTERM');
      expect(await exited).toBe(0);
    });

    test('whoever asks for the localnet alone is refused', async () => {
      const { exited, errors } = start(environment, ['--roles=localnet']);
      expect(await exited).toBe(78);
      expect(errors()).toBe(`--roles=localnet is not possible here: ${fault}\n`);
    });
  });

  test('a port in use is named', async () => {
    const first = start({ LOCALNET: 'off' });
    const url = await first.said(/(http:\/\/localhost:\d+)/);
    const { port } = new URL(url);
    const second = start({ LOCALNET: 'off', PORT: port });
    expect(await second.exited).toBe(69);
    expect(second.errors()).toContain(`Port ${port} is in use.`);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
  });
});
