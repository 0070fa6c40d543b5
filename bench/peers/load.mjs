import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Installs the peers once, as their own lock file says. */
export function installPeers() {
  if (existsSync(join(import.meta.dirname, 'node_modules'))) return;
  console.error('Installing the peers of the benchmarks …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** A peer's exports, whichever module system it is written in. */
export function loadPeer(name) {
  return require(name);
}
