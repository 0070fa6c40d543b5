import { usePlace } from '../../router/place.ts';
import { Button } from '../../ui/button.tsx';
import styles from './inspector.module.css';

/** Where a transaction is pasted. Works as a plain form before any script runs. */
export function InspectorForm({ initial }: { readonly initial: string }) {
  const { navigate, path } = usePlace();
  const submit = (event: Event): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement)) return;
    const text = new FormData(form).get('transaction');
    if (typeof text !== 'string' || text.trim() === '') return;
    navigate(`${path}?transaction=${encodeURIComponent(text.replace(/\s+/g, ''))}`);
  };
  return (
    <form class={styles.form} method="get" onSubmit={submit}>
      <label for="wire">Transaction or message, in base64 or base58</label>
      <textarea
        id="wire"
        name="transaction"
        rows={5}
        maxLength={6000}
        spellcheck={false}
        autocomplete="off"
        required
        class={styles.input}
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
