import { createContext, useContext, useSyncExternalStore } from 'react';
import { toInstantText } from '#contracts/text/value-text';
import { onBeat } from '../ui/live/beat.ts';
import { useHeldTime } from '../ui/live/held-time.ts';
import { createStore, useStore } from '../ui/state/store.ts';
import styles from './values.module.css';

const TICK_MS = 1000;

/** One clock for all that tells the time on the page, in unix ms, by whole seconds. */
const clock = createStore<number | undefined>(undefined, {
  load: toWholeSecond,
  // With the beat of the page, so that ages and rows change in one go.
  follow: onBeat,
});

const RenderedTime = createContext<number | undefined>(undefined);
/** When the server painted the page, in unix ms: the browser takes ages over as they were then. */
export const RenderedTimeProvider = RenderedTime.Provider;

function toWholeSecond(): number {
  return Math.floor(Date.now() / TICK_MS) * TICK_MS;
}

/** The time in unix ms, by steps of `stepMs`; `undefined` on the server and until the browser has taken over. */
export const useNow = (stepMs = TICK_MS): number | undefined =>
  useStore(clock, (nowMs) => nowMs && Math.floor(nowMs / stepMs) * stepMs);

/** `12 s ago`, `in 3 min`. */
export function toAgeText(unixSeconds: number, nowMs: number): string {
  const seconds = Math.round(nowMs / 1000) - unixSeconds;
  const distance = Math.abs(seconds);
  const [count, unit] =
    distance < 60
      ? [distance, 's']
      : distance < 3600
        ? [Math.floor(distance / 60), 'min']
        : distance < 86_400
          ? [Math.floor(distance / 3600), 'h']
          : distance < 86_400 * 365
            ? [Math.floor(distance / 86_400), 'd']
            : [Math.floor(distance / (86_400 * 365.25)), 'y'];
  return seconds < 0 ? `in ${count} ${unit}` : `${count} ${unit} ago`;
}

/** How long ago, on one line. Where the time now is not known, the exact instant. */
export function AgeValue({ unixSeconds }: { readonly unixSeconds: number | undefined }) {
  const renderedMs = useContext(RenderedTime);
  const heldMs = useHeldTime();
  const toText = (nowMs: number | undefined) =>
    nowMs === undefined || unixSeconds === undefined ? undefined : toAgeText(unixSeconds, nowMs);
  // Only what reads differently is redrawn.
  const age = useSyncExternalStore(
    clock.watch,
    () => toText(heldMs ?? clock.read()),
    () => toText(renderedMs),
  );
  if (unixSeconds === undefined) return <span>time not recorded</span>;
  const instant = toInstantText(unixSeconds);
  return (
    <time dateTime={instant} title={instant} className={styles.age} data-counts={age?.endsWith(' s ago')}>
      {age ?? instant.replace('T', ' ').replace('Z', '')}
    </time>
  );
}
