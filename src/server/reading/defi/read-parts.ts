import type { Chain } from '#chain';
import { asAddress, type Address } from '#contracts/chain';
import type { DefiPart } from '#contracts/market/defi-categories';
import type { DefiCategoryAnswer, DefiInstructions, PoolSort, StakeAction } from '#contracts/market/defi';
import type { IndexCoverage } from '#contracts/market/market';
import defiQueries from '#store/queries/defi';
import type { IndexReader } from '../index/index-reader.ts';
import { listActive, type CategoryUse } from './read-category-use.ts';
import { findFirstSlot, readLaunches } from './read-launches.ts';
import { readPools } from './read-pools.ts';
import { readStablecoins, readStakePools } from './read-supplies.ts';
import type { WindowPlan } from './window-plan.ts';

type Found = Extract<DefiCategoryAnswer, { kind: 'found' }>;
export type DefiParts = Pick<
  Found,
  'pools' | 'launches' | 'routes' | 'instructions' | 'stake' | 'stakePools' | 'stablecoins'
>;

export interface PartsAsked {
  readonly chain: Chain;
  readonly index: IndexReader;
  readonly plan: WindowPlan;
  readonly coverage: IndexCoverage;
  readonly category: CategoryUse;
  readonly has: (part: DefiPart) => boolean;
  readonly sort: PoolSort;
  readonly venue: Address | undefined;
}

const INSTRUCTION_ROWS = 100;

/** What a category shows beside its protocols. */
export async function readParts(asked: PartsAsked): Promise<DefiParts> {
  const { chain, index, plan, coverage, category, has, sort, venue } = asked;
  const [pools, launches, instructions, stake, stakePools, stablecoins] = await Promise.all([
    has('pools')
      ? readPools(index, { window: plan.window, sort, venue, venues: listVenues(category) })
      : undefined,
    has('launches') ? readLaunches(index, plan, coverage, category.protocols) : undefined,
    has('instructions') ? readInstructions(index, plan, listActive(category)) : undefined,
    has('stake') ? readStake(index, plan, coverage) : undefined,
    has('stake-pools') ? readStakePools(index, chain, plan) : undefined,
    has('stablecoins') ? readStablecoins(index, chain, plan) : undefined,
  ]);
  const routes = has('routes') ? category.routes : undefined;
  return { pools, launches, routes, instructions, stake, stakePools, stablecoins };
}

/** Programs of the category that were traded in. */
const listVenues = ({ protocols, use }: CategoryUse) =>
  protocols
    .flatMap(({ programs }) => programs)
    .filter(({ address }) => (use.get(address)?.swaps ?? 0) > 0)
    .map(({ address, name }) => ({ address, name }));

async function readInstructions(
  index: IndexReader,
  { hoursFrom }: WindowPlan,
  programs: readonly string[],
): Promise<DefiInstructions> {
  if (programs.length === 0) return { rows: [], isCut: false };
  const rows = await index.all(defiQueries.instructionsOfPrograms, {
    programs,
    from: hoursFrom,
    limit: INSTRUCTION_ROWS + 1,
  });
  return {
    rows: rows.slice(0, INSTRUCTION_ROWS).map((row) => ({ ...row, program: asAddress(row.program) })),
    isCut: rows.length > INSTRUCTION_ROWS,
  };
}

async function readStake(
  index: IndexReader,
  { from }: WindowPlan,
  coverage: IndexCoverage,
): Promise<readonly StakeAction[]> {
  const fromSlot = await findFirstSlot(index, from, coverage);
  const rows = await index.all(defiQueries.stakeActions, { fromSlot });
  return rows.map(({ action, changes, lamports }) => ({ action, count: changes, lamports }));
}
