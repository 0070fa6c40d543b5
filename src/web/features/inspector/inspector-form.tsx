import { useState, type SubmitEvent } from 'react';
import { MAX_INSPECTED_LENGTH } from '#contracts/account/inspection';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { Button } from '../../ui/form/button.tsx';
import { inspectorSearch } from './inspector-search.ts';
import styles from './inspector.module.css';

/** Where a transaction is pasted. Works as a plain form before any script runs. */
export function InspectorForm({ initial }: { readonly initial: string }) {
  const { navigate, api } = usePlace();
  const [hasFailed, setFailed] = useState(false);
  const { hrefOf } = useSearch(inspectorSearch);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('transaction');
    if (typeof text !== 'string' || text.trim() === '') return;
    navigate(hrefOf({ transaction: text.replace(/\s+/g, '') }));
  };
  const tryExample = async (): Promise<void> => {
    const { readExample } = await import('./example.ts');
    const transaction = await readExample(api).catch(() => undefined);
    setFailed(transaction === undefined);
    if (transaction !== undefined) navigate(hrefOf({ transaction }));
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
      <div className={styles.actions}>
        <Button type="submit" look="primary">
          Inspect
        </Button>
        <Button onClick={() => void tryExample()}>Try an example</Button>
        {hasFailed && <span role="alert">No example can be made now.</span>}
      </div>
    </form>
  );
}
