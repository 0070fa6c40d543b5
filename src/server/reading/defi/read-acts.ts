import type { Act, ActCount } from '#contracts/market/protocol-acts';
import { actOf } from '#decoder';
import defiQueries from '#store/queries/defi';
import type { IndexReader } from '../index/index-reader.ts';
import type { WindowPlan } from './window-plan.ts';

/** How often one instruction of a program ran in the hours of a window. */
export interface InstructionCalls {
  readonly program: string;
  /** The layout’s own name; empty where it is not known. */
  readonly instruction: string;
  readonly calls: number;
  readonly failed: number;
}

/** Far more than the programs of a category have; the most called come first. */
const MAX_INSTRUCTIONS = 5_000;

/** Instructions of some programs, the most called first. */
export async function readInstructionCalls(
  index: IndexReader,
  { hoursFrom }: WindowPlan,
  programs: readonly string[],
): Promise<readonly InstructionCalls[]> {
  if (programs.length === 0) return [];
  return index.all(defiQueries.instructionsOfPrograms, {
    programs,
    from: hoursFrom,
    limit: MAX_INSTRUCTIONS,
  });
}

/** How often each of some acts succeeded in some programs, in the order of `acts`; those nobody did are left out. */
export function countActs(
  calls: readonly InstructionCalls[],
  programs: ReadonlySet<string>,
  acts: readonly Act[],
): readonly ActCount[] {
  const counts = new Map<Act, number>();
  for (const { program, instruction, calls: all, failed } of calls) {
    const act = programs.has(program) ? actOf(program, instruction) : undefined;
    if (act !== undefined) counts.set(act, (counts.get(act) ?? 0) + all - failed);
  }
  return acts.flatMap((act) => {
    const count = counts.get(act) ?? 0;
    return count === 0 ? [] : [{ act, count }];
  });
}

/** Sums over protocols. */
export function addActs(
  protocols: readonly (readonly ActCount[])[],
  acts: readonly Act[],
): readonly ActCount[] {
  return acts.flatMap((act) => {
    const count = protocols
      .flat()
      .filter((one) => one.act === act)
      .reduce((sum, one) => sum + one.count, 0);
    return count === 0 ? [] : [{ act, count }];
  });
}
