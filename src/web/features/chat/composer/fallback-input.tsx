import { CHAT_TEXTS } from '#contracts/assistant/chat';
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
  return (
    <div className={styles.fallback}>
      <Notice kind="not-available" title={CHAT_TEXTS.failedToRender} inline>
        <p>{message}</p>
        <p>What you write below is searched instead.</p>
        <div>
          <Button onClick={onRetry}>Try again</Button>
        </div>
      </Notice>
      <form className={styles.plainForm} action="/search" method="get">
        <input
          className={styles.plainInput}
          name="q"
          aria-label={CHAT_TEXTS.fallback}
          placeholder={CHAT_TEXTS.fallback}
          autoComplete="off"
        />
        <Button type="submit">Search</Button>
      </form>
    </div>
  );
}

export const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
