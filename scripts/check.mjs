/** Everything a machine can say about the source without running it: what is generated, types, lint, format. */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };

const STEPS = [
  ['registries', 'node', 'scripts/gen.ts', '--check'],
  ['architecture picture', 'node', 'scripts/draw-architecture.ts', '--check'],
  ['answer schemas', 'node', 'scripts/gen-answer-schemas.ts', '--check'],
  ['types', 'node', 'node_modules/typescript7/bin/tsc', '-p', '.'],
  ['lint', 'oxlint', '--type-aware', 'src', 'scripts', 'bench', 'test'],
  ['format', 'oxfmt', '--check', '.'],
];

let failed = 0;
for (const [name, command, ...args] of STEPS) {
  const started = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' });
  console.log(
    `${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
  if (status !== 0) failed++;
}
process.exit(failed > 0 ? 1 : 0);
