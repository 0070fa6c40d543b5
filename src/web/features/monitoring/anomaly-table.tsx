import { findRule } from '#contracts/anomaly-rules';
import { toInstantText } from '#contracts/value-text';
import { useSearch } from '../../router/use-search.ts';
import { Badge } from '../../ui/badge.tsx';
import type { HeldRows } from '../../ui/live/use-held-rows.ts';
import { RankingTable, type RankingColumn } from '../../ui/ranking-table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { SignatureValue } from '../../values/signature.tsx';
import { SlotValue } from '../../values/slot.tsx';
import { toKey, type Anomaly } from './anomaly-feed.ts';
import { anomalySearch } from './anomaly-search.ts';
import { EvidenceView } from './evidence-view.tsx';

const COLUMNS: readonly RankingColumn<Anomaly>[] = [
  {
    key: 'time',
    title: 'When',
    cell: ({ time }) => <AgeValue unixSeconds={time} />,
    csv: ({ time }) => toInstantText(time),
  },
  {
    key: 'rule',
    title: 'What',
    fixed: true,
    cell: ({ rule, severity }) => (
      <Badge tone={severity === 'warning' ? 'warning' : 'info'} title={severity}>
        {findRule(rule)?.title ?? rule}
      </Badge>
    ),
    csv: ({ rule }) => rule,
  },
  {
    key: 'evidence',
    title: 'Evidence',
    wide: true,
    cell: (anomaly) => <EvidenceView anomaly={anomaly} />,
    csv: ({ evidence }) => JSON.stringify(evidence),
  },
  {
    key: 'severity',
    title: 'Severity',
    optional: true,
    cell: ({ severity }) => severity,
    csv: ({ severity }) => severity,
  },
  {
    key: 'measured',
    title: 'Measured',
    align: 'right',
    optional: true,
    cell: ({ measured }) => measured,
    csv: ({ measured }) => String(measured),
  },
  {
    key: 'subject',
    title: 'About',
    cell: ({ subject }) => (subject === undefined ? 'the block' : <AddressValue address={subject} />),
    csv: ({ subject }) => subject ?? '',
  },
  {
    key: 'block',
    title: 'Block',
    align: 'right',
    cell: ({ slot }) => <SlotValue slot={slot} />,
    csv: ({ slot }) => String(slot),
  },
  {
    key: 'transaction',
    title: 'Transaction',
    cell: (anomaly) => {
      const signature = toSignature(anomaly);
      return signature === undefined ? 'the whole block' : <SignatureValue signature={signature} />;
    },
    csv: (anomaly) => toSignature(anomaly) ?? '',
  },
];

/** Transactions that left no fact of their own are named by the evidence. */
function toSignature({ signature, evidence }: Anomaly): string | undefined {
  if (signature !== undefined) return signature;
  const named = evidence['signature'];
  return typeof named === 'string' ? named : undefined;
}

/** Anomalies, newest first. */
export function AnomalyTable({
  rows,
  next,
  held,
}: {
  readonly rows: readonly Anomaly[];
  readonly next: string | undefined;
  readonly held?: HeldRows<Anomaly>;
}) {
  const { rule, severity, subject } = useSearch(anomalySearch).values;
  return (
    <RankingTable
      id="anomalies"
      label="Anomalies, newest first"
      downloadName="anomalies"
      list={{
        list: 'anomalies',
        input: { rule, severity, subject },
      }}
      columns={COLUMNS}
      rows={rows}
      keyOf={toKey}
      count={next === undefined ? { shown: rows.length } : { shown: rows.length, atLeast: rows.length + 1 }}
      next={next}
      held={held}
    />
  );
}
