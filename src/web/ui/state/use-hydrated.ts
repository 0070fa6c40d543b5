import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this runs in a browser that has taken over what the server painted: false on the server and at that moment. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
