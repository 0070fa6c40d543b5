import type { Chain } from '#chain';
import { asAddress, type Address } from '#contracts/chain';
import type { DefiPart } from '#contracts/market/defi-categories';
import type { DefiCategoryAnswer, DefiInstructions, PoolSort, StakeAction } from '#contracts/market/defi';
import type { IndexCoverage } from '#contracts/market/market';
import defiQueries from '#store/queries/defi';
import type { IndexReader } from '../index/index-reader.ts';
import type { CategoryUse } from './read-category-use.ts';
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
  const [pools, launches, stake, stakePools, stablecoins] = await Promise.all([
    has('pools')
      ? readPools(index, { window: plan.window, sort, venue, venues: listVenues(category) })
      : undefined,
    has('launches') ? readLaunches(index, plan, coverage, category.protocols) : undefined,
    has('stake') ? readStake(index, plan, coverage) : undefined,
    has('stake-pools')
      ? readStakePools(
          index,
          chain,
          plan,
          listVenues(category).map(({ address }) => address),
        )
      : undefined,
    has('stablecoins') ? readStablecoins(index, chain, plan) : undefined,
  ]);
  const instructions = has('instructions') ? toInstructions(category) : undefined;
  const routes = has('routes') ? category.routes : undefined;
  return { pools, launches, routes, instructions, stake, stakePools, stablecoins };
}

/** Programs of the category that were traded in. */
const listVenues = ({ protocols, use }: CategoryUse) =>
  protocols
    .flatMap(({ programs }) => programs)
    .filter(({ address }) => (use.get(address)?.swaps ?? 0) > 0)
    .map(({ address, name }) => ({ address, name }));

const toInstructions = ({ instructions }: CategoryUse): DefiInstructions => ({
  rows: instructions.slice(0, INSTRUCTION_ROWS).map((row) => ({ ...row, program: asAddress(row.program) })),
  isCut: instructions.length > INSTRUCTION_ROWS,
});

async function readStake(
  index: IndexReader,
  { from }: WindowPlan,
  coverage: IndexCoverage,
): Promise<readonly StakeAction[]> {
  const fromSlot = await findFirstSlot(index, from, coverage);
  const rows = await index.all(defiQueries.stakeActions, { fromSlot });
  return rows.map(({ action, changes, lamports }) => ({ action, count: changes, lamports }));
}
