import {
  getDefiCategory,
  type DefiCategory,
  type DefiCategoryDefinition,
} from '#contracts/market/defi-categories';
import type { DefiRoutes } from '#contracts/market/defi';
import type { ActCount } from '#contracts/market/protocol-acts';
import type { IndexReader } from '../index/index-reader.ts';
import { listDefiProtocols, toProgramAddresses, type ListedProtocol } from './listed-protocols.ts';
import { countActs, readInstructionCalls, type InstructionCalls } from './read-acts.ts';
import { readRoutes } from './read-routes.ts';
import { isActive, readUse, rowsOf, withRouted, type ProgramUse, type UseByProgram } from './read-use.ts';
import type { WindowPlan } from './window-plan.ts';

/** What the programs of a category did in a window. */
export interface CategoryUse {
  readonly definition: DefiCategoryDefinition;
  readonly protocols: readonly ListedProtocol[];
  readonly use: UseByProgram;
  /** Rows of each protocol, in their order. */
  readonly rows: readonly (readonly ProgramUse[])[];
  readonly isRouted: boolean;
  /** Where the category counts or shows them. */
  readonly instructions: readonly InstructionCalls[];
  /** What was done with each protocol, in their order. */
  readonly acts: readonly (readonly ActCount[])[];
  readonly routes: DefiRoutes | undefined;
}

export async function readCategoryUse(
  index: IndexReader,
  plan: WindowPlan,
  key: DefiCategory,
): Promise<CategoryUse> {
  const definition = getDefiCategory(key);
  const protocols = listDefiProtocols(key);
  const pooled = await readUse(index, plan, toProgramAddresses(protocols));
  const isRouted = definition.volume === 'routed';
  const reading = isRouted
    ? await readRoutes(
        index,
        plan,
        [...pooled.values()].map(({ program }) => program),
      )
    : undefined;
  const use = reading === undefined ? pooled : withRouted(pooled, reading.byProgram);
  const { acts, parts } = definition;
  const instructions =
    acts.length > 0 || parts.includes('instructions')
      ? await readInstructionCalls(
          index,
          plan,
          [...use.values()].filter(isActive).map(({ program }) => program),
        )
      : [];
  return {
    definition,
    protocols,
    use,
    rows: protocols.map((protocol) => rowsOf(protocol, use)),
    isRouted,
    instructions,
    acts: protocols.map((protocol) => countActs(instructions, new Set(toProgramAddresses([protocol])), acts)),
    routes: reading?.routes,
  };
}

/** Programs of a category that were called in the window, or traded in. */
export const listActive = ({ use }: CategoryUse): readonly string[] =>
  [...use.values()].filter(isActive).map(({ program }) => program);
