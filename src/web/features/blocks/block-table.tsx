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
    cell: ({ slot, skipped }) => (
      <>
        <SlotValue slot={slot} /> {skipped && <Badge tone="warning">skipped</Badge>}
      </>
    ),
  },
  {
    key: 'age',
    title: 'Age',
    cell: ({ blockTime, skipped }) => (skipped ? '' : <AgeValue unixSeconds={blockTime} />),
  },
  {
    key: 'transactions',
    title: 'Transactions',
    align: 'right',
    cell: ({ transactions, votes }) =>
      transactions === undefined
        ? ''
        : votes === undefined
          ? count(transactions)
          : `${count(transactions)}, ${count(votes)} votes`,
  },
  { key: 'failed', title: 'Failed', align: 'right', cell: ({ failed }) => count(failed) },
  {
    key: 'compute',
    title: 'Compute units',
    align: 'right',
    desktopOnly: true,
    cell: ({ computeUnits }) => count(computeUnits),
  },
  {
    key: 'fees',
    title: 'Fees',
    align: 'right',
    desktopOnly: true,
    cell: ({ feeLamports }) => (feeLamports === undefined ? '' : <SolValue lamports={feeLamports} />),
  },
  {
    key: 'leader',
    title: 'Leader',
    cell: ({ leader }) => (leader === undefined ? '' : <AddressValue address={leader} bare />),
  },
];

const SHORT = new Set(['slot', 'age', 'transactions', 'failed']);

/** Blocks and skipped slots, newest first. */
export function BlockTable({
  blocks,
  short,
  freshAfter,
}: {
  readonly blocks: readonly Row[];
  readonly short?: boolean;
  /** Blocks beyond this slot came while the page was open and arrive visibly. */
  readonly freshAfter?: number | undefined;
}) {
  return (
    <Table
      label="Blocks"
      columns={short ? COLUMNS.filter(({ key }) => SHORT.has(key)) : COLUMNS}
      rows={blocks}
      keyOf={({ slot }) => String(slot)}
      list={{ list: 'blocks', input: {} }}
      toneOf={({ slot, skipped }) =>
        skipped ? 'muted' : freshAfter !== undefined && slot > freshAfter ? 'fresh' : undefined
      }
    />
  );
}
