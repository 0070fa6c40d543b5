/** Brings a checkout to the point where it can run: packages installed, client built. Plain Node 20. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Node that runs the product: the pinned one from npm, else this one when it is new enough. */
export function findNode(root) {
  const pinned = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  const [major] = process.versions.node.split('.').map(Number);
  if (major >= 24) return process.execPath;
  throw new Error(
    `This platform (${process.platform} ${process.arch}) has no pinned Node in the lock file, and Node ${process.versions.node} is too old: Node 24 or newer is needed.`,
  );
}

/** Installs exactly what the lock file says, unless that was done for this very lock file. */
export function installIfStale(root) {
  const stamp = join(root, 'node_modules', '.installed');
  const wanted = digest(readFileSync(join(root, 'package-lock.json')));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], root, process.env);
  writeFileSync(stamp, wanted);
}

/** Builds client and server rendering, unless the last build was made from these very sources. */
export function buildIfStale(root) {
  const stamp = join(root, 'dist', '.built-from');
  const wanted = digestOfSources(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building …');
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
  run(join(root, 'node_modules', '.bin', 'vite'), ['build', '--app', '--logLevel', 'warn'], root, {
    ...process.env,
    PATH: path,
  });
  writeFileSync(stamp, wanted);
}

function digestOfSources(root) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'vite.config.ts', ...listFiles(root, 'src')]) {
    const path = join(root, file);
    if (!existsSync(path)) continue;
    const { mtimeMs, size } = statSync(path);
    hash.update(`${file}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
}

/** Files the build reads: the web layer and what it may import. */
function listFiles(root, folder) {
  return ['web', 'contracts', 'std'].flatMap((part) => {
    const start = join(root, folder, part);
    if (!existsSync(start)) return [];
    return readdirSync(start, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, part, file))
      .filter((file) => statSync(join(root, file)).isFile())
      .sort();
  });
}

function digest(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

function run(command, args, cwd, env) {
  const { status, error } = spawnSync(command, args, { cwd, env, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
