/** Rebuilds the localnet's own programs: `node src/localnet/programs/build-program.ts`, with clang 16. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkProgram } from './link-program.ts';
import { OWN_PROGRAMS } from './own-programs.ts';

const COMPILER = 'clang-16';
/** Other versions give other bytes. */
const VERSION = 'version 16.0.6';
const FLAGS =
  '-target bpf -mcpu=v2 -O2 -std=c11 -ffreestanding -fno-builtin -fno-jump-tables -Wall -Wextra -Werror -c';

/** Whether this machine has the compiler that gives the bytes in the repository. */
export function canBuildPrograms(): boolean {
  const { stdout } = spawnSync(COMPILER, ['--version'], { encoding: 'utf8' });
  return (stdout ?? '').includes(VERSION);
}

/** The shared object of a C file. Throws with what the compiler says, and as `linkProgram`. */
export function buildProgram(source: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  try {
    const object = join(folder, 'program.o');
    const { status, error, stderr } = spawnSync(COMPILER, [...FLAGS.split(' '), source, '-o', object], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${COMPILER} failed: ${error?.message ?? stderr}`);
    return linkProgram(readFileSync(object));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) {
  for (const { source, binary } of OWN_PROGRAMS) {
    const bytes = buildProgram(source);
    writeFileSync(binary, bytes);
    process.stdout.write(`${binary}: ${bytes.length} bytes\n`);
  }
}
