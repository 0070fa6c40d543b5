/** What a start installs and builds, and that a failed or interrupted start does not harm the next. */
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSmallCheckout, type SmallCheckout } from './small-checkout.ts';
import type { Started } from './started.ts';

const INSTALL = 'npm ci --include=dev --include=optional --no-audit --no-fund --loglevel=error';
const BUILD = 'vite build --app --logLevel warn production';

let checkout: SmallCheckout;
beforeEach(() => {
  checkout = createSmallCheckout();
});
afterEach(() => checkout.remove());

async function expectRun(started: Started): Promise<void> {
  expect([await started.ended, started.output()]).toEqual([0, expect.stringContaining('product ')]);
}

/** `npm ci --omit=dev`, or `npm prune`. */
function omitDevelopment(): void {
  const list = 'node_modules/.package-lock.json';
  const { packages } = JSON.parse(readFileSync(join(checkout.folder, list), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const remaining = Object.entries(packages).filter(([, { dev }]) => dev !== true);
  checkout.write(list, JSON.stringify({ packages: Object.fromEntries(remaining) }));
  rmSync(join(checkout.folder, 'node_modules/vite'), { recursive: true });
}

describe('a start', () => {
  test('installs and builds in a fresh clone, in production too, and does so once', async () => {
    await expectRun(checkout.start({ env: { NODE_ENV: 'production' } }));
    expect(checkout.calls()).toEqual([INSTALL, BUILD]);
    await expectRun(checkout.start());
    expect(checkout.calls()).toEqual([]);
  });

  test('passes its arguments to the product and returns its exit code', async () => {
    checkout.write('src/main.ts', 'console.log(process.argv.slice(2)); process.exit(7);');
    const { ended, output } = checkout.start({
      command: [process.execPath, 'scripts/start.mjs', '--port', '4000'],
    });
    expect(await ended).toBe(7);
    expect(output()).toContain(`[ '--port', '4000' ]`);
  });

  test('builds again when the sources of the build change, and only then', async () => {
    await expectRun(checkout.start());
    checkout.calls();
    checkout.write('src/web/page.ts', 'export const page = 2;');
    await expectRun(checkout.start());
    expect(checkout.calls()).toEqual([BUILD]);
    checkout.write('src/web/page.test.ts', 'export {};');
    checkout.write('src/server/answer.ts', 'export {};');
    // The same content with a newer time.
    checkout.write('src/web/page.ts', 'export const page = 2;');
    await expectRun(checkout.start());
    expect(checkout.calls()).toEqual([]);
  });

  test.each([
    ['a file of dist is missing', 'dist/client/style.css'],
    ['a file of dist differs', 'dist/client/page.js'],
    ['the stamp is half written', 'dist/.built-from'],
  ])('builds again when %s', async (_name, file) => {
    await expectRun(checkout.start());
    checkout.calls();
    if (file.endsWith('.css')) rmSync(join(checkout.folder, file));
    else checkout.write(file, '{"sources":');
    await expectRun(checkout.start());
    expect(checkout.calls()).toEqual([BUILD]);
  });

  test.each([
    ['the lock file changes', 'package-lock.json', '{"packages":{"node_modules/other":{"version":"1.0.0"}}}'],
    ['npm’s list is half written', 'node_modules/.package-lock.json', '{"packages":{'],
    [
      'there is more than in the lock file',
      'node_modules/.package-lock.json',
      '{"packages":{"node_modules/x":{}}}',
    ],
  ])('installs again when %s', async (_name, file, text) => {
    await expectRun(checkout.start());
    checkout.calls();
    checkout.write(file, text);
    await expectRun(checkout.start());
    expect(checkout.calls()[0]).toBe(INSTALL);
  });

  test('installs again when a package is gone', async () => {
    await expectRun(checkout.start());
    checkout.calls();
    rmSync(join(checkout.folder, 'node_modules/product'), { recursive: true });
    await expectRun(checkout.start());
    expect(checkout.calls()).toEqual([INSTALL]);
  });
});

describe('without development packages', () => {
  beforeEach(async () => {
    await expectRun(checkout.start());
    omitDevelopment();
    checkout.calls();
  });

  test('an up-to-date build runs, and so does a copy of it', async () => {
    await expectRun(checkout.start());
    const copy = createSmallCheckout();
    try {
      for (const part of ['node_modules', 'dist', 'src']) {
        rmSync(join(copy.folder, part), { recursive: true, force: true });
        cpSync(join(checkout.folder, part), join(copy.folder, part), { recursive: true });
      }
      await expectRun(copy.start({ env: { NODE_ENV: 'production' } }));
      expect([...checkout.calls(), ...copy.calls()]).toEqual([]);
    } finally {
      copy.remove();
    }
  });

  test('they are installed when the sources changed', async () => {
    checkout.write('src/web/page.ts', 'export const page = 2;');
    await expectRun(checkout.start());
    expect(checkout.calls()).toEqual([INSTALL, BUILD]);
  });

  test('they are installed for tests', async () => {
    // Vitest is not in this checkout, so the run itself fails.
    const { ended } = checkout.start({
      command: [process.execPath, 'scripts/test.mjs'],
      env: { CHROMIUM_PATH: process.execPath, POSTGRES_URL: 'postgresql://127.0.0.1:9/none' },
    });
    expect(await ended).toBe(1);
    expect(checkout.calls()).toEqual([INSTALL]);
  });

  test.runIf(process.getuid?.() === 0)('a user without write access is shown what to do', async () => {
    checkout.write('src/web/page.ts', 'export const page = 2;');
    const { ended, output } = checkout.start({ uid: 1000 });
    expect(await ended).toBe(1);
    const folder = join(checkout.folder, 'node_modules');
    expect(output()).toBe(
      `dist was not built from these sources, and this user cannot write to ${folder}: run "npm ci --include=dev" and "npm run build" as its owner.\n`,
    );
  });
});

describe('a start that fails', () => {
  test.each([
    ['the installation fails', { npm: 'fail' }, 'The installation failed', [INSTALL], [INSTALL, BUILD]],
    ['the build fails', { vite: 'fail' }, 'The build failed', [INSTALL, BUILD], [BUILD]],
  ] as const)('says so when %s, and the next one succeeds', async (_name, orders, said, calls, next) => {
    checkout.order(orders);
    const { ended, output } = checkout.start();
    expect([await ended, output()]).toEqual([
      1,
      expect.stringContaining(`${said} (exit code 3); the reason is above.`),
    ]);
    expect(output()).not.toContain('    at ');
    expect(checkout.calls()).toEqual(calls);
    checkout.order({});
    await expectRun(checkout.start());
    expect(checkout.calls()).toEqual(next);
  });

  test.each([
    ['while it installs', { npm: 'hang' }, 'half installed', [INSTALL]],
    ['while it builds', { vite: 'hang' }, 'half built', [BUILD]],
  ] as const)('is interrupted %s, and the next one succeeds', async (_name, orders, half, next) => {
    await expectRun(checkout.start());
    if (next[0] === INSTALL) rmSync(join(checkout.folder, 'node_modules/product'), { recursive: true });
    else checkout.write('src/web/page.ts', 'export const page = 2;');
    checkout.calls();
    checkout.order(orders);
    const stopped = checkout.start();
    while (!readFileSync(join(checkout.folder, 'calls'), 'utf8').includes(half)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    stopped.child.kill('SIGTERM');
    // Its output closes only once all its children are gone.
    expect(await stopped.ended).toBe(143);
    expect(stopped.output()).not.toContain('product ');
    checkout.calls();
    checkout.order({});
    // Half a result does not pass for the previous one, even if its sources are back.
    checkout.write('src/web/page.ts', 'export const page = 1;');
    await expectRun(checkout.start());
    expect(checkout.calls()).toEqual(next);
  });

  test('is killed while it installs, and the next one succeeds', async () => {
    checkout.order({ npm: 'hang' });
    const killed = checkout.start({ detached: true });
    await killed.said(/Installing/);
    while (!readFileSync(join(checkout.folder, 'calls'), 'utf8').includes('half installed')) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    process.kill(-killed.child.pid!, 'SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    checkout.calls();
    checkout.order({});
    await expectRun(checkout.start());
    expect(checkout.calls()).toEqual([INSTALL, BUILD]);
  });

  test('says so when npm is missing', async () => {
    rmSync(join(checkout.folder, 'bin/npm'));
    const { ended, output } = checkout.start({ env: { PATH: join(checkout.folder, 'bin') } });
    expect([await ended, output()]).toEqual([
      1,
      'Installing packages …\nThe installation could not be started: spawn npm ENOENT.\n',
    ]);
  });
});
