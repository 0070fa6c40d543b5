import { useRef, useState, type SubmitEvent } from 'react';
import { MAX_LABEL } from '#contracts/people/people';
import { useActingTeam } from '../../visitor/acting-team.ts';
import { useOwnThings } from '../../visitor/own-things.ts';
import { useMay } from '../../visitor/use-may.ts';
import { useSession } from '../../visitor/session.ts';
import { Button } from '../../ui/form/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { saveLabel } from './save-label.ts';
import styles from './own-things.module.css';

/** Where a visitor writes their own label of an address. */
export default function LabelDialog({
  address,
  onClose,
}: {
  readonly address: string;
  readonly onClose: () => void;
}) {
  const own = useOwnThings(({ labels }) => labels).get(address);
  const { kind } = useSession();
  const team = useActingTeam();
  const may = useMay('labels.write');
  const [label, setLabel] = useState(own ?? '');
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const save = async (written: string) => {
    setBusy(true);
    try {
      await saveLabel(address, written);
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The label was not saved.');
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(label);
  };
  return (
    <Dialog title="Label" size="small" initialFocus={field} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p className={styles.address}>{address}</p>
        <label>
          Your label
          <input
            ref={field}
            value={label}
            maxLength={MAX_LABEL * 2}
            autoComplete="off"
            onInput={({ currentTarget }) => setLabel(currentTarget.value)}
          />
        </label>
        <p className={styles.hint}>
          {kind !== 'authenticated'
            ? 'Stored in this browser. When you join, it moves to your account.'
            : team === undefined
              ? 'Stored in your account; nobody else sees it.'
              : may
                ? `Seen by everyone in ${team.name}.`
                : `Your role in ${team.name} does not let you change labels.`}
        </p>
        {failure !== undefined && <p role="alert">{failure}</p>}
        <div className={styles.buttons}>
          <Button look="primary" type="submit" disabled={!may || busy || label.trim() === ''}>
            Save
          </Button>
          {own !== undefined && (
            <Button disabled={!may || busy} onClick={() => void save('')}>
              Remove
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
