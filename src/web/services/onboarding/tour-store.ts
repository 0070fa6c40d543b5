import { PRODUCT } from '#contracts/product';
import { createStore, useStore, watchStorage } from '../../ui/state/store.ts';
import { readStored, writeStored } from '../../ui/state/stored-value.ts';
import { FLOWS } from './flows.ts';
import type { OnboardingPreferences } from './onboarding.ts';
import { toNextTour, type TourEvent, type TourState } from './tour-state.ts';
import { NOTHING_STORED, parseActive, parseStoredTours, type StoredTours } from './tour-storage.ts';

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

type TourData = Omit<StoredTours, 'version'>;

/** What is stored now; where nothing can be stored, what was known so far holds for this page. */
function toStored(now: TourData): TourData {
  const stored = readStored(TOURS_KEY);
  return stored === undefined ? now : parseStoredTours(stored, FLOWS);
}

const tours = createStore<Tours>(
  { ...NOTHING_STORED, active: undefined, moves: 0, known: false },
  {
    load(now) {
      const current = toStored(now);
      const active = now.known ? now.active : readActive();
      // An open tour without progress cannot be shown.
      const isShown = active !== undefined && current.progress[active.flowId] !== undefined;
      return { ...now, ...current, active: isShown ? active : undefined, known: true };
    },
    follow(onChange) {
      return watchStorage(TOURS_KEY, () => {
        const { active } = tours.read();
        tours.write({ ...tours.read(), ...NOTHING_STORED });
        onChange();
        // Progress of the open tour that another tab cleared is a tour at its beginning.
        if (active && !tours.read().active) moveTour({ kind: 'start', flowId: active.flowId });
      });
    },
  },
);

/** Changes what is stored, on top of what another tab may have written meanwhile. */
function keep(change: Partial<TourData>, more: Partial<Tours> = {}): void {
  const now = tours.read();
  const { progress, preferences, offerDismissed } = { ...toStored(now), ...change };
  const current = { progress, preferences, offerDismissed };
  if (Object.keys(change).length > 0) writeStored(TOURS_KEY, { version: 1, ...current });
  tours.write({ ...now, ...current, ...more });
}

/** Lets something happen to the tours. */
export function moveTour(event: TourEvent): void {
  const { active, moves } = tours.read();
  const { progress } = toStored(tours.read());
  const next = toNextTour({ active, progress }, event, FLOWS, Date.now());
  if (next.active !== active) writeActive(next.active);
  keep(next.progress === progress ? {} : { progress: next.progress }, {
    active: next.active,
    moves: event.kind === 'pause' ? moves : moves + 1,
  });
}

export const changeTourPreferences = (change: Partial<OnboardingPreferences>): void =>
  keep({ preferences: { ...toStored(tours.read()).preferences, ...change } });

/** Never offers a tour by itself again. */
export const dismissTourOffer = (): void => keep({ offerDismissed: true });

/** The tours as they are now; on the server and at the first paint nothing is known of them. */
export const useTours = (): Tours => useStore(tours);

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
