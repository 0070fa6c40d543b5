import { useMemo } from 'react';
import type { TransactionRow } from '#contracts/answers';
import { TRANSACTION_COLUMNS } from '#contracts/columns/transaction-columns';
import type { ShownList } from '#contracts/export/exports';
import type { Wire } from '#std/json';
import { Table } from '../ui/table/table.tsx';
import { AgeValue } from '../values/age.tsx';
import { SolValue } from '../values/amounts.tsx';
import { useNames, type WireNames } from '../values/names.ts';
import { toRowColumns, type Shown } from '../values/row-columns.tsx';
import { SignatureValue } from '../values/signature.tsx';
import { StatusValue } from '../values/status.tsx';
import { SentenceView } from '../values/sentence-view.tsx';
import { ChainText } from '../values/display-text.tsx';
import styles from './transaction-table.module.css';

type Row = Wire<TransactionRow>;

export type TransactionColumn = Shown<Row, (typeof TRANSACTION_COLUMNS)[number]['key']>;

type Column = TransactionColumn;

const SENTENCE: Column = {
  of: 'summary',
  with: ['memo'],
  title: 'What happened',
  wide: true,
  phone: 'main',
  phoneLines: 2,
  cell: (row) => (
    <>
      {row.summary ? (
        <SentenceView sentence={row.summary} />
      ) : (
        <span className={styles.quiet}>Not read yet</span>
      )}
      {row.memo !== undefined && row.action !== 'memo' && (
        <span className={styles.memo}>
          {' '}
          memo: <ChainText text={row.memo} limit={60} />
        </span>
      )}
    </>
  ),
};
const STATUS: Column = {
  of: 'status',
  with: ['error'],
  room: 8,
  phone: 'quiet',
  short: '',
  cell: ({ status, errorName }) => <StatusValue status={status} errorName={errorName} />,
};
const SIGNATURE: Column = {
  of: 'signature',
  room: 13,
  phone: 'quiet',
  short: '',
  opens: true,
  cell: ({ signature }) => <SignatureValue signature={signature} />,
};
const SLOT: Column = { of: 'slot', align: undefined, phone: 'hidden' };
const AGE: Column = {
  of: 'time',
  title: 'Age',
  phone: 'figure',
  short: '',
  align: undefined,
  room: 10,
  cell: ({ blockTime }) => <AgeValue unixSeconds={blockTime} />,
};
const FEE: Column = {
  of: 'fee',
  title: 'Fee',
  cell: ({ feeLamports }) => (feeLamports === undefined ? '' : <SolValue lamports={feeLamports} />),
};
const COMPUTE: Column = {
  of: 'computeUnits',
  title: 'CU',
  phone: 'hidden',
  cell: ({ computeUnits }) => computeUnits?.toLocaleString('en') ?? '',
};
const INDEX: Column = {
  of: 'index',
  title: '#',
  align: undefined,
  phone: 'hidden',
  cell: ({ index }) => (index === undefined ? '' : index + 1),
};
const LAYOUTS: Readonly<Record<'history' | 'block' | 'live', (changes: Column) => readonly Column[]>> = {
  history: (changes) => [STATUS, SENTENCE, changes, AGE, SIGNATURE, SLOT],
  block: () => [INDEX, STATUS, SENTENCE, FEE, COMPUTE, SIGNATURE],
  live: () => [STATUS, SENTENCE, AGE, SIGNATURE],
};

/** Transactions as rows, each with its sentence. */
export function TransactionTable({
  rows,
  layout,
  label,
  list,
  still,
  toChanges,
}: {
  readonly rows: readonly Row[];
  readonly layout: keyof typeof LAYOUTS;
  readonly label: string;
  /** The list the rows are a part of. */
  readonly list?: ShownList | undefined;
  /** How many rows a live list keeps room for. */
  readonly still?: number | undefined;
  /** Of a history: what each transaction changed. */
  readonly toChanges?: ((names: WireNames) => TransactionColumn) | undefined;
}) {
  const names = useNames();
  // Of an account that is only mentioned, nothing changes.
  const hasChanges = rows.some(({ changes }) => changes?.length);
  const columns = useMemo(
    () =>
      toRowColumns(
        TRANSACTION_COLUMNS,
        LAYOUTS[layout](hasChanges && toChanges !== undefined && toChanges(names)),
        names,
      ),
    [layout, names, hasChanges, toChanges],
  );
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      keyOf={({ signature }) => signature}
      list={list}
      still={still}
      inPlace={still !== undefined}
    />
  );
}
