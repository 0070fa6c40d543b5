import type { DecodedInstruction } from '#contracts/decoded';
import { isPlumbing, type Outcome } from '#decoder';
import type { ProgramUse } from './facts.ts';

/** Counts who calls what in a block. */
export class ProgramUses {
  readonly #uses = new Map<string, ProgramUse>();

  add({ instructions, feePayer, failed, feeLamports }: Outcome): void {
    const called = new Set<ProgramUse>();
    const visit = (nodes: readonly DecodedInstruction[]): void => {
      for (const node of nodes) {
        const use = this.#use(node.program);
        called.add(use);
        use.calls++;
        use.computeUnits += ownUnits(node);
        let named = use.instructions.get(node.name ?? '');
        if (named === undefined) use.instructions.set(node.name ?? '', (named = { calls: 0, failed: 0 }));
        named.calls++;
        if (node.failed === true) named.failed++;
        if (node.inner.length > 0) visit(node.inner);
      }
    };
    visit(instructions);
    for (const use of called) {
      use.transactions++;
      if (failed) use.failed++;
      use.users.set(feePayer, (use.users.get(feePayer) ?? 0) + 1);
    }
    const main = instructions.find((instruction) => !isPlumbing(instruction)) ?? instructions[0];
    if (main !== undefined) this.#use(main.program).feeLamports += feeLamports;
  }

  list(): readonly ProgramUse[] {
    return [...this.#uses.values()];
  }

  #use(program: string): ProgramUse {
    let use = this.#uses.get(program);
    if (use === undefined) {
      use = {
        program,
        calls: 0,
        transactions: 0,
        failed: 0,
        computeUnits: 0,
        feeLamports: 0n,
        users: new Map(),
        instructions: new Map(),
      };
      this.#uses.set(program, use);
    }
    return use;
  }
}

/** Units of the instruction without those of what it called, as far as the logs tell. */
function ownUnits({ computeUnits = 0, inner }: DecodedInstruction): number {
  return Math.max(
    0,
    inner.reduce((rest, child) => rest - (child.computeUnits ?? 0), computeUnits),
  );
}
