/**
 * `npm run dev`: a development build that follows the sources, and a server that starts over with each change, upon
 * which open pages load themselves again. React is its development build here: components have their names, and
 * `StrictMode` renders twice. `dist` is left without the mark of a finished build, so that the next `npm start` makes
 * one. Run by `start.mjs`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';
import { stampPath } from './built.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Editors write a file in several steps. */
const SETTLED_MS = 200;

const building = new Set();
let server;
let isStopping = false;
let restart;
let restarting = Promise.resolve();

/** Starts the server again once nothing was changed or built for a moment. */
function restartSoon() {
  clearTimeout(restart);
  if (isStopping) return;
  restart = setTimeout(() => {
    if (building.size > 0) return; // the end of the build comes here again
    restarting = restarting.then(startAnew);
  }, SETTLED_MS);
}

async function startAnew() {
  await stopServer();
  if (isStopping) return;
  server = spawn(process.execPath, ['src/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  server.once('error', (error) => console.error(error));
}

async function stopServer() {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function followSources(environment, builder) {
  building.add(environment.name);
  const watcher = await builder.build(environment);
  watcher.on('event', (event) => {
    if (event.code === 'START') building.add(environment.name);
    if (event.code === 'ERROR') console.error(event.error.message);
    if (event.code === 'END' || event.code === 'ERROR') {
      building.delete(environment.name);
      if (event.code === 'END') restartSoon();
    }
  });
  return watcher;
}

rmSync(stampPath(root), { force: true });
console.log('Building for development …');
const following = { minify: false, watch: {} };
const builder = await createBuilder({
  root,
  mode: 'development',
  logLevel: 'warn',
  environments: { client: { build: following }, ssr: { build: following } },
});
const watchers = [];
for (const environment of Object.values(builder.environments))
  watchers.push(await followSources(environment, builder));
// What the pages are made of reaches the server through a build alone, whose end starts it again.
const sources = watch(join(root, 'src'), { recursive: true }, (_, path) => {
  if (path === null || path.split(sep)[0] !== 'web') restartSoon();
});
const data = watch(join(root, 'data'), { recursive: true }, restartSoon);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    isStopping = true;
    clearTimeout(restart);
    sources.close();
    data.close();
    await restarting;
    await stopServer();
    await Promise.all(watchers.map((watcher) => watcher.close()));
    process.exit(server?.exitCode ?? 0);
  });
}
