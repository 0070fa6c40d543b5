import type { FeeFigures } from '#contracts/network/solana';
import { toDecimal, toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { SlotValue } from '../../values/slot.tsx';
import type { FoundSolana } from './economy.tsx';
import styles from './solana.module.css';

type Row = Wire<FeeFigures>;

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'percentile',
    title: 'Percentile',
    wide: true,
    cell: ({ percentile }) => (
      <span title={`${percentile} % of the transactions paid this or less`}>
        {percentile}th{percentile === 50 && ', the median'}
      </span>
    ),
  },
  {
    key: 'fee',
    title: 'Fee',
    align: 'right',
    cell: ({ feeLamports }) => <SolValue lamports={feeLamports} />,
  },
  {
    key: 'priority',
    title: 'Priority fee',
    short: 'Priority',
    align: 'right',
    cell: ({ priorityFeeLamports }) => `${toGrouped(priorityFeeLamports)} lamports`,
  },
  {
    key: 'price',
    title: 'Per compute unit',
    short: 'Per CU',
    align: 'right',
    cell: ({ microLamportsPerUnit }) =>
      microLamportsPerUnit === undefined ? (
        'no data'
      ) : (
        <span title={`${toDecimal(microLamportsPerUnit, 6)} lamports`}>
          {toGrouped(microLamportsPerUnit)} µlamports
        </span>
      ),
  },
];

/** What landing cost in the last blocks. */
export function FeeSection({ found }: { readonly found: FoundSolana }) {
  const { fees } = found;
  return (
    <Section
      title="Recent fees"
      flush
      aside={
        fees &&
        `${toGrouped(fees.transactions)} transactions of ${toGrouped(fees.blocks)} ${fees.blocks === 1 ? 'block' : 'blocks'}, votes left out`
      }
    >
      {fees === undefined ? (
        <EmptyState title="No fees yet">
          The first blocks are being read, or they contain only votes. Check again in a moment.
        </EmptyState>
      ) : (
        <>
          <Table
            label="Fees by percentile"
            columns={COLUMNS}
            rows={fees.percentiles}
            keyOf={({ percentile }) => String(percentile)}
          />
          <p className={styles.note}>
            Slots <SlotValue slot={fees.firstSlot} /> to <SlotValue slot={fees.lastSlot} />
            {fees.blocks < fees.lastSlot - fees.firstSlot + 1 && ', a sample of their blocks'}.{' '}
            {toGrouped(fees.withPriority)} paid a priority fee, {toGrouped(fees.failed)} failed and still
            paid. The price for a compute unit is the priority fee over the limit asked for, known for{' '}
            {toGrouped(fees.priced)} of them.
          </p>
        </>
      )}
    </Section>
  );
}
