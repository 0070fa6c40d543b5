import { createStore, type Store } from '../state/store.ts';

const KEY = 'osvm-live-paused';

const read = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) === 'true';
  } catch {
    return false; // storage is off
  }
};

const store = createStore(false, { load: read, follow: () => () => {} });

/** Whether the visitor has paused everything that updates live, remembered for the session of this tab. */
export const paused: Store<boolean> = {
  ...store,
  write(next) {
    try {
      if (next) sessionStorage.setItem(KEY, 'true');
      else sessionStorage.removeItem(KEY);
    } catch {
      // Storage is off: it holds for this page.
    }
    store.write(next);
  },
};
