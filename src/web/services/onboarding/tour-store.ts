import { useEffect, useState } from 'preact/hooks';
import { PRODUCT } from '#contracts/product';
import { readStored, writeStored } from '../../ui/stored-value.ts';
import { FLOWS } from './flows.ts';
import type { OnboardingPreferences } from './onboarding.ts';
import { toNextTour, type TourEvent, type TourState } from './tour-state.ts';
import { NOTHING_KEPT, parseActive, parseKeptTours, type KeptTours } from './tour-storage.ts';

export const TOURS_KEY = `${PRODUCT.slug}-onboarding`;
/** In the storage of this tab alone: a tour goes on after a reload, and not in the tab beside it. */
export const ACTIVE_TOUR_KEY = `${PRODUCT.slug}-tour`;

export interface Tours extends TourState {
  readonly preferences: OnboardingPreferences;
  readonly offerDismissed: boolean;
  /** Grows with each move of the visitor in this page: the tour then goes to the page of its step. */
  readonly moves: number;
  /** Whether the storage was read; it is not while a page is made on the server. */
  readonly known: boolean;
}

let kept: KeptTours = NOTHING_KEPT;
let active: TourState['active'];
let moves = 0;
let tours: Tours = { active: undefined, ...NOTHING_KEPT, moves, known: false };
const listeners = new Set<() => void>();

/** Where nothing can be stored, what was kept so far holds for this page. */
function readKept(): void {
  const stored = readStored(TOURS_KEY);
  if (stored !== undefined) kept = parseKeptTours(stored, FLOWS);
}

function publish(): void {
  tours = { ...kept, active, moves, known: true };
  for (const listener of listeners) listener();
}

/** Changes what is kept, on top of what another tab may have written meanwhile. */
function keep(change: Partial<KeptTours>): void {
  kept = { ...kept, ...change };
  writeStored(TOURS_KEY, kept);
}

/** Lets something happen to the tours. */
export function moveTour(event: TourEvent): void {
  readKept();
  const next = toNextTour({ active, progress: kept.progress }, event, FLOWS, Date.now());
  if (next.progress !== kept.progress) keep({ progress: next.progress });
  if (next.active !== active) {
    active = next.active;
    writeActive(active);
  }
  if (event.kind !== 'pause') moves += 1;
  publish();
}

export function changeTourPreferences(change: Partial<OnboardingPreferences>): void {
  readKept();
  keep({ preferences: { ...kept.preferences, ...change } });
  publish();
}

/** Never offers a tour by itself again. */
export function dismissTourOffer(): void {
  readKept();
  keep({ offerDismissed: true });
  publish();
}

function onStorage(event: StorageEvent): void {
  if (event.key !== TOURS_KEY && event.key !== null) return;
  kept = NOTHING_KEPT;
  readKept();
  // Progress of the open tour that another tab cleared is a tour at its beginning.
  if (active && !kept.progress[active.flowId]) moveTour({ kind: 'start', flowId: active.flowId });
  else publish();
}

/** The tours as they are now; on the server and at the first paint nothing is known of them. */
export function useTours(): Tours {
  const [shown, setShown] = useState(tours);
  useEffect(() => {
    if (listeners.size === 0) addEventListener('storage', onStorage);
    const listener = () => setShown(tours);
    listeners.add(listener);
    if (!tours.known) {
      readKept();
      active = readActive();
      // An open tour without progress cannot be shown.
      if (active && !kept.progress[active.flowId]) active = undefined;
      publish();
    } else listener();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  }, []);
  return shown;
}

function readActive(): TourState['active'] {
  try {
    return parseActive(JSON.parse(sessionStorage.getItem(ACTIVE_TOUR_KEY) ?? 'null'), FLOWS);
  } catch {
    return undefined; // storage is off, or this is not JSON
  }
}

function writeActive(now: TourState['active']): void {
  try {
    if (now) sessionStorage.setItem(ACTIVE_TOUR_KEY, JSON.stringify(now));
    else sessionStorage.removeItem(ACTIVE_TOUR_KEY);
  } catch {
    // Storage is off or full: the tour goes on, it only ends with this page.
  }
}
