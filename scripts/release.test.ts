import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cutRelease, isLater } from './release-notes.ts';

describe('isLater', () => {
  test.each([
    ['0.2.0', '0.1.9', true],
    ['0.10.0', '0.9.0', true],
    ['1.0.0', '0.99.99', true],
    ['0.1.0', '0.1.0', false],
    ['0.1.9', '0.2.0', false],
  ])('%s after %s: %s', (version, before, later) => expect(isLater(version, before)).toBe(later));

  test('what is no version is refused', () => expect(() => isLater('v2', '0.1.0')).toThrow('no version'));
});

describe('cutRelease', () => {
  test('numbers what is unreleased', () => {
    expect(cutRelease('# Changelog\n\n## Unreleased\n\n- A\n- B\n\n## 0.1.0\n\n- C\n', '0.2.0')).toEqual({
      changelog: '# Changelog\n\n## Unreleased\n\n## 0.2.0\n\n- A\n- B\n\n## 0.1.0\n\n- C\n',
      notes: '- A\n- B',
    });
  });

  test('refuses a changelog in which nothing is unreleased', () => {
    expect(() => cutRelease('## Unreleased\n\n## 0.1.0\n\n- C\n', '0.2.0')).toThrow('Nothing is unreleased.');
    expect(() => cutRelease('## 0.1.0\n', '0.2.0')).toThrow('no heading');
  });
});

describe('npm run release', () => {
  let folder: string;
  const git = (...rest: string[]) => execFileSync('git', rest, { cwd: folder, encoding: 'utf8' });
  const release = (...rest: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'release.ts'), ...rest], {
      cwd: folder,
      encoding: 'utf8',
    });

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-'));
    const about = { name: 'thing', version: '0.1.0' };
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, undefined, 2)}\n`);
    const lock = { ...about, lockfileVersion: 3, requires: true, packages: { '': about } };
    writeFileSync(join(folder, 'package-lock.json'), `${JSON.stringify(lock, undefined, 2)}\n`);
    writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n- Something new.\n');
    writeFileSync(join(folder, '.gitignore'), 'dist\n');
    git('init', '--quiet');
    git('config', 'user.name', 'Tester');
    git('config', 'user.email', 'tester@example.org');
    git('config', 'commit.gpgsign', 'false');
    git('config', 'tag.gpgsign', 'false');
    git('add', '.');
    git('commit', '--quiet', '--message', 'first');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('refuses an earlier version and a tree with changes, and changes nothing', () => {
    expect(release('0.1.0')).toMatchObject({ status: 1, stderr: '0.1.0 does not come after 0.1.0.\n' });
    writeFileSync(join(folder, 'more.txt'), 'x');
    expect(release('0.2.0')).toMatchObject({
      status: 1,
      stderr: 'There are changes that are not committed.\n',
    });
    rmSync(join(folder, 'more.txt'));
    expect(git('log', '--format=%s')).toBe('first\n');
  });

  test('commits the number, tags it with what is new, and lists the parts', () => {
    const { status, stdout, stderr } = release('0.2.0');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('v0.2.0 is committed and tagged');
    expect(git('log', '--format=%s')).toBe('chore: release 0.2.0\nfirst\n');
    expect(git('tag', '--list', '--format=%(contents)')).toContain('thing 0.2.0\n\n- Something new.');
    expect(git('status', '--porcelain')).toBe('');
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(
      '## Unreleased\n\n## 0.2.0\n\n- Some',
    );
    const parts = JSON.parse(
      readFileSync(join(folder, 'dist/release/thing-0.2.0.cdx.json'), 'utf8'),
    ) as object;
    expect(parts).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { version: '0.2.0' } } });
  }, 60_000);
});
