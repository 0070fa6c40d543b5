import type { FeatureGate, GateState } from '#contracts/feature-gates';
import { toGrouped } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { SlotValue } from '../../values/slot.tsx';
import styles from './feature-gates.module.css';

type Row = Wire<FeatureGate>;

const STATES: Readonly<Record<GateState, { readonly tone: Tone; readonly meaning: string }>> = {
  active: { tone: 'positive', meaning: 'Active on this cluster' },
  pending: { tone: 'warning', meaning: 'Pending: activates with the next epoch' },
  inactive: { tone: 'neutral', meaning: 'Its activation has not been requested on this cluster' },
};

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'title',
    title: 'Feature',
    wide: true,
    cell: ({ title }) => title,
  },
  {
    key: 'simd',
    title: 'Proposal',
    cell: ({ simds }) =>
      simds.length === 0 ? (
        <span className={styles.quiet}>none</span>
      ) : (
        <span>{simds.map((simd) => `SIMD-${simd}`).join(', ')}</span>
      ),
  },
  {
    key: 'state',
    title: 'State',
    cell: ({ state }) => (
      <Badge tone={STATES[state].tone} title={STATES[state].meaning}>
        {state}
      </Badge>
    ),
  },
  {
    key: 'since',
    title: 'Since',
    align: 'right',
    cell: ({ state, slot, epoch, foreignSlot }) => {
      if (state === 'pending') return 'next epoch';
      if (slot !== undefined) {
        return (
          <span>
            {epoch !== undefined && (
              <>
                epoch <a href={`/epoch/${epoch}`}>{toGrouped(epoch)}</a>, slot{' '}
              </>
            )}
            <SlotValue slot={slot} />
          </span>
        );
      }
      if (foreignSlot === undefined) return 'not yet';
      return (
        <span title={`Its account names slot ${toGrouped(foreignSlot)}, which this chain has not reached`}>
          from the start
        </span>
      );
    },
  },
  {
    key: 'gate',
    title: 'Gate',
    cell: ({ gate }) => <AddressValue address={gate} />,
  },
];

/** Feature gates with their state on this cluster. */
export function GateTable({ gates }: { readonly gates: readonly Row[] }) {
  return (
    <Table
      list={{ list: 'featureGates', input: {} }}
      label="Feature gates"
      columns={COLUMNS}
      rows={gates}
      keyOf={({ gate }) => gate}
      toneOf={({ state }) => (state === 'inactive' ? 'muted' : undefined)}
    />
  );
}
