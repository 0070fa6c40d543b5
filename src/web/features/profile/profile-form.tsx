import { useState, type SubmitEvent } from 'react';
import type { ActionAnswer } from '#contracts/actions';
import { MAX_NAME, TRANSACTION_TABS, type TransactionTab } from '#contracts/people/people';
import { toInstantText } from '#contracts/text/value-text';
import { Button } from '../../ui/form/button.tsx';
import { OwnState } from '../../answers/own-state.tsx';
import { useOwn, type Own } from '../../api/use-own.ts';
import styles from './profile.module.css';

const TAB_NAMES: Readonly<Record<TransactionTab, string>> = {
  instructions: 'Instructions',
  changes: 'Balance changes',
  funds: 'Funds',
  accounts: 'Accounts',
  logs: 'Logs',
  raw: 'Raw',
};

type Profile = ActionAnswer<'profile'>;

/** A form to change the user's profile. */
export function ProfileForm() {
  const own = useOwn('profile', {});
  return <OwnState own={own}>{(profile) => <Form own={own} profile={profile} />}</OwnState>;
}

function Form({ own, profile }: { readonly own: Own<Profile>; readonly profile: Profile }) {
  const [name, setName] = useState(profile.displayName ?? '');
  const [tab, setTab] = useState<TransactionTab | ''>(profile.transactionTab ?? '');
  const [isSaved, setSaved] = useState(false);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setSaved(
      await own.change('saveProfile', {
        ...(name.trim() !== '' && { displayName: name }),
        ...(tab !== '' && { transactionTab: tab }),
      }),
    );
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} onInput={() => setSaved(false)}>
      <label>
        Display name
        <input
          value={name}
          maxLength={MAX_NAME}
          autoComplete="nickname"
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <small>You see it, and members of your teams.</small>
      </label>
      <label>
        Default transaction tab
        <select
          value={tab}
          onChange={({ currentTarget }) =>
            setTab(TRANSACTION_TABS.find((one) => one === currentTarget.value) ?? '')
          }
        >
          <option value="">automatic</option>
          {TRANSACTION_TABS.map((one) => (
            <option key={one} value={one}>
              {TAB_NAMES[one]}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.note}>
        First signed in {toInstantText(Math.floor(profile.memberSinceMs / 1_000))}. Names, watchlist, labels
        and alerts are stored on this server and shown to nobody else.
      </p>
      <div className={styles.actions}>
        <Button look="primary" type="submit" disabled={own.busy}>
          Save
        </Button>
        <span role="status">{isSaved ? 'Saved.' : ''}</span>
      </div>
    </form>
  );
}
