import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findEngineFault } from './find-engine-fault.ts';

const MISSING = `its virtual machine, litesvm, has no build installed for ${process.platform} ${process.arch}`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function addPackage(name: string, manifest: object): void {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, ...manifest }));
}

test('the engine of this installation is found', () => {
  expect(findEngineFault()).toBe(undefined);
});

test('one that is not installed is missed', () => {
  expect(findEngineFault(join(folder, 'module.js'))).toBe(MISSING);
});

describe('one that is installed', () => {
  beforeEach(() => {
    addPackage('litesvm', { optionalDependencies: { 'litesvm-here': '1.0.0', 'litesvm-there': '1.0.0' } });
  });

  test('is missed without a build for this platform', () => {
    expect(findEngineFault(join(folder, 'module.js'))).toBe(MISSING);
  });

  test('is missed with a build whose file is not there', () => {
    addPackage('litesvm-here', { main: 'engine.node' });
    expect(findEngineFault(join(folder, 'module.js'))).toBe(MISSING);
  });

  test('is found with a build', () => {
    addPackage('litesvm-here', { main: 'engine.node' });
    writeFileSync(join(folder, 'node_modules', 'litesvm-here', 'engine.node'), '');
    expect(findEngineFault(join(folder, 'module.js'))).toBe(undefined);
  });
});
