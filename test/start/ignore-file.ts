/** Copies of this repository that respect ignore files. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

type IsIgnored = (path: string) => boolean;

/**
 * Parses `.gitignore` or `.dockerignore`. The last line that matches a path or one of its folders decides. A name
 * without a slash matches in every folder for Git, only at the root for Docker.
 */
export function parseIgnoreFile(text: string, kind: 'git' | 'docker'): IsIgnored {
  const rules = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const isIncluded = line.startsWith('!');
      const pattern = line.slice(isIncluded ? 1 : 0).replace(/\/$/, '');
      const isAnywhere = kind === 'git' && !pattern.includes('/');
      return { isIncluded, pattern: toRegExp(isAnywhere ? `**/${pattern}` : pattern.replace(/^\//, '')) };
    });
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.isIncluded === false;
}

function toRegExp(pattern: string): RegExp {
  const source = pattern
    .split('**/')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*'))
    .join('(?:.*/)?');
  return new RegExp(`^${source}(?:/.*)?$`);
}

/** Files below `root` that are not ignored, as paths relative to it, without `.git`. */
export function listFiles(root: string, isIgnored: IsIgnored): readonly string[] {
  const list = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (path === '.git' || isIgnored(path)) return [];
      return entry.isDirectory() ? list(path) : [path];
    });
  return list('');
}

/** Copies the working tree as a fresh clone would have it. */
export function cloneTree(from: string, to: string): void {
  const isIgnored = parseIgnoreFile(readFileSync(join(from, '.gitignore'), 'utf8'), 'git');
  copyFiles(from, to, listFiles(from, isIgnored));
}

export function copyFiles(from: string, to: string, files: readonly string[]): void {
  for (const file of files) {
    if (!statSync(join(from, file)).isFile()) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
}
