import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSecretSetting } from './secret-setting.ts';

const folder = mkdtempSync(join(tmpdir(), 'secret-setting-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('a setting that may be in a file', () => {
  test('is its own text, or that of the file', () => {
    const file = write('key', '\n the-key \r\n');
    expect(readSecretSetting({}, 'KEY')).toBe(undefined);
    expect(readSecretSetting({ KEY: 'a', KEY_FILE: '' }, 'KEY')).toBe('a');
    expect(readSecretSetting({ KEY_FILE: file }, 'KEY')).toBe('the-key');
    expect(readSecretSetting({ KEY: '', KEY_FILE: file }, 'KEY')).toBe('the-key');
    expect(readSecretSetting({ KEY_FILE: write('full', 'x'.repeat(65_536)) }, 'KEY')).toHaveLength(65_536);
  });

  test.each([
    ['both', { KEY: 'a', KEY_FILE: '/dev/null' }, 'KEY and KEY_FILE cannot both be set'],
    ['no file', { KEY_FILE: join(folder, 'none') }, 'KEY_FILE names a file that cannot be read (ENOENT)'],
    ['a folder', { KEY_FILE: folder }, 'KEY_FILE names a file that cannot be read (EISDIR)'],
    ['nothing in it', { KEY_FILE: write('empty', ' \n') }, 'KEY_FILE names a file that is empty'],
    ['an endless file', { KEY_FILE: '/dev/zero' }, 'KEY_FILE names a file of more than 64 KiB'],
  ])('%s is refused in one line that tells neither path nor content', (_what, environment, message) => {
    expect(() => readSecretSetting(environment, 'KEY')).toThrow(new Error(message));
  });
});
