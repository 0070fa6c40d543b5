import { useEffect, useState } from 'preact/hooks';
import styles from './clock.module.css';

const REFRESH_MS = 60_000;

/** The visitor's own time; empty until the browser knows it. */
export function Clock() {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <time class={styles.clock} dateTime={now?.toISOString()} title={now?.toISOString()}>
      {now?.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}
    </time>
  );
}
