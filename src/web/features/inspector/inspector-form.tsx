import type { SubmitEvent } from 'react';
import { MAX_INSPECTED_LENGTH } from '#contracts/account/inspection';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { Button } from '../../ui/form/button.tsx';
import { inspectorSearch } from './inspector-search.ts';
import styles from './inspector.module.css';

/** Where a transaction is pasted. Works as a plain form before any script runs. */
export function InspectorForm({ initial }: { readonly initial: string }) {
  const { navigate } = usePlace();
  const { hrefOf } = useSearch(inspectorSearch);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('transaction');
    if (typeof text !== 'string' || text.trim() === '') return;
    navigate(hrefOf({ transaction: text.replace(/\s+/g, '') }));
  };
  return (
    <form className={styles.form} method="get" onSubmit={submit}>
      <label htmlFor="wire">Transaction or message, in base64 or base58</label>
      <textarea
        id="wire"
        name="transaction"
        rows={5}
        maxLength={MAX_INSPECTED_LENGTH}
        spellCheck={false}
        autoComplete="off"
        required
        placeholder="AQAAAA…"
        className={styles.input}
        defaultValue={initial}
      />
      <div>
        <Button type="submit" look="primary">
          Inspect
        </Button>
      </div>
    </form>
  );
}
