/**
 * `npm test`: installs what is missing (packages, and Chromium from Debian where it can), builds, runs
 * every test and ends with one plain line, `N passed, N failed`. `npm test -- --quick` leaves out the browser and
 * the heavy proofs; other arguments go to Vitest. Written for the system's own Node 20.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from './platform.mjs';
import { prepare } from './prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The first is the same engine without a browser's own windows, which cost a quarter of the CPU time. */
const CHROMIUM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const BALANCING = {
  'redis-server': '/usr/bin/redis-server',
  nginx: '/usr/sbin/nginx',
  'nats-server': '/usr/sbin/nats-server',
};

/** Path of a browser, installing Debian's when this may and there is none; `undefined` where it cannot. */
function findChromium() {
  const known = [process.env.CHROMIUM_PATH, ...CHROMIUM_PATHS].find((path) => path && existsSync(path));
  if (known) return known;
  if (!mayInstall()) return undefined;
  console.log('Installing Chromium from Debian for the browser tests …');
  if (apt('update', '-qq')) PACKAGES.some((name) => install(name));
  return CHROMIUM_PATHS.find((path) => existsSync(path));
}

/** What several processes are tried with. A package that starts a service does so only where services are managed. */
function findBalancing() {
  const missing = Object.keys(BALANCING).filter((name) => !existsSync(BALANCING[name]));
  if (missing.length === 0 || !mayInstall()) return missing;
  console.log(`Installing ${missing.join(' and ')} from Debian for the tests of several processes …`);
  if (apt('update', '-qq')) install(...missing);
  return missing.filter((name) => !existsSync(BALANCING[name]));
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
const install = (...names) => apt('install', '-y', '-qq', '--no-install-recommends', ...names);

try {
  await prepare(root, { forTests: true });
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(1);
}
const given = process.argv.slice(2);
const quick = given.includes('--quick');
const args = given.filter((arg) => arg !== '--quick');
if (quick) args.push('--project=unit', '--project=dom', '--project=whole');

const chromium = quick ? undefined : findChromium();
if (quick) console.log('Quick: without the browser tests and the heavy proofs.');
else if (!chromium) console.log('No Chromium here and no way to install it: the browser tests are skipped.');
const missing = quick ? [] : findBalancing();
if (missing.length > 0) {
  console.log(`No ${missing.join(' and no ')} here: tests that need it are skipped, and say so.`);
}
if (!process.env.POSTGRES_URL) {
  console.log(
    'No POSTGRES_URL: the tests of the PostgreSQL store are skipped (scripts/with-postgres.mjs sets one).',
  );
}
if (!process.env.CLICKHOUSE_URL) {
  console.log(
    'No CLICKHOUSE_URL: the tests of the ClickHouse store are skipped (npm run test:clickhouse installs one and runs them).',
  );
}

const results = mkdtempSync(join(tmpdir(), 'test-results-'));
const report = join(results, 'report.json');
const run = spawnSync(
  join(root, 'node_modules', '.bin', 'vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
      // Tests start the product and its parts again and again; compiling them once is enough.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
      ...(chromium && { CHROMIUM_PATH: chromium }),
    },
  },
);

let passed = 0;
let failed = 0;
let skipped = 0;
if (existsSync(report)) {
  const counts = JSON.parse(readFileSync(report, 'utf8'));
  passed = counts.numPassedTests;
  failed = counts.numFailedTests;
  skipped = counts.numPendingTests + (counts.numTodoTests ?? 0);
  // A file that cannot even be loaded holds no test to fail, but the run has failed.
  const unloadable = counts.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  failed += unloadable;
}
rmSync(results, { recursive: true, force: true });
if (run.status !== 0 && failed === 0) failed = 1;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);
