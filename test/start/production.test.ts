/**
 * The three ways into production: `npm start` in a fresh clone, `npm start` on a build without development
 * packages, and the Dockerfile. Each test starts from what the previous one left, so that one installation serves
 * all. No container is run: the steps of the Dockerfile are carried out in folders.
 */
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getText,
  listTexts,
  parseDockerfile,
  parseExecForm,
  readEnvironment,
  takeCopy,
  type Stage,
} from './dockerfile.ts';
import { cloneTree, listFiles, parseIgnoreFile } from './ignore-file.ts';
import { findFreePort, run, toBareEnvironment, whenFreed, type Started } from './started.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The installation depends on the registry. */
const PATIENCE = { timeout: 600_000 };
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;
/** The user `node` of Node's image. */
const UID = 1000;
const ORIGIN = 'https://explorer.example';

const folder = createFolder();
const clone = join(folder, 'clone');
const build = join(folder, 'build');
const app = join(folder, 'app');
/** Holds the Node the image comes with. */
const bin = join(folder, 'bin');
const started: Started[] = [];

/** Production without a network. */
const PRODUCTION = {
  ...toBareEnvironment(),
  NODE_ENV: 'production',
  METRICS_PORT: 'off',
  DATA_DIR: join(folder, 'data'),
  RPC_POOL_MAINNET: 'http://127.0.0.1:9',
  RPC_POOL_DEVNET: 'http://127.0.0.1:9',
  RPC_POOL_TESTNET: 'http://127.0.0.1:9',
};

beforeAll(() => {
  // Readable for the other user.
  chmodSync(folder, 0o755);
  cloneTree(ROOT, clone);
  mkdirSync(bin);
  copyFileSync(process.execPath, join(bin, 'node'));
});
afterAll(() => {
  for (const { child } of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}, PATIENCE.timeout);

/** In memory if there is room: some disks take a minute to delete the forty thousand files of an installation. */
function createFolder(): string {
  return mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'production-'));
}

function hasRoom(memory: string): boolean {
  if (!existsSync(memory)) return false;
  const mounts = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .filter((line) => line.split(' ')[1] === memory);
  const { bavail, bsize } = statfsSync(memory);
  const mayRun = mounts.length > 0 && !mounts.some((line) => line.includes('noexec'));
  return mayRun && Math.min(bavail * bsize, freemem()) > ROOM_BYTES;
}

function runHere(command: string, args: readonly string[], options: Parameters<typeof run>[2]): Started {
  const one = run(command, args, options);
  started.push(one);
  return one;
}

/** Fetches a page, a script it loads and a page made from `docs`. */
async function expectPages(port: number): Promise<void> {
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const home = await get('/');
  expect(home.status).toBe(200);
  const html = await home.text();
  expect(html).toContain('<title>OSVM');
  const [, script = ''] = /<script[^>]+src="([^"]+)"/.exec(html) ?? [];
  expect((await get(script)).status).toBe(200);
  expect(await (await get('/docs/self-hosting')).text()).toContain('Host it yourself');
}

