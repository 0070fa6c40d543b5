import { defineColumns } from '#contracts/columns/define-columns';
import type { DefiLaunches, LaunchpadRow } from '#contracts/market/defi';
import { toShareText } from '#contracts/text/money-text';
import { toDurationText, toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { Missing } from '../../values/missing.tsx';
import { AgeValue } from '../../values/age.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import styles from './defi.module.css';

type Graduate = Wire<DefiLaunches>['newest'][number];

const DESCRIBED = defineColumns<Wire<LaunchpadRow>>()(({ change, count, number, words }) => [
  words('launchpad', 'Launchpad', ({ name }) => name),
  count('launches', 'Launches', ({ launches }) => launches),
  change('change', 'Change', (row) => row.change),
  count('graduated', 'Of these graduated', ({ graduated }) => graduated),
  count('graduations', 'Total graduations', ({ graduations }) => graduations),
  number('median', 'Median time (s)', ({ medianSeconds }) => medianSeconds),
  number('fastest', 'Fastest (s)', ({ fastestSeconds }) => fastestSeconds),
]);

const toColumns = (hasBefore: boolean) =>
  toRowColumns(DESCRIBED, [
    {
      of: 'launchpad',
      fixed: true,
      wide: true,
      cell: ({ program }) => <AddressValue address={program} bare />,
    },
    { of: 'launches' },
    hasBefore && { of: 'change' },
    {
      of: 'graduated',
      cell: ({ graduated, launches }) => (
        <>
          {toGrouped(graduated)}{' '}
          {launches > 0 && <span className={styles.quiet}>{toShareText(graduated / launches)}</span>}
        </>
      ),
    },
    { of: 'graduations' },
    {
      of: 'median',
      title: 'Median time',
      cell: ({ medianSeconds }) => <Duration seconds={medianSeconds} />,
    },
    { of: 'fastest', title: 'Fastest', cell: ({ fastestSeconds }) => <Duration seconds={fastestSeconds} /> },
  ]);

const NEWEST: readonly Column<Graduate>[] = [
  { key: 'token', title: 'Token', wide: true, cell: ({ mint }) => <AddressValue address={mint} /> },
  {
    key: 'launchpad',
    title: 'Launchpad',
    cell: ({ launchpad }) => <AddressValue address={launchpad} bare />,
  },
  {
    key: 'graduated',
    title: 'Graduated',
    align: 'right',
    cell: ({ pooledTime }) => <AgeValue unixSeconds={pooledTime} />,
  },
  {
    key: 'after',
    title: 'First pool trade after',
    align: 'right',
    cell: ({ createdTime, pooledTime }) => toDurationText(pooledTime - createdTime),
  },
];

/** Launches and graduations by launchpad, and the tokens that graduated last. */
export function Launches({
  launches: { rows, newest, isCut },
  hasBefore,
}: {
  readonly launches: Wire<DefiLaunches>;
  /** Whether there is anything to compare with. */
  readonly hasBefore: boolean;
}) {
  return (
    <>
      <Section
        title="Launches and graduations"
        flush
        aside={isCut && 'graduates are too many to count: at least'}
      >
        {rows.length === 0 ? (
          <EmptyState title="No token was launched or graduated in this window" />
        ) : (
          <RankingTable
            id="defi-launches"
            label="Launchpads by launches"
            downloadName="defi-launches"
            columns={toColumns(hasBefore)}
            rows={rows}
            keyOf={({ program }) => program}
          />
        )}
        <p className={styles.foot}>
          A launch is a mint created by an instruction of the launchpad. It graduates with its first trade in
          a pool outside launchpads, whoever opened that pool. The time is counted from its creation.
        </p>
      </Section>
      {newest.length > 0 && (
        <Section title="Newest graduates" flush>
          <Table label="Latest graduates" columns={NEWEST} rows={newest} keyOf={({ mint }) => mint} />
        </Section>
      )}
    </>
  );
}

const Duration = ({ seconds }: { readonly seconds: number | undefined }) =>
  seconds === undefined ? <Missing why="No data" /> : <>{toDurationText(seconds)}</>;
