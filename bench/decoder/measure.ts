import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROUNDS = 3;

/** Items per CPU second of each contestant: fresh processes, rounds interleaved, the median. */
export function measure(names: readonly string[]): Readonly<Record<string, number>> {
  const results = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const output = execFileSync(
        process.execPath,
        [join(import.meta.dirname, 'contestant-process.ts'), name],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
      );
      results.get(name)!.push(Number(output.trim().split('\n').at(-1)));
    }
  }
  return Object.fromEntries(
    [...results].map(([name, values]) => [name, values.sort((a, b) => a - b)[ROUNDS >> 1]!]),
  );
}
