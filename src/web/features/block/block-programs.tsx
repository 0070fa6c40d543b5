import { BLOCK_PROGRAM_COLUMNS } from '#contracts/columns/block-program-columns';
import { REWARD_COLUMNS } from '#contracts/columns/reward-columns';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Table } from '../../ui/table/table.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import type { FoundBlock } from './block-summary.tsx';

const PROGRAMS = toRowColumns(BLOCK_PROGRAM_COLUMNS, [
  { of: 'program', wide: true },
  { of: 'transactions' },
  { of: 'failed' },
  { of: 'computeUnits' },
]);

/** Programs called in a block, the busiest first. */
export function BlockPrograms({ programs, block }: Pick<FoundBlock, 'programs' | 'block'>) {
  if (programs.length === 0) return <EmptyState title="No programs called" />;
  return (
    <Table
      label="Programs called in the block"
      columns={PROGRAMS}
      rows={programs}
      keyOf={({ program }) => program}
      list={{ list: 'blockPrograms', input: { slot: String(block.slot) } }}
    />
  );
}

const REWARDS = toRowColumns(REWARD_COLUMNS, [
  { of: 'address', wide: true },
  { of: 'kind', title: 'For' },
  { of: 'reward', title: 'Reward', cell: ({ lamports }) => <SolValue lamports={lamports} signed /> },
  { of: 'balanceAfter', title: 'Balance after' },
  {
    of: 'commission',
    title: 'Commission',
    cell: ({ commission }) => (commission === undefined ? '' : `${commission} %`),
  },
]);

/** Rewards paid in a block. */
export function BlockRewards({ rewards, block }: Pick<FoundBlock, 'rewards' | 'block'>) {
  if (rewards.length === 0) return <EmptyState title="No rewards in this block" />;
  return (
    <Table
      label="Rewards"
      columns={REWARDS}
      rows={rewards}
      keyOf={({ address, kind }) => address + kind}
      list={{ list: 'blockRewards', input: { slot: String(block.slot) } }}
    />
  );
}
