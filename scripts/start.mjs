/**
 * `npm start`: installs and builds what is missing, then runs the product until it is told to stop.
 * Arguments go on to it: `npm start -- --port 4000`. Written for the system's own Node 20.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { buildIfStale, findNode, installIfStale } from './prepare.mjs';

const PARENT_CHECK_MS = 500;
const root = join(import.meta.dirname, '..');
const arguments_ = process.argv.slice(2);
const develops = arguments_.includes('--dev');

function prepare() {
  try {
    installIfStale(root);
    const node = findNode(root);
    buildIfStale(root);
    return node;
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

const child = spawn(
  prepare(),
  [...(develops ? ['--watch'] : []), 'src/main.ts', ...arguments_.filter((argument) => argument !== '--dev')],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      // What TypeScript becomes is kept, so that the next start need not strip and compile it again.
      NODE_COMPILE_CACHE: join(root, '.osvm', 'compile-cache'),
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm runs scripts through a shell that dies of a signal without passing it on. An orphan stops by itself.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_CHECK_MS).unref();
}
child.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
