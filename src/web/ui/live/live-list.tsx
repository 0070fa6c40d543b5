import type { ReactNode } from 'react';
import { HeldTimeProvider } from './held-time.ts';
import { NewRows } from './new-rows.tsx';
import type { HeldRows } from './use-held-rows.ts';

/** Around a live list: holds it while somebody is in it, and says how many rows wait. */
export function LiveList({
  held,
  children,
}: {
  readonly held: HeldRows<unknown>;
  readonly children: ReactNode;
}) {
  const { frame, heldMs } = held;
  return (
    <>
      <NewRows held={held} isSticky />
      <div ref={frame} tabIndex={-1} data-live-list>
        <HeldTimeProvider value={heldMs}>{children}</HeldTimeProvider>
      </div>
    </>
  );
}
