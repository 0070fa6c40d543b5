import { useState } from 'react';
import { CHAT_TEXTS } from '#contracts/assistant/chat';
import { checkSecrecy, SECRECY_TEXTS } from '../../../services/secrets/secrecy.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Notice } from '../../../ui/block/notice.tsx';
import styles from '../frame/sidebar.module.css';

/** Where the chat itself cannot be shown: why, the way to try again, and an input that searches instead. */
export function FallbackInput({
  message,
  onRetry,
}: {
  readonly message: string;
  readonly onRetry: () => void;
}) {
  const [refusal, setRefusal] = useState<string>();
  const search = async (form: HTMLFormElement) => {
    const text = new FormData(form).get('q');
    const secrecy = await checkSecrecy(typeof text === 'string' ? text : '');
    if (secrecy === 'open') form.submit();
    else setRefusal(SECRECY_TEXTS[secrecy]);
  };
  return (
    <div className={styles.fallback}>
      <Notice kind="not-available" title={CHAT_TEXTS.failedToRender}>
        <p>{message}</p>
        <p>What you write below is searched instead.</p>
        <div>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      </Notice>
      <form
        className={styles.plainForm}
        action="/search"
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          void search(event.currentTarget);
        }}
      >
        <input
          className={styles.plainInput}
          name="q"
          aria-label={CHAT_TEXTS.fallback}
          placeholder={CHAT_TEXTS.fallback}
          autoComplete="off"
          onInput={() => setRefusal(undefined)}
        />
        <Button type="submit">Search</Button>
      </form>
      {refusal !== undefined && <p role="alert">{refusal}</p>}
    </div>
  );
}

export const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
