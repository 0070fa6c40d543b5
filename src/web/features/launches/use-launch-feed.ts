import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { IndexEvent } from '#contracts/market/index-live';
import { SCANNED_LAUNCHES, type LaunchesAnswer } from '#contracts/market/launches';
import type { Wire } from '#std/json';
import { useAnswer } from '../../api/use-answer.ts';
import { useIndexLive } from '../../api/use-index-live.ts';
import type { LiveState } from '../../api/use-live.ts';
import { paused } from '../../ui/live/paused.ts';
import { useStore } from '../../ui/state/store.ts';
import { keepRows } from './launch-query.ts';

export type FoundLaunches = Extract<Wire<LaunchesAnswer>, { readonly kind: 'found' }>;

/** Figures are asked for again no sooner than this. */
const ASK_MS = 3_000;

export interface LaunchFeed {
  readonly state: LiveState;
  /** With every row that was newest since the page was loaded. */
  readonly found: FoundLaunches;
}

/**
 * The newest launches with live figures: they are read again when the index saw a launch or a trade of one of them,
 * and not while the page is paused.
 */
export function useLaunchFeed(start: FoundLaunches, launchpad: string | undefined): LaunchFeed {
  const { data, dataUpdatedAt, errorUpdatedAt, refetch } = useAnswer(
    'launches',
    { limit: String(SCANNED_LAUNCHES), launchpad },
    { initial: start },
  );
  // What could not be read again stays; its coverage says how old it is.
  const newest = data?.kind === 'found' ? data : start;
  const isPaused = useStore(paused);
  const [shown, setShown] = useState({ of: start, newest, rows: newest.rows });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isMissed = useRef(false);

  let { rows } = shown;
  if (shown.of !== start || shown.newest !== newest) {
    rows = shown.of === start ? keepRows(rows, newest.rows, SCANNED_LAUNCHES * 2) : newest.rows;
    setShown({ of: start, newest, rows });
  }

  const ask = () => {
    timer.current = undefined;
    void refetch({ cancelRefetch: false });
  };
  const askSoon = () => {
    const lastMs = Math.max(dataUpdatedAt, errorUpdatedAt);
    timer.current ??= setTimeout(ask, Math.max(0, lastMs + ASK_MS - Date.now()));
  };
  const hear = ({ launches, trades, takenBack }: Wire<IndexEvent>) => {
    const isShown = (mint: string) => rows.some((row) => row.mint === mint);
    if (!takenBack && launches.length === 0 && !trades.some(({ base }) => isShown(base))) return;
    if (isPaused) isMissed.current = true;
    else askSoon();
  };
  const state = useIndexLive(['launches', 'trades'], hear, start.coverage.toSlot);
  const askMissed = useEffectEvent(() => {
    if (isMissed.current) ask();
    isMissed.current = false;
  });
  useEffect(() => {
    if (!isPaused) askMissed();
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [launchpad, isPaused]);

  const found = useMemo(() => ({ ...newest, rows }), [newest, rows]);
  return { found, state };
}
