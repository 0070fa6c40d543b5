import { findMain, type Outcome } from '#decoder';
import type { FailureCount } from './facts.ts';

/** Counts what failed in a block, by program and error. Votes are left out. */
export class FailureCounts {
  readonly #counts = new Map<string, FailureCount>();

  add({ error, instructions, feeLamports, signature }: Outcome): void {
    if (error === undefined) return;
    // The budget comes first; what a transfer of SOL is about comes last.
    const program = error.program ?? (findMain(instructions) ?? instructions.at(-1))?.program;
    if (program === undefined) return;
    const key = `${program} ${error.name}`;
    const count = this.#counts.get(key);
    if (count === undefined) {
      this.#counts.set(key, { program, error: error.name, failed: 1, feeLamports, signature });
      return;
    }
    count.failed++;
    count.feeLamports += feeLamports;
    count.signature = signature;
  }

  list(): readonly FailureCount[] {
    return [...this.#counts.values()];
  }
}
