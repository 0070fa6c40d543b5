import { useNow } from '../values/age.tsx';
import styles from './clock.module.css';

const STEP_MS = 60_000;

/** The visitor's own time; empty until the browser knows it. */
export function Clock() {
  const nowMs = useNow(STEP_MS);
  const now = nowMs === undefined ? undefined : new Date(nowMs);
  return (
    <time className={styles.clock} dateTime={now?.toISOString()} title={now?.toISOString()}>
      {now?.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}
    </time>
  );
}
