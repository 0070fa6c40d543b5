import type { BlockRow } from '#contracts/answers';
import { BLOCK_COLUMNS } from '#contracts/columns/block-columns';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/block/badge.tsx';
import { Table } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { toRowColumns, type Shown } from '../../values/row-columns.tsx';

type Row = Wire<BlockRow>;

const count = (value: number | undefined) => (value === undefined ? '' : toGrouped(value));

export type BlockColumn = Shown<Row, (typeof BLOCK_COLUMNS)[number]['key']>;

export const BLOCKS: readonly BlockColumn[] = [
  { of: 'slot', room: 12, align: undefined },
  {
    of: 'time',
    with: ['skipped'],
    title: 'Age',
    room: 11,
    phone: 'figure',
    short: '',
    align: undefined,
    cell: ({ blockTime, skipped }) =>
      skipped ? <Badge tone="warning">skipped</Badge> : <AgeValue unixSeconds={blockTime} />,
  },
  {
    of: 'transactions',
    with: ['votes'],
    short: 'Txs',
    room: 18,
    cell: ({ transactions, votes }) =>
      transactions === undefined
        ? ''
        : votes === undefined
          ? count(transactions)
          : `${count(transactions)} (${count(votes)} votes)`,
  },
  { of: 'failed', room: 7, cell: ({ failed }) => count(failed) },
  { of: 'computeUnits', phone: 'hidden', room: 14, cell: ({ computeUnits }) => count(computeUnits) },
  {
    of: 'fees',
    title: 'Fees',
    phone: 'hidden',
    room: 17,
    cell: ({ feeLamports }) => (feeLamports === undefined ? '' : <SolValue lamports={feeLamports} />),
  },
  {
    of: 'leader',
    room: 16,
    short: '',
    cell: ({ leader }) => (leader === undefined ? '' : <AddressValue address={leader} bare />),
  },
];

const SHORT = toRowColumns(BLOCK_COLUMNS, BLOCKS.slice(0, 4));

/** Blocks and skipped slots, newest first. */
export function BlockTable({
  blocks,
  columns = SHORT,
  still,
}: {
  readonly blocks: readonly Row[];
  /** In place of those for which a part of a page has room. */
  readonly columns?: typeof SHORT;
  /** How many rows a live list keeps room for. */
  readonly still?: number | undefined;
}) {
  return (
    <Table
      label="Blocks"
      columns={columns}
      rows={blocks}
      keyOf={({ slot }) => String(slot)}
      list={{ list: 'blocks', input: {} }}
      toneOf={({ skipped }) => (skipped ? 'muted' : undefined)}
      still={still}
      inPlace={still !== undefined}
    />
  );
}
