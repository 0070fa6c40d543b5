import { ChatIcon } from '../frame/chat-icon.tsx';
import { dismissLimit, LIMIT_TEXTS, useLimit } from './limits-reached.ts';
import styles from './limit-note.module.css';

/** What did not fit, and what makes room. */
export function LimitNote() {
  const limit = useLimit();
  return (
    <div role="alert">
      {limit && (
        <p className={styles.note}>
          {LIMIT_TEXTS[limit]}
          <button
            type="button"
            className={styles.dismiss}
            aria-label="Dismiss"
            title="Dismiss"
            onClick={dismissLimit}
          >
            <ChatIcon name="cross" size={12} />
          </button>
        </p>
      )}
    </div>
  );
}