describe('production', () => {
  test('a fresh clone installs, builds, serves and stops with npm', PATIENCE, async () => {
    const port = await findFreePort();
    const product = runHere('npm', ['start'], { cwd: clone, env: { ...PRODUCTION, PORT: String(port) } });
    await product.said(/OSVM {2}http:\S+/);
    expect(product.output()).toContain('Installing packages …');
    expect(product.output()).toContain('Building …');
    await expectPages(port);
    product.child.kill('SIGTERM');
    await product.ended;
    await whenFreed(port);
  });

  describe('the Dockerfile', () => {
    const [builder, last] = parseDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')) as [Stage, Stage]; // two
    const workdir = getText(last, 'WORKDIR');
    const sources = () => ({
      context: { folder: clone, files: listFiles(clone, isIgnored) },
      stages: { [builder.name ?? '']: build },
      workdir,
    });
    const ignored = parseIgnoreFile(readFileSync(join(ROOT, '.dockerignore'), 'utf8'), 'docker');
    // A fresh clone has neither; this one has them since the first test.
    const isIgnored = (path: string): boolean => /^(?:node_modules|dist)$/.test(path) || ignored(path);

    test('has two stages on the Node the product needs', () => {
      expect([builder.base, last.base]).toEqual(['node:24-bookworm-slim', 'node:24-bookworm-slim']);
      expect([getText(builder, 'WORKDIR'), workdir]).toEqual(['/app', '/app']);
      expect(getText(last, 'STOPSIGNAL')).toBe('SIGTERM');
      expect(getText(last, 'USER')).toBe('node');
      expect(getText(last, 'VOLUME')).toBe(readEnvironment(last)['DATA_DIR']);
      expect(getText(last, 'EXPOSE')).toBe(readEnvironment(last)['PORT']);
    });

    test('builds from what it copies and removes development packages', PATIENCE, async () => {
      for (const line of listTexts(builder, 'COPY')) takeCopy(line, build, sources());
      const [install, ...steps] = listTexts(builder, 'RUN');
      // The first test did the same with the same lock file.
      expect(install).toBe('npm ci --include=dev --no-audit --no-fund');
      renameSync(join(clone, 'node_modules'), join(build, 'node_modules'));
      expect(steps).toHaveLength(2);
      for (const step of steps) {
        const { ended, output } = runHere('sh', ['-c', step], { cwd: build, env: toBareEnvironment() });
        expect([await ended, output()]).toEqual([0, expect.any(String)]);
      }
      expect(listFiles(join(build, 'node_modules'), (path) => path.includes('/'))).not.toContain('vite');
    });

    test('leaves a build that `npm start` runs as it is', PATIENCE, async () => {
      const port = await findFreePort();
      const env = {
        ...PRODUCTION,
        PATH: `${bin}:${PRODUCTION.PATH}`,
        PORT: String(port),
        npm_config_registry: 'http://127.0.0.1:9',
      };
      const product = runHere('npm', ['start'], { cwd: build, env });
      await product.said(/OSVM {2}http:\S+/);
      expect(product.output()).not.toContain('Installing');
      expect(product.output()).not.toContain('Building');
      // This stage has no docs.
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
      product.child.kill('SIGKILL');
      await product.ended;
      await whenFreed(port);
    });

    test(
      'its last stage starts as another user, becomes healthy, serves and stops on SIGTERM',
      PATIENCE,
      async () => {
        for (const line of listTexts(last, 'COPY')) takeCopy(line, app, sources());
        const data = join(folder, 'volume');
        mkdirSync(data);
        const isRoot = process.getuid?.() === 0;
        const user = isRoot ? { uid: UID, gid: UID } : {};
        if (isRoot) chownSync(data, UID, UID);
        const before = listFiles(app, () => false).length;
        const port = await findFreePort();
        const declared = Object.entries(readEnvironment(last)).map(([name, value]): [string, string] => [
          name,
          value.replace(/^\/data/, data),
        ]);
        const env = {
          PATH: `${bin}:/usr/bin:/bin`,
          ...Object.fromEntries(declared),
          PORT: String(port),
          PUBLIC_ORIGIN: ORIGIN,
          METRICS_PORT: 'off',
          RPC_POOL_MAINNET: PRODUCTION.RPC_POOL_MAINNET,
          RPC_POOL_DEVNET: PRODUCTION.RPC_POOL_DEVNET,
          RPC_POOL_TESTNET: PRODUCTION.RPC_POOL_TESTNET,
        };
        const [init, separator, command = '', ...args] = parseExecForm(getText(last, 'ENTRYPOINT'));
        // Only the image has it.
        expect([init, separator]).toEqual(['tini', '--']);
        const product = runHere(join(bin, command), args, { cwd: app, env, ...user });
        const [check = '', ...checkArgs] = parseExecForm(getText(last, 'HEALTHCHECK'));
        const isHealthy = async (): Promise<boolean> =>
          (await runHere(join(bin, check), checkArgs, { cwd: app, env, ...user }).ended) === 0;
        expect(await isHealthy()).toBe(false);
        while (!(await isHealthy())) {
          if (product.child.exitCode !== null) throw new Error(product.output());
          await sleep(100);
        }
        await expectPages(port);
        product.child.kill('SIGTERM');
        expect(await product.ended).toBe(0);
        expect(await runHere(join(bin, check), checkArgs, { cwd: app, env, ...user }).ended).toBe(1);
        // It writes to the volume only.
        expect(listFiles(data, () => false)).toContain('users/users.sqlite');
        expect(listFiles(app, () => false)).toHaveLength(before);
      },
    );
  });
});
