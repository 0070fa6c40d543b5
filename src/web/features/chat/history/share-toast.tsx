import { useEffect, useEffectEvent } from 'react';
import { CHAT_LIMITS } from '#contracts/assistant/chat';
import styles from '../frame/chat-view.module.css';

/** Says for a moment that something was done. */
export function ShareToast({
  text,
  onOver,
}: {
  readonly text: string | undefined;
  readonly onOver: () => void;
}) {
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(() => end(), CHAT_LIMITS.toastMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className={styles.toast} role="status">
      {text}
    </span>
  );
}
