import type { BlockRow } from '#contracts/answers';
import { toGrouped } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/badge.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { SlotValue } from '../../values/slot.tsx';

type Row = Wire<BlockRow>;

const count = (value: number | undefined) => (value === undefined ? '' : toGrouped(value));

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'slot',
    title: 'Slot',
    room: 12,
    cell: ({ slot }) => <SlotValue slot={slot} />,
  },
  {
    key: 'age',
    title: 'Age',
    room: 11,
    cell: ({ blockTime, skipped }) =>
      skipped ? <Badge tone="warning">skipped</Badge> : <AgeValue unixSeconds={blockTime} />,
  },
  {
    key: 'transactions',
    title: 'Transactions',
    align: 'right',
    room: 18,
    cell: ({ transactions, votes }) =>
      transactions === undefined
        ? ''
        : votes === undefined
          ? count(transactions)
          : `${count(transactions)}, ${count(votes)} votes`,
  },
  { key: 'failed', title: 'Failed', align: 'right', room: 7, cell: ({ failed }) => count(failed) },
  {
    key: 'compute',
    title: 'Compute units',
    align: 'right',
    desktopOnly: true,
    room: 14,
    cell: ({ computeUnits }) => count(computeUnits),
  },
  {
    key: 'fees',
    title: 'Fees',
    align: 'right',
    desktopOnly: true,
    room: 17,
    cell: ({ feeLamports }) => (feeLamports === undefined ? '' : <SolValue lamports={feeLamports} />),
  },
  {
    key: 'leader',
    title: 'Leader',
    room: 16,
    cell: ({ leader }) => (leader === undefined ? '' : <AddressValue address={leader} bare />),
  },
];

const SHORT = COLUMNS.slice(0, 4);

/** Blocks and skipped slots, newest first. */
export function BlockTable({
  blocks,
  short,
  still,
}: {
  readonly blocks: readonly Row[];
  readonly short?: boolean;
  /** How many rows a live list keeps room for. */
  readonly still?: number | undefined;
}) {
  return (
    <Table
      label="Blocks"
      columns={short ? SHORT : COLUMNS}
      rows={blocks}
      keyOf={({ slot }) => String(slot)}
      list={{ list: 'blocks', input: {} }}
      toneOf={({ skipped }) => (skipped ? 'muted' : undefined)}
      still={still}
      inPlace={still !== undefined}
    />
  );
}
