import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { QuestionName } from '#contracts/api';
import type { Refresh } from '#contracts/dashboards/dashboard';
import type { Answer, Input } from '../../api/question.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useIndexLive } from '../../api/use-index-live.ts';
import { paused } from '../../ui/live/paused.ts';
import { useStore } from '../../ui/state/store.ts';

/** Where no blocks are indexed, what is live has no moves of an index to follow. */
const EVERY_MS: Readonly<Record<Exclude<Refresh, 'off'>, number>> = {
  live: 30_000,
  '30s': 30_000,
  '1m': 60_000,
  '5m': 300_000,
  '15m': 900_000,
};

export const REFRESH_TITLES: Readonly<Record<Refresh, string>> = {
  live: 'Live',
  '30s': 'Every 30 seconds',
  '1m': 'Every minute',
  '5m': 'Every 5 minutes',
  '15m': 'Every 15 minutes',
  off: 'Only when asked',
};

/** Counts up whenever tiles ask again. */
const BeatContext = createContext(0);
export const BeatProvider = BeatContext.Provider;

/** Live tiles ask with the moves of the index, this far apart at least, and further with many of them. */
const LIVE_MS = 5_000;
const MS_PER_TILE = 400;

/**
 * The beat of a dashboard by its schedule, and a way to have one now. Pausing what is live pauses it. While nobody looks
 * it has none, and one at once when somebody looks again and one is due.
 */
export function useBeat(
  refresh: Refresh,
  tiles: number,
): { readonly beat: number; readonly now: () => void } {
  const [beat, setBeat] = useState(0);
  const isPaused = useStore(paused);
  const lastMs = useRef(0);
  const now = useCallback(() => {
    lastMs.current = Date.now();
    setBeat((count) => count + 1);
  }, []);
  useEffect(() => {
    // Tiles have asked for themselves by now.
    lastMs.current = Date.now();
  }, []);
  const leastMs = Math.max(LIVE_MS, tiles * MS_PER_TILE);
  // The newest slot comes whatever is asked for; anomalies are the fewest rows beside it.
  useIndexLive(refresh === 'live' ? ['anomalies'] : [], () => {
    if (isPaused || document.hidden || Date.now() - lastMs.current < leastMs) return;
    now();
  });
  const everyMs = refresh === 'off' || isPaused ? undefined : EVERY_MS[refresh];
  useEffect(() => {
    if (everyMs === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden) now();
    }, everyMs);
    const dueMs = refresh === 'live' ? leastMs : everyMs;
    const onLook = () => {
      if (!document.hidden && Date.now() - lastMs.current >= dueMs) now();
    };
    document.addEventListener('visibilitychange', onLook);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [everyMs, refresh, leastMs, now]);
  return { beat, now };
}

export interface TileAnswer<Data> {
  readonly data: Data | undefined;
  /** Why it could not be had the last time it was asked for; `null` where it could. */
  readonly error: unknown;
  /** When `data` was answered, in unix ms. */
  readonly answeredMs: number;
}

/**
 * The answer to a question, asked again at every beat; the one before is shown until the next is there. That of another
 * question, as of the token chosen before, is not: it would stand under a name that is not its own.
 */
export function useTileAnswer<Name extends QuestionName>(
  name: Name,
  input: Input<Name>,
  enabled = true,
): TileAnswer<Answer<Name>> {
  const beat = useContext(BeatContext);
  const { data, error, dataUpdatedAt: answeredMs, refetch } = useAnswer(name, input, { enabled });
  const answered = useRef(beat);
  useEffect(() => {
    if (answered.current === beat || !enabled) return;
    answered.current = beat;
    void refetch({ cancelRefetch: false });
  }, [beat, enabled, refetch]);
  return { data, error, answeredMs };
}
