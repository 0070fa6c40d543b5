/**
 * `node scripts/with-clickhouse.mjs <command> …`: runs the command with `CLICKHOUSE_URL` set to a throw-away ClickHouse on
 * the loopback, which is gone afterwards: chdb, in a process of its own behind `test/engines/chdb/front.mjs`. It is
 * 546 MB, so it is installed only by this script, into its own folder; where it cannot be, the command runs without.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const engine = fileURLToPath(new URL('../test/engines/chdb/', import.meta.url));

function install() {
  if (existsSync(join(engine, 'node_modules/chdb'))) return true;
  console.log('Installing chdb (546 MB) for the tests of the index in ClickHouse …');
  // No lock: the packages of other platforms that it would name are not in every registry.
  const done = spawnSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], {
    cwd: engine,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return done.status === 0;
}

/** Starts one; `undefined` where that is not possible. */
async function start() {
  if (!install()) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'clickhouse-'));
  const front = spawn(process.execPath, [join(engine, 'front.mjs'), join(folder, 'data')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const port = await new Promise((resolve) => {
    createInterface({ input: front.stdout }).once('line', resolve);
    front.once('exit', () => resolve(undefined));
    front.once('error', () => resolve(undefined));
  });
  const stop = () => {
    front.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  if (port === undefined) {
    stop();
    return undefined;
  }
  return { url: `http://127.0.0.1:${port}`, pid: front.pid, stop };
}

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('Usage: node scripts/with-clickhouse.mjs <command> …');
  process.exit(2);
}
const clickhouse = process.env.CLICKHOUSE_URL ? undefined : await start();
if (clickhouse === undefined && !process.env.CLICKHOUSE_URL) {
  console.log('No ClickHouse here and no way to install it: its tests are skipped.');
}
const child = spawn(command, args, {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(clickhouse && { CLICKHOUSE_URL: clickhouse.url, CLICKHOUSE_PID: String(clickhouse.pid) }),
  },
});
// The terminal tells the child too; this process stays to clean up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  console.error(error.message);
  clickhouse?.stop();
  process.exit(127);
});
child.on('exit', (code, signal) => {
  clickhouse?.stop();
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
});
