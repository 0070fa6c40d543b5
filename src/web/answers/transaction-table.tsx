import type { TransactionRow } from '#contracts/answers';
import type { ShownList } from '#contracts/exports';
import type { Wire } from '#std/json';
import { Table, type Column } from '../ui/table.tsx';
import { AgeValue } from '../values/age.tsx';
import { AssetAmount, SolValue } from '../values/amounts.tsx';
import { SignatureValue } from '../values/signature.tsx';
import { SlotValue } from '../values/slot.tsx';
import { StatusValue } from '../values/status.tsx';
import { SentenceView } from '../values/value-view.tsx';
import { ChainText } from '../values/display-text.tsx';
import styles from './transaction-table.module.css';

type Row = Wire<TransactionRow>;

const SENTENCE: Column<Row> = {
  key: 'what',
  title: 'What happened',
  wide: true,
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
const STATUS: Column<Row> = {
  key: 'status',
  title: 'Status',
  room: 8,
  cell: ({ status, errorName }) => <StatusValue status={status} errorName={errorName} />,
};
const SIGNATURE: Column<Row> = {
  key: 'signature',
  title: 'Signature',
  room: 13,
  cell: ({ signature }) => <SignatureValue signature={signature} />,
};
const SLOT: Column<Row> = {
  key: 'slot',
  title: 'Slot',
  cell: ({ slot }) => <SlotValue slot={slot} />,
  desktopOnly: true,
};
const AGE: Column<Row> = {
  key: 'age',
  title: 'Age',
  room: 10,
  cell: ({ blockTime }) => <AgeValue unixSeconds={blockTime} />,
};
const FEE: Column<Row> = {
  key: 'fee',
  title: 'Fee',
  align: 'right',
  desktopOnly: true,
  cell: ({ feeLamports }) => (feeLamports === undefined ? '' : <SolValue lamports={feeLamports} />),
};
const COMPUTE: Column<Row> = {
  key: 'compute',
  title: 'CU',
  align: 'right',
  desktopOnly: true,
  cell: ({ computeUnits }) => computeUnits?.toLocaleString('en') ?? '',
};
const INDEX: Column<Row> = {
  key: 'index',
  title: '#',
  desktopOnly: true,
  cell: ({ index }) => (index === undefined ? '' : index + 1),
};
const CHANGES: Column<Row> = {
  key: 'changes',
  title: 'Change',
  align: 'right',
  cell: ({ changes }) => (
    <span className={styles.changes}>
      {changes?.slice(0, 3).map(({ asset, change }, i) => (
        <AssetAmount key={i} asset={asset} amount={change} signed />
      ))}
      {changes && changes.length > 3 && <span className={styles.quiet}>and {changes.length - 3} more</span>}
    </span>
  ),
};

const LAYOUTS = {
  history: [STATUS, SENTENCE, CHANGES, AGE, SIGNATURE, SLOT],
  block: [INDEX, STATUS, SENTENCE, FEE, COMPUTE, SIGNATURE],
  live: [STATUS, SENTENCE, AGE, SIGNATURE],
} as const;

/** Transactions as rows, each with its sentence. */
export function TransactionTable({
  rows,
  layout,
  label,
  list,
  still,
}: {
  readonly rows: readonly Row[];
  readonly layout: keyof typeof LAYOUTS;
  readonly label: string;
  /** The list the rows are a part of. */
  readonly list?: ShownList | undefined;
  /** How many rows a live list keeps room for. */
  readonly still?: number | undefined;
}) {
  return (
    <Table
      label={label}
      columns={LAYOUTS[layout]}
      rows={rows}
      keyOf={({ signature }) => signature}
      list={list}
      still={still}
      inPlace={still !== undefined}
    />
  );
}
