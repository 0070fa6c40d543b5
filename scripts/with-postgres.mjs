/**
 * `node scripts/with-postgres.mjs <command> …`: runs the command with `POSTGRES_URL` set to a throw-away
 * PostgreSQL on the loopback, which is gone afterwards. Installs Debian's where it may and there is none; where
 * it cannot, the command runs without. Written for the system's own Node 20.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** Folder of `initdb` and `pg_ctl`, of the newest version there is. */
function findBinaries() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

function install() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing PostgreSQL from Debian for the tests of the distributed store …');
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql');
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function findUser() {
  if (!isRoot) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('postgres:'));
  if (line === undefined) return undefined;
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid, gid };
}

function findPort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Starts one; `undefined` where that is not possible. */
async function start() {
  if (findBinaries() === undefined) install();
  const binaries = findBinaries();
  const user = findUser();
  if (binaries === undefined || user === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (name, ...args) =>
    spawnSync(join(binaries, name), args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    }).status === 0;
  const stop = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  const port = await findPort();
  // Nothing here outlives the tests, so nothing needs to reach the disk.
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c fsync=off -c full_page_writes=off`;
  const isUp =
    run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync') &&
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  if (!isUp) {
    const log = join(folder, 'log');
    if (existsSync(log)) console.error(readFileSync(log, 'utf8'));
    stop();
    return undefined;
  }
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop };
}

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('Usage: node scripts/with-postgres.mjs <command> …');
  process.exit(2);
}
const postgres = process.env.POSTGRES_URL ? undefined : await start();
if (postgres === undefined && !process.env.POSTGRES_URL) {
  console.log('No PostgreSQL here and no way to install it: its tests are skipped.');
}
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, ...(postgres && { POSTGRES_URL: postgres.url }) },
});
// The terminal tells the child too; this process stays to clean up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(error.message);
  postgres?.stop();
  process.exit(127);
});
child.on('exit', (code, signal) => {
  postgres?.stop();
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
});
