/** LICENSE is the licence package.json names, and NOTICE names the works of others that must be named. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Licences that only ask to keep their text with the package, which npm does. */
const PLAIN = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Unlicense',
  '0BSD',
]);

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
}

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const production = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
const toName = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);
/** First words of lines. */
const named = new Set(read('NOTICE').match(/^[^\s,]+/gm));
/** A package for one platform belongs to the package without the suffix. */
const isNamed = (name: string): boolean =>
  [...named].some((one) => name === one || name.startsWith(`${one}-`));

describe('licences', () => {
  test('LICENSE is the exact text of the Apache License 2.0', () => {
    expect(createHash('sha256').update(read('LICENSE')).digest('hex')).toBe(
      'cfc7749b96f63bd31c3c42b5c471bf756814053e847c10f3eb003417bc523d30',
    );
    expect(JSON.parse(read('package.json'))).toMatchObject({ license: 'Apache-2.0' });
  });

  test('NOTICE names every production package with another licence, or with none', () => {
    const others = production.filter(([, { license }]) => license === undefined || !PLAIN.has(license));
    expect(others.map(([path]) => toName(path))).toContain('satori');
    expect(others.map(([path]) => toName(path)).filter((name) => !isNamed(name))).toEqual([]);
  });

  test('NOTICE names every production package with a notice of its own', () => {
    const withNotice = production
      .filter(([path]) => existsSync(join(ROOT, path)))
      .filter(([path]) => readdirSync(join(ROOT, path)).some((file) => /^notice/i.test(file)));
    expect(withNotice.map(([path]) => toName(path)).filter((name) => !isNamed(name))).toEqual([]);
  });

  test('NOTICE names every file of src that comes from elsewhere', () => {
    const foreign = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /\.(?:proto|c|h|css|tsx?)$/.test(file) && /^(?:\/\/|\/\*|#) ?From https?:/.test(read(`src/${file}`)),
    );
    expect(foreign).toContain('indexer/sources/geyser/geyser.proto');
    const notice = read('NOTICE');
    expect(foreign.filter((file) => !notice.includes(file.split('/').at(-1) ?? file))).toEqual([]);
  });
});
