import { Button } from '../form/button.tsx';
import { Icon } from '../icon.tsx';
import { useStore } from '../state/store.ts';
import { paused } from './paused.ts';
import styles from './live.module.css';

/** How the stream behind a list is. */
export type StreamState = 'connecting' | 'live' | 'lost' | 'polled';

const WORDS: Readonly<Record<StreamState, string>> = {
  connecting: 'connecting',
  live: 'live',
  lost: 'reconnecting',
  polled: 'every few seconds',
};

/** Whether what is shown updates, and the button that stops everything on the page that does. */
export function LiveControls({ state }: { readonly state: StreamState }) {
  const isPaused = useStore(paused);
  return (
    <span className={styles.controls}>
      <span className={styles.state} data-state={isPaused ? 'paused' : state} role="status">
        <Icon name="live" /> {isPaused ? 'paused' : WORDS[state]}
      </span>
      <span className={styles.pause}>
        <Button
          title={isPaused ? 'Resume live updates' : 'Pause live updates on every page of this tab'}
          onClick={() => paused.write(!isPaused)}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      </span>
    </span>
  );
}
