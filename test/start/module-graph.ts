/** The modules reachable from entry points, and the packages they load. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readImports, readStyleImports } from './read-imports.ts';

export interface PackageUse {
  readonly name: string;
  /** File of ours, below the root. */
  readonly by: string;
}

export interface ModuleGraph {
  readonly files: readonly string[];
  readonly uses: readonly PackageUse[];
  /** Number of import specifiers read. */
  readonly specifiers: number;
  /** Imports that cannot be followed: unreadable, or of a file that does not exist. */
  readonly lost: readonly string[];
}

/** Follows imports from `entries`, which are files below `root`. */
export function readModuleGraph(root: string, entries: readonly string[]): ModuleGraph {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly imports: Readonly<Record<string, string>>;
  };
  const seen = new Set(entries);
  const uses: PackageUse[] = [];
  const lost: string[] = [];
  let count = 0;

  for (const file of seen) {
    const path = join(root, file);
    if (!existsSync(path)) {
      lost.push(file);
      continue;
    }
    const text = readFileSync(path, 'utf8');
    const { specifiers, unreadable } = file.endsWith('.css')
      ? { specifiers: readStyleImports(text), unreadable: [] }
      : readImports(file, text);
    count += specifiers.length;
    lost.push(...unreadable.map((what) => `${file}: ${what}`));
    for (const specifier of specifiers) {
      if (/^(?:node|virtual):/.test(specifier)) continue;
      const own = toOwnFile(file, specifier, imports);
      if (own === undefined) uses.push({ name: toPackageName(specifier), by: file });
      else if (/\.(?:tsx?|css)$/.test(own)) seen.add(own);
      else if (!existsSync(join(root, own))) lost.push(`${file}: ${specifier}`);
    }
  }
  return { files: [...seen], uses, specifiers: count, lost };
}

function toOwnFile(
  from: string,
  specifier: string,
  imports: Readonly<Record<string, string>>,
): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (!specifier.startsWith('#')) return undefined;
  for (const [pattern, target] of Object.entries(imports)) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined ? specifier !== pattern : !specifier.startsWith(start)) continue;
    return posix.normalize(target.replace('*', specifier.slice(start.length)));
  }
  return undefined;
}

function toPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
