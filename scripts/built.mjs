/** Whether `dist` was built from exactly these sources. Compares contents, so a copy is as good as the original. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders a build reads. */
const SOURCES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'CHANGELOG.md',
  'src/web',
  'src/contracts',
  'src/std',
];
const OUTPUT = 'dist';
const STAMP = '.built-from';

/** True if the last build finished, was made from the present sources, and nobody changed its files since. */
export function isBuilt(root) {
  try {
    const { sources, output } = JSON.parse(readFileSync(stampPath(root), 'utf8'));
    return sources === digestSources(root) && output === digestOutput(root);
  } catch {
    return false; // never built, or interrupted
  }
}

/**
 * Call before a build, so that an interrupted one cannot pass for the previous one. Returns a function to call
 * after success; it records the sources as they were before, so that an edit made meanwhile is noticed.
 */
export function beginBuild(root) {
  rmSync(stampPath(root), { force: true });
  const sources = digestSources(root);
  return () => {
    const draft = `${stampPath(root)}.draft`;
    writeFileSync(draft, JSON.stringify({ sources, output: digestOutput(root) }));
    renameSync(draft, stampPath(root));
  };
}

/** The mark of a finished build. */
export function stampPath(root) {
  return join(root, OUTPUT, STAMP);
}

function digestSources(root) {
  return digest(root, SOURCES, (file) => !/\.test\.tsx?$/.test(file));
}

function digestOutput(root) {
  return digest(root, [OUTPUT], (file) => !file.startsWith(`${OUTPUT}/${STAMP}`));
}

/** Covers names and contents. A path that does not exist adds nothing. */
function digest(root, paths, isWanted) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of listFiles(root, path).filter(isWanted)) {
      const bytes = readFileSync(join(root, file));
      hash.update(`${file}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest('hex');
}

function listFiles(root, path) {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .map((file) => join(path, file))
    .filter((file) => statSync(join(root, file)).isFile())
    .sort();
}
