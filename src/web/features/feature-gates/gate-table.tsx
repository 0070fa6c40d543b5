import { FEATURE_GATE_COLUMNS } from '#contracts/columns/feature-gate-columns';
import type { FeatureGate, GateState } from '#contracts/network/feature-gates';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Badge, type Tone } from '../../ui/block/badge.tsx';
import { Table } from '../../ui/table/table.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { SlotValue } from '../../values/slot.tsx';
import styles from './feature-gates.module.css';

type Row = Wire<FeatureGate>;

const STATES: Readonly<Record<GateState, { readonly tone: Tone; readonly meaning: string }>> = {
  active: { tone: 'positive', meaning: 'Active on this cluster' },
  pending: { tone: 'warning', meaning: 'Pending: activates with the next epoch' },
  inactive: { tone: 'neutral', meaning: 'Its activation has not been requested on this cluster' },
};

const toColumns = (withSince: boolean) =>
  toRowColumns(FEATURE_GATE_COLUMNS, [
    { of: 'title', title: 'Feature', wide: true },
    {
      of: 'simds',
      title: 'Proposal',
      phone: 'quiet',
      short: '',
      cell: ({ simds }) =>
        simds.length === 0 ? (
          <span className={styles.quiet}>none</span>
        ) : (
          <span>{simds.map((simd) => `SIMD-${simd}`).join(', ')}</span>
        ),
    },
    {
      of: 'state',
      phone: 'figure',
      short: '',
      cell: ({ state }) => (
        <Badge tone={STATES[state].tone} title={STATES[state].meaning}>
          {state}
        </Badge>
      ),
    },
    withSince && {
      of: 'slot',
      with: ['epoch'],
      title: 'Since',
      phone: 'quiet',
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
    { of: 'gate' },
  ]);

const ALL = toColumns(true);
/** Where every active one came with the chain, a column would say so in each row. */
const WITHOUT_SINCE = toColumns(false);

/** Feature gates with their state on this cluster. */
export function GateTable({ gates }: { readonly gates: readonly Row[] }) {
  return (
    <Table
      list={{ list: 'featureGates', input: {} }}
      label="Feature gates"
      columns={
        gates.some(({ state, slot }) => slot !== undefined || state === 'pending') ? ALL : WITHOUT_SINCE
      }
      rows={gates}
      keyOf={({ gate }) => gate}
      toneOf={({ state }) => (state === 'inactive' ? 'muted' : undefined)}
    />
  );
}
