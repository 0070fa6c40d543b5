import { Lock } from 'lucide-react';
import type { Unlock, UnlocksAnswer } from '#contracts/network/forecasts';
import { toGrouped, toInstantText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { SourceLine } from '../../answers/source-line.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { SolValue, TokenAmountValue } from '../../values/amounts.tsx';
import { NamesProvider } from '../../values/names.ts';
import styles from './forecasts.module.css';

type Row = Wire<Unlock>;

function Amount({ of: { mint }, units }: { readonly of: Row; readonly units: string }) {
  return mint === undefined ? <SolValue lamports={units} /> : <TokenAmountValue amount={units} mint={mint} />;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'account', title: 'Account', wide: true, cell: ({ account }) => <AddressValue address={account} /> },
  { key: 'kind', title: 'Lock', cell: ({ kind }) => kind },
  { key: 'state', title: 'State', cell: ({ state }) => state },
  {
    key: 'total',
    title: 'Total locked',
    align: 'right',
    cell: (row) => <Amount of={row} units={row.total} />,
  },
  {
    key: 'unlocked',
    title: 'Unlocked so far',
    align: 'right',
    cell: (row) => <Amount of={row} units={row.unlocked} />,
  },
  {
    key: 'next',
    title: 'Next',
    align: 'right',
    cell: (row) =>
      row.next === undefined ? (
        ''
      ) : (
        <span>
          <Amount of={row} units={row.next.amount} /> <AgeValue unixSeconds={row.next.time} />
        </span>
      ),
  },
  {
    key: 'end',
    title: 'Fully unlocked',
    align: 'right',
    cell: ({ endTime, endEpoch }) => (
      <span>
        {endTime !== undefined && toInstantText(endTime)}
        {endTime !== undefined && endEpoch !== undefined && ' and '}
        {endEpoch !== undefined && <a href={`/epoch/${endEpoch}`}>epoch {toGrouped(endEpoch)}</a>}
      </span>
    ),
  },
  {
    key: 'custodian',
    title: 'Can be ended by',
    cell: ({ custodian }) => (custodian === undefined ? 'nobody' : <AddressValue address={custodian} />),
  },
];

/** What unlocks when for one address: read, not estimated. */
export function UnlockSection({ answer }: { readonly answer: Wire<UnlocksAnswer> }) {
  if (answer.kind === 'absent') return <AbsenceView absence={answer} />;
  const { unlocks, total, missing, asOf } = answer;
  return (
    <NamesProvider value={answer.names}>
      <Section
        title="Unlocks"
        id="unlocks"
        flush
        aside={
          total > unlocks.length
            ? `the first ${toGrouped(unlocks.length)} of ${toGrouped(total)}`
            : toGrouped(total)
        }
      >
        <p className={styles.about}>Exact, not estimated: read from the accounts at {toInstantText(asOf)}.</p>
        {missing.map((text) => (
          <Notice key={text} kind="not-available" title={text} />
        ))}
        {unlocks.length === 0 ? (
          <EmptyState icon={Lock} title="No locked tokens found">
            Stake lockups and Jupiter Lock are read. Streamflow is not: it publishes no description of its
            accounts.
          </EmptyState>
        ) : (
          <Table label="Unlocks" columns={COLUMNS} rows={unlocks} keyOf={({ account }) => account} />
        )}
      </Section>
      <SourceLine provenance={answer.provenance} what="getAccountInfo, getProgramAccounts, getBlockTime" />
    </NamesProvider>
  );
}
