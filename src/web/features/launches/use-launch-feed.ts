import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { IndexEvent } from '#contracts/index-live';
import { SCANNED_LAUNCHES, type LaunchesAnswer } from '#contracts/launches';
import type { Wire } from '#std/json';
import { useIndexLive } from '../../api/use-index-live.ts';
import { usePlace } from '../../router/place.ts';
import { keepRows, toListing, type Listing } from './launch-query.ts';
import type { Launch } from './launch-columns.tsx';

export type FoundLaunches = Extract<Wire<LaunchesAnswer>, { readonly kind: 'found' }>;

/** Figures are asked for again no sooner than this. */
const ASK_MS = 3_000;

export interface LaunchFeed extends Listing<Launch> {
  readonly state: 'connecting' | 'live' | 'lost' | 'paused';
  readonly found: FoundLaunches;
  readonly letIn: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Rows the reader has let in last. */
  readonly fresh: ReadonlySet<string>;
}

/**
 * The newest launches with live figures: they are read again when the index saw a launch or a trade of one of
 * them. `filterKey` names the filter; when it changes, the list is made anew.
 */
export function useLaunchFeed(
  start: FoundLaunches,
  launchpad: string | undefined,
  isPassing: (row: Launch) => boolean,
  filterKey: string,
): LaunchFeed {
  const { api } = usePlace();
  const [found, setFound] = useState(start);
  const [paused, setPaused] = useState(false);
  const toMints = (rows: readonly Launch[]) => rows.filter(isPassing).map(({ mint }) => mint);
  const [listed, setListed] = useState(() => ({ mints: toMints(start.rows), of: start, filterKey }));
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const asked = useRef({ at: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined });

  let current = found;
  let mints = listed.mints;
  // A page that was loaded anew, or another filter: nothing of the list before is kept.
  if (listed.of !== start || listed.filterKey !== filterKey) {
    current = listed.of === start ? found : start;
    mints = toMints(current.rows);
    setFound(current);
    setListed({ mints, of: start, filterKey });
  }

  const ask = useCallback(async () => {
    asked.current.at = performance.now();
    asked.current.timer = undefined;
    const next = await api
      .ask('launches', { limit: String(SCANNED_LAUNCHES), launchpad })
      .catch(() => undefined); // what is shown stays; its coverage says how old it is
    if (next?.kind !== 'found') return;
    setFound((now) => ({ ...next, rows: keepRows(now.rows, next.rows, SCANNED_LAUNCHES * 2) }));
  }, [api, launchpad]);
  const askSoon = useCallback(() => {
    const wait = Math.max(0, asked.current.at + ASK_MS - performance.now());
    asked.current.timer ??= setTimeout(() => void ask(), wait);
  }, [ask]);
  useEffect(() => {
    const held = asked.current;
    return () => {
      clearTimeout(held.timer);
      held.timer = undefined;
    };
  }, [ask]);

  const hear = ({ launches, trades, takenBack }: Wire<IndexEvent>) => {
    if (paused) return;
    const isShown = (mint: string) => current.rows.some((row) => row.mint === mint);
    if (takenBack || launches.length > 0 || trades.some(({ base }) => isShown(base))) askSoon();
  };
  const state = useIndexLive(['launches', 'trades'], hear, start.coverage.toSlot);

  const listing = toListing(current.rows, mints, isPassing);
  return {
    ...listing,
    found: current,
    fresh,
    state: paused ? 'paused' : state,
    letIn: () => {
      setFresh(new Set(listing.waiting.map(({ mint }) => mint)));
      setListed({ mints: toMints(current.rows), of: start, filterKey });
    },
    pause: () => {
      clearTimeout(asked.current.timer);
      asked.current.timer = undefined;
      setPaused(true);
    },
    resume: () => {
      setPaused(false);
      void ask();
    },
  };
}
