import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const ROUNDS = 3;

/** Items per CPU second. */
export interface Rates {
  /** In the first seconds of a process, while what runs often is compiled. */
  readonly first: number;
  /** Once that is done. */
  readonly pace: number;
}

/** The rates of each contestant: fresh processes, rounds interleaved, the medians. */
export function measureRates(names: readonly string[]): Readonly<Record<string, Rates>> {
  const results = new Map<string, Rates[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const output = execFileSync(
        process.execPath,
        [join(import.meta.dirname, 'contestant-process.ts'), name],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
      );
      results.get(name)!.push(JSON.parse(output.trim().split('\n').at(-1)!) as Rates);
    }
  }
  return Object.fromEntries(
    [...results].map(([name, rates]) => [
      name,
      { first: median(rates.map(({ first }) => first)), pace: median(rates.map(({ pace }) => pace)) },
    ]),
  );
}

/** The same, once each is at its pace. */
export const measure = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(measureRates(names)).map(([name, { pace }]) => [name, pace]));

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
