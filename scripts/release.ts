/**
 * `npm run release -- 0.2.0`: numbers what is unreleased, commits it with a tag, and writes the list of everything the
 * product is made of (CycloneDX) into `dist/release`. Nothing is pushed; the last lines say what is left to do.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cutRelease, isLater } from './release-notes.ts';

const CHANGELOG = 'CHANGELOG.md';
const FOLDER = 'dist/release';

const run = (command: string, ...rest: readonly string[]): string =>
  execFileSync(command, rest, {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

try {
  const [version = '', ...others] = process.argv.slice(2);
  if (version === '' || others.length > 0) throw new Error('Usage: npm run release -- 0.2.0');
  const { name, version: before } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  if (!isLater(version, before)) throw new Error(`${version} does not come after ${before}.`);
  if (run('git', 'status', '--porcelain') !== '')
    throw new Error('There are changes that are not committed.');
  const tag = `v${version}`;
  if (run('git', 'tag', '--list', tag) !== '') throw new Error(`The tag ${tag} is there already.`);

  const { changelog, notes } = cutRelease(readFileSync(CHANGELOG, 'utf8'), version);
  writeFileSync(CHANGELOG, changelog);
  run('npm', 'version', version, '--no-git-tag-version', '--ignore-scripts');
  run(
    'git',
    'commit',
    '--quiet',
    '--message',
    `chore: release ${version}`,
    '--',
    CHANGELOG,
    'package.json',
    'package-lock.json',
  );
  run('git', 'tag', '--annotate', tag, '--cleanup=verbatim', '--message', `${name} ${version}\n\n${notes}\n`);

  mkdirSync(FOLDER, { recursive: true });
  const parts = `${FOLDER}/${name}-${version}.cdx.json`;
  // What stands in the lock file, whether it is installed here or not.
  writeFileSync(
    parts,
    run('npm', 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'),
  );
  console.log(`${tag} is committed and tagged; ${parts} lists what it is made of.`);
  console.log(`Left to do: git push --follow-tags, and docker build --tag ${name}:${version} .`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
