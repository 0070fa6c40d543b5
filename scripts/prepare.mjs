/** Brings a checkout to the point where it can run: packages installed, client built. Plain Node 20. */
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { beginBuild, isBuilt } from './built.mjs';
import { runChild, toExitCode } from './children.mjs';
import { forgetInstalled, readInstalled } from './installed.mjs';
import { findNode, Refusal, refusePlatform, removeForeignNode } from './platform.mjs';

const NOT_BUILT = 'dist was not built from these sources';

/**
 * Installs and builds what is missing and nothing else. A build of exactly these sources needs no development
 * packages, so an installation without them (`npm ci --omit=dev`) is left as it is, unless it is for tests or for
 * development, which makes builds of its own.
 * Returns the path of the Node that runs the product. Throws a `Refusal`; exits when a signal arrives meanwhile.
 */
export async function prepare(root, { forTests = false, develops = false } = {}) {
  refusePlatform();
  const built = develops || isBuilt(root);
  const installed = readInstalled(root);
  if (installed === 'nothing') {
    await install(root, 'Packages are missing or do not match package-lock.json');
  } else if (installed === 'production') {
    if (!built) await install(root, NOT_BUILT);
    else if (forTests || develops) await install(root, 'The development packages are missing');
  }
  if (!built) await build(root);
  return findNode(root);
}

/** Builds client and server rendering. Throws a `Refusal` when that fails. */
export async function build(root) {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  if (!existsSync(vite)) throw new Refusal('Vite is not installed: run "npm ci --include=dev" first.');
  refuseReadOnly(join(root, 'dist'), root, NOT_BUILT);
  const node = findNode(root);
  console.log('Building …');
  const finish = beginBuild(root);
  // The result must not depend on this variable: the same build serves development and production.
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = [vite, 'build', '--app', '--logLevel', 'warn'];
  await run(node, args, { cwd: root, env }, 'The build');
  finish();
}

/** Installs everything in the lock file, in production too: the build needs development packages. */
async function install(root, reason) {
  refuseReadOnly(join(root, 'node_modules'), root, reason);
  console.log('Installing packages …');
  forgetInstalled(root);
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', args, { cwd: root }, 'The installation');
  removeForeignNode(root);
}

function refuseReadOnly(folder, parent, reason) {
  const target = existsSync(folder) ? folder : parent;
  try {
    accessSync(target, constants.W_OK);
  } catch {
    throw new Refusal(
      `${reason}, and this user cannot write to ${target}: run "npm ci --include=dev" and "npm run build" as its owner.`,
    );
  }
}

async function run(command, args, options, what) {
  const { code, received } = await runChild(command, args, options).catch((error) => {
    throw new Refusal(`${what} could not be started: ${error.message}.`);
  });
  if (received !== undefined) process.exit(toExitCode(received));
  if (code !== 0) throw new Refusal(`${what} failed (exit code ${code}); the reason is above.`);
}
