/** What npm has installed, read from the list it writes to node_modules once everything else is in place. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compares node_modules with the lock file: `everything`; `production` if only development packages are missing;
 * otherwise `nothing` to rely on. Optional packages may always be missing.
 */
export function readInstalled(root) {
  const locked = readPackages(join(root, 'package-lock.json'));
  const listed = readPackages(listPath(root));
  if (locked === undefined || listed === undefined) return 'nothing';
  for (const [path, { version, integrity }] of Object.entries(listed)) {
    const wanted = locked[path];
    if (!wanted || wanted.version !== version || wanted.integrity !== integrity) return 'nothing';
  }
  let isComplete = true;
  for (const [path, { dev, devOptional, optional }] of Object.entries(locked)) {
    if (path === '' || optional) continue;
    if (listed[path] && existsSync(join(root, path, 'package.json'))) continue;
    if (!dev && !devOptional) return 'nothing';
    isComplete = false;
  }
  return isComplete ? 'everything' : 'production';
}

/** Call before npm changes anything, so that an interrupted installation cannot pass for the previous one. */
export function forgetInstalled(root) {
  rmSync(listPath(root), { force: true });
}

function listPath(root) {
  return join(root, 'node_modules', '.package-lock.json');
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined; // missing or half written
  }
}
