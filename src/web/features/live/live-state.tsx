import { Icon } from '../../ui/icon.tsx';
import type { LiveState } from '../../api/use-live.ts';
import styles from './live.module.css';

const WORDS: Readonly<Record<LiveState, string>> = {
  connecting: 'connecting',
  live: 'live',
  lost: 'connection lost, trying again',
};

/** Whether what is shown still moves. */
export function LiveStateView({ state }: { readonly state: LiveState }) {
  return (
    <span class={styles.state} data-state={state} role="status">
      <Icon name="live" /> {WORDS[state]}
    </span>
  );
}

/** New rows wait behind this while the reader has scrolled. */
export function WaitingChip({
  count,
  what,
  onShow,
}: {
  readonly count: number;
  readonly what: string;
  readonly onShow: () => void;
}) {
  if (count === 0) return null;
  return (
    <button type="button" class={styles.chip} onClick={onShow}>
      {count} new {what}
    </button>
  );
}
