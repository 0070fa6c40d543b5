/** Whatever ends `npm start` ends the product too, whichever shell npm uses for scripts. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSmallCheckout, type SmallCheckout } from './small-checkout.ts';
import { findFreePort, toBareEnvironment, whenFreed, type Started } from './started.ts';

let checkout: SmallCheckout;
let port: number;
const left: Started[] = [];

beforeEach(async () => {
  checkout = createSmallCheckout();
  port = await findFreePort();
});
afterEach(() => {
  for (const { child } of left.splice(0)) {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // The whole group is gone, as it should be.
    }
  }
  checkout.remove();
});

function start(options: Parameters<SmallCheckout['start']>[0]): Started {
  const started = checkout.start({ ...options, detached: true });
  left.push(started);
  return started;
}

/** `npm start` with the real npm, in a process group of its own as in a terminal; resolves once the product listens. */
async function startByNpm(shell: string): Promise<Started> {
  expect(await checkout.start().ended).toBe(0);
  const PATH = [dirname(process.execPath), toBareEnvironment().PATH].join(delimiter);
  const started = start({
    command: ['npm', 'start'],
    env: { PATH, PORT: String(port), npm_config_script_shell: shell },
  });
  await started.said(/listening/);
  return started;
}

/** dash waits for the script, bash replaces itself with it. */
const SHELLS = ['/bin/sh', '/bin/bash'].filter((shell) => existsSync(shell));

const ENDS: readonly [string, (pid: number) => void][] = [
  ['Ctrl-C', (pid) => process.kill(-pid, 'SIGINT')],
  ['a closed terminal', (pid) => process.kill(-pid, 'SIGHUP')],
  ['SIGTERM to npm', (pid) => process.kill(pid, 'SIGTERM')],
  ['the death of npm', (pid) => process.kill(pid, 'SIGKILL')],
];

describe.each(SHELLS)('through %s', (shell) => {
  test.each(ENDS)('%s stops the product and frees its port', async (_name, end) => {
    const started = await startByNpm(shell);
    end(started.child.pid!);
    await whenFreed(port);
    // Its output closes only once all its children are gone.
    await started.ended;
    expect(started.output()).toMatch(/received SIG(?:INT|HUP|TERM)/);
  });
});

test('an installation ends with npm', async () => {
  checkout.order({ npm: 'hang' });
  // The outer npm is real, the one it calls is the small one.
  const { PATH } = toBareEnvironment();
  const npm = PATH.split(':').find((folder) => existsSync(join(folder, 'npm')))!;
  const started = start({ command: [join(npm, 'npm'), 'start'], env: { PORT: String(port) } });
  while (!readFileSync(join(checkout.folder, 'calls'), 'utf8').includes('half installed')) await sleep(20);
  started.child.kill('SIGKILL');
  await started.ended;
  expect(started.output()).not.toContain('product ');
});

test('a start without npm outlives its parent', async () => {
  const script = `"$0" scripts/start.mjs & echo "pid $!"; while [ ! -e over ]; do sleep 0.1; done`;
  const started = start({
    command: ['/bin/sh', '-c', script, process.execPath],
    env: { PORT: String(port) },
  });
  const pid = Number(await started.said(/pid (\d+)/));
  await started.said(/listening/);
  const gone = once(started.child, 'exit');
  checkout.write('over', '');
  await gone;
  // Longer than the interval at which orphans are noticed.
  await sleep(500);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('served');
  process.kill(pid, 'SIGTERM');
  await started.ended;
});
