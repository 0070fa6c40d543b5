import type { ReactNode } from 'react';
import { findRule } from '#contracts/market/anomaly-rules';
import { ANOMALY_COLUMNS, toAnomalySignature } from '#contracts/columns/anomaly-columns';
import { useSearch } from '../../router/use-search.ts';
import { Badge } from '../../ui/block/badge.tsx';
import type { HeldRows } from '../../ui/live/use-held-rows.ts';
import { RankingTable } from '../../ui/table/ranking-table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { SignatureValue } from '../../values/signature.tsx';
import { toKey, type Anomaly } from './anomaly-feed.ts';
import { anomalySearch } from './anomaly-search.ts';
import { EvidenceView } from './evidence-view.tsx';

const COLUMNS = toRowColumns(ANOMALY_COLUMNS, [
  { of: 'time', title: 'When', align: undefined, phone: 'figure', short: '' },
  {
    of: 'rule',
    title: 'What',
    fixed: true,
    cell: ({ rule, severity }) => (
      <Badge tone={severity === 'warning' ? 'warning' : 'info'} title={severity}>
        {findRule(rule)?.title ?? rule}
      </Badge>
    ),
  },
  {
    of: 'evidence',
    wide: true,
    cell: (anomaly) => <EvidenceView anomaly={anomaly} />,
  },
  { of: 'severity', optional: true },
  { of: 'measured', optional: true },
  {
    of: 'subject',
    phone: 'quiet',
    short: '',
    cell: ({ subject }) => (subject === undefined ? 'the block' : <AddressValue address={subject} />),
  },
  { of: 'slot', title: 'Block' },
  {
    of: 'signature',
    phone: 'quiet',
    short: '',
    opens: true,
    cell: (anomaly) => {
      const signature = toAnomalySignature(anomaly);
      return signature === undefined ? 'the whole block' : <SignatureValue signature={signature} />;
    },
  },
]);

/** Anomalies, newest first. */
export function AnomalyTable({
  rows,
  next,
  held,
  aside,
}: {
  readonly rows: readonly Anomaly[];
  readonly next: string | undefined;
  readonly held?: HeldRows<Anomaly>;
  readonly aside?: ReactNode;
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
      count={
        next === undefined
          ? { of: ['anomaly', 'anomalies'], shown: rows.length }
          : { of: ['anomaly', 'anomalies'], shown: rows.length, atLeast: rows.length + 1 }
      }
      next={next}
      held={held}
      aside={aside}
    />
  );
}
