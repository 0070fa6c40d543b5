import { Tag } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { defineColumns } from '#contracts/columns/define-columns';
import { MAX_LABEL, type OwnLabel } from '#contracts/people/people';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Table } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { OwnState } from '../../answers/own-state.tsx';
import { useOwn } from '../../api/use-own.ts';
import { useMay } from '../../visitor/use-may.ts';
import styles from './profile.module.css';

const DESCRIBED = defineColumns<OwnLabel>()(({ address, text }) => [
  text('label', 'Label', ({ label }) => label),
  address('address', 'Address', (row) => row.address),
]);

/** Names one gave to addresses; they are shown wherever the address is, to nobody else. */
export function LabelsTab() {
  const own = useOwn('labels', {});
  const may = useMay('labels.write');
  const [address, setAddress] = useState('');
  const [label, setLabel] = useState('');
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await own.change('label', { address, label })) {
      setAddress('');
      setLabel('');
    }
  };
  const columns = toRowColumns(DESCRIBED, [
    { of: 'label', cell: ({ label: text }) => <bdi>{text}</bdi> },
    { of: 'address', wide: true, phone: 'quiet', cell: (row) => <AddressValue address={row.address} full /> },
    {
      key: 'change',
      title: 'Change',
      phone: 'text',
      short: '',
      cell: (row) =>
        may && (
          <>
            <Button
              look="plain"
              aria-label={`Change the label of ${row.address}`}
              onClick={() => {
                setAddress(row.address);
                setLabel(row.label);
              }}
            >
              Change
            </Button>
            <Button
              look="plain"
              aria-label={`Remove the label of ${row.address}`}
              onClick={() =>
                void own.change('unlabel', { address: row.address }, ({ labels }) => ({
                  labels: labels.filter((one) => one !== row),
                }))
              }
            >
              Remove
            </Button>
          </>
        ),
    },
  ]);
  return (
    <OwnState own={own}>
      {({ labels }) => (
        <>
          {may && (
            <form className={styles.form} onSubmit={(event) => void add(event)}>
              <label>
                Address
                <input
                  className={styles.mono}
                  value={address}
                  required
                  autoComplete="off"
                  spellCheck={false}
                  onInput={({ currentTarget }) => setAddress(currentTarget.value)}
                />
              </label>
              <label>
                Label
                <input
                  value={label}
                  required
                  maxLength={MAX_LABEL}
                  onInput={({ currentTarget }) => setLabel(currentTarget.value)}
                />
              </label>
              <div className={styles.actions}>
                <Button look="primary" type="submit" disabled={own.busy}>
                  Save label
                </Button>
              </div>
            </form>
          )}
          {labels.length === 0 ? (
            <EmptyState icon={Tag} title="No labels yet">
              A label is shown wherever the address appears, marked as yours or your team’s.
            </EmptyState>
          ) : (
            <Table label="Labelled addresses" columns={columns} rows={labels} keyOf={(row) => row.address} />
          )}
        </>
      )}
    </OwnState>
  );
}
