import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Why the virtual machine cannot run on this machine, as the end of a sentence, or `undefined` if npm installed
 * its build for this platform. Does not load it. `from` is the URL or path of the module that would.
 */
export function findEngineFault(from: string = import.meta.url): string | undefined {
  const { platform, arch } = process;
  return hasBuild(from)
    ? undefined
    : `its virtual machine, litesvm, has no build installed for ${platform} ${arch}`;
}

/** Each build is a package of its own; npm installs the one for the platform, if there is one. */
function hasBuild(from: string): boolean {
  const manifestPath = findPath(from, 'litesvm/package.json');
  if (manifestPath === undefined) return false;
  const manifest: unknown = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const { optionalDependencies = {} } = manifest as { optionalDependencies?: Record<string, string> }; // npm's format
  return Object.keys(optionalDependencies).some((build) => findPath(manifestPath, build) !== undefined);
}

function findPath(from: string, specifier: string): string | undefined {
  try {
    return createRequire(from).resolve(specifier);
  } catch {
    return undefined;
  }
}
