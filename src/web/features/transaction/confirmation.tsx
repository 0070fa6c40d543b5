import { Suspense, lazy, useState } from 'react';
import { useHydrated } from '../../ui/state/use-hydrated.ts';
import type { FoundTransaction } from './types.ts';

const ConfirmationWatch = lazy(() => import('./confirmation-watch.tsx'));

/** The transaction as it settles, and what follows it: to be drawn beside it. Most are final when they are opened. */
export function useConfirmation(start: FoundTransaction) {
  const isHydrated = useHydrated();
  const [newest, setNewest] = useState({ start, found: start });
  // A page that was reloaded knows more than what was heard before.
  const found = newest.start === start ? newest.found : start;
  const isSettling = isHydrated && found.confirmation.commitment !== 'finalized';
  const watch = isSettling && (
    <Suspense fallback={null}>
      <ConfirmationWatch start={start} onFound={(next) => setNewest({ start, found: next })} />
    </Suspense>
  );
  return { found, watch };
}
