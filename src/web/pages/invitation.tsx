import { lazy, Suspense } from 'react';
import { Skeleton } from '../ui/block/skeleton.tsx';
import { useHydrated } from '../ui/state/use-hydrated.ts';
import { definePage } from './define-page.ts';

const InvitationView = lazy(() =>
  import('../features/teams/invitation-view.tsx').then((loaded) => ({ default: loaded.InvitationView })),
);

/** Where the link of an invitation to a team leads. */
export default definePage<object>({
  nav: { use: 'teams', area: 'other' },
  load: () => Promise.resolve({}),
  head: () => ({ title: 'Invitation', description: 'An invitation to a team.' }),
  View: () => {
    // What stands behind the # never reaches the server.
    const isHydrated = useHydrated();
    return (
      <>
        <h1>Invitation to a team</h1>
        {isHydrated ? (
          <Suspense fallback={<Skeleton lines={3} />}>
            <InvitationView />
          </Suspense>
        ) : (
          <Skeleton lines={3} />
        )}
      </>
    );
  },
});
