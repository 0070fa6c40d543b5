import { useEffect } from 'preact/hooks';
import { CHAT_LIMITS } from '#contracts/chat';
import styles from './chat-view.module.css';

/** Says for a moment that something was done. */
export function ShareToast({
  text,
  onOver,
}: {
  readonly text: string | undefined;
  readonly onOver: () => void;
}) {
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(onOver, CHAT_LIMITS.toastMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span class={styles.toast} role="status">
      {text}
    </span>
  );
}
