import type { ProgramUse } from '#contracts/answers';
import { toGrouped } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { Notice } from '../../ui/notice.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { SolValue } from '../../values/amounts.tsx';
import type { FoundBlock } from './block-summary.tsx';

const PROGRAMS: readonly Column<Wire<ProgramUse>>[] = [
  { key: 'program', title: 'Program', wide: true, cell: ({ program }) => <AddressValue address={program} /> },
  {
    key: 'transactions',
    title: 'Transactions',
    align: 'right',
    cell: ({ transactions }) => toGrouped(transactions),
  },
  { key: 'failed', title: 'Failed', align: 'right', cell: ({ failed }) => toGrouped(failed) },
  {
    key: 'compute',
    title: 'Compute units',
    align: 'right',
    cell: ({ computeUnits }) => toGrouped(computeUnits),
  },
];

/** Programs called in a block, the busiest first. */
export function BlockPrograms({ programs, block }: Pick<FoundBlock, 'programs' | 'block'>) {
  if (programs.length === 0) return <Notice inline kind="empty" title="No program was called." />;
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

type Reward = FoundBlock['rewards'][number];

const REWARDS: readonly Column<Reward>[] = [
  { key: 'address', title: 'Address', wide: true, cell: ({ address }) => <AddressValue address={address} /> },
  { key: 'kind', title: 'For', cell: ({ kind }) => kind },
  {
    key: 'lamports',
    title: 'Reward',
    align: 'right',
    cell: ({ lamports }) => <SolValue lamports={lamports} signed />,
  },
  {
    key: 'balance',
    title: 'Balance after',
    align: 'right',
    cell: ({ balanceAfter }) => <SolValue lamports={balanceAfter} />,
  },
  {
    key: 'commission',
    title: 'Commission',
    align: 'right',
    cell: ({ commission }) => (commission === undefined ? '' : `${commission} %`),
  },
];

/** Rewards paid in a block. */
export function BlockRewards({ rewards, block }: Pick<FoundBlock, 'rewards' | 'block'>) {
  if (rewards.length === 0) return <Notice inline kind="empty" title="No reward was paid in this block." />;
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
