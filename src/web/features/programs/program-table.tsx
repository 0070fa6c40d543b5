import { PROGRAM_COLUMNS } from '#contracts/columns/program-columns';
import type { ProgramRow } from '#contracts/account/program';
import { toGrouped, toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/block/badge.tsx';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { Table } from '../../ui/table/table.tsx';
import { Mark } from '../../values/address.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { Missing } from '../../values/missing.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { programSearch, toProgramsHref, type ProgramQuery } from './program-query.ts';
import styles from './programs.module.css';

type Row = Wire<ProgramRow>;

/** `most`: transactions of the program that has the most. */
const toColumns = (query: ProgramQuery, hasUse: boolean, most: number) =>
  toRowColumns(PROGRAM_COLUMNS, [
    {
      of: 'name',
      with: ['untrusted', 'source', 'abandoned'],
      title: 'Program',
      wide: true,
      cell: ({ address, name, untrusted, abandoned, source }) => (
        <span className={styles.name}>
          <Mark address={address} image={undefined} />
          <a href={`/program/${address}`}>
            {name === undefined ? 'Unknown program' : untrusted ? <ChainText text={name} limit={48} /> : name}
          </a>
          {untrusted && <span className={styles.quiet}>self-described</span>}
          {source === 'seen' && <Badge tone="info">unlisted</Badge>}
          {abandoned && <Badge tone="warning">discontinued</Badge>}
        </span>
      ),
    },
    {
      of: 'address',
      title: 'Address',
      phone: 'hidden',
      cell: ({ address }) => (
        <span className={styles.address}>
          <a href={`/program/${address}`} title={address}>
            {toShortAddress(address)}
          </a>
          <CopyButton text={address} label="Copy address" />
        </span>
      ),
    },
    {
      of: 'category',
      phone: 'quiet',
      short: '',
      cell: ({ category }) => <a href={toProgramsHref(query, { category })}>{category}</a>,
    },
    {
      of: 'reading',
      title: 'Instructions',
      cell: ({ reading }) =>
        reading === 'protocol file' ? (
          'decoded'
        ) : reading === 'published interface' ? (
          'decoded with its IDL'
        ) : (
          <span className={styles.quiet}>decoded if it publishes an IDL</span>
        ),
    },
    hasUse && {
      of: 'transactions',
      title: 'Transactions',
      phone: 'figure',
      short: 'Txs',
      cell: ({ use }) =>
        use === undefined ? (
          <span className={styles.quiet}>0</span>
        ) : (
          <span className={styles.use}>
            {toGrouped(use.transactions)}
            <Meter
              share={most === 0 ? 0 : use.transactions / most}
              label={`${toGrouped(use.transactions)} transactions`}
            />
          </span>
        ),
    },
    hasUse && {
      of: 'failed',
      phone: 'quiet',
      cell: ({ use }) =>
        use === undefined || use.failed === 0 ? (
          <span className={styles.quiet}>0</span>
        ) : (
          `${toGrouped(use.failed)} (${((use.failed / use.transactions) * 100).toFixed(1)} %)`
        ),
    },
    hasUse && {
      key: 'perTransaction',
      title: 'CU per transaction',
      align: 'right',
      fits: 'roomy',
      phone: 'hidden',
      csv: ({ use }) =>
        use === undefined || use.transactions === 0
          ? ''
          : String(Math.round(use.computeUnits / use.transactions)),
      cell: ({ use }) =>
        use === undefined || use.transactions === 0 ? (
          <Missing why="No transactions" />
        ) : (
          toGrouped(Math.round(use.computeUnits / use.transactions))
        ),
    },
  ]);

/** Programs with how often they were called lately. Without blocks to count in, the counts are left out. */
export function ProgramTable({
  rows,
  query,
  hasUse,
}: {
  readonly rows: readonly Row[];
  readonly query: ProgramQuery;
  readonly hasUse: boolean;
}) {
  return (
    <Table
      label="Programs, most called first"
      snug
      columns={toColumns(query, hasUse, Math.max(0, ...rows.map(({ use }) => use?.transactions ?? 0)))}
      rows={rows}
      keyOf={({ address }) => address}
      list={{ list: 'programs', input: programSearch.texts(query) }}
    />
  );
}
