import { CHAT_TEXTS } from '#contracts/chat';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './sidebar.module.css';

/** Where the chat itself cannot be shown: why, and an input that searches instead. */
export function FallbackInput({ message }: { readonly message: string }) {
  return (
    <div class={styles.fallback}>
      <Notice kind="not-available" title={CHAT_TEXTS.failedToRender} inline>
        <p>{message}</p>
        <p>What you write below is searched instead.</p>
      </Notice>
      <form class={styles.plainForm} action="/search" method="get">
        <input
          class={styles.plainInput}
          name="q"
          aria-label={CHAT_TEXTS.fallback}
          placeholder={CHAT_TEXTS.fallback}
          autocomplete="off"
        />
        <Button type="submit">Search</Button>
      </form>
    </div>
  );
}
