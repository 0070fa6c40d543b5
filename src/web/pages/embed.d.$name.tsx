import { Suspense, lazy } from 'react';
import { dashboardSearch, type DashboardSearch } from '../features/dashboards/dashboard-search.ts';
import { Skeleton } from '../ui/block/skeleton.tsx';
import { useHydrated } from '../ui/state/use-hydrated.ts';
import { definePage } from './define-page.ts';

const EmbeddedView = lazy(() =>
  import('../features/dashboards/shared-view.tsx').then((part) => ({ default: part.EmbeddedView })),
);

/** What other sites may frame; the shell around pages leaves everything else away here. */
export default definePage<object, DashboardSearch>({
  search: dashboardSearch,
  load: () => Promise.resolve({}),
  head: () => ({ title: 'Shared dashboard', description: 'A dashboard somebody shared, for other sites.' }),
  View: ({ params }) =>
    useHydrated() ? (
      <Suspense fallback={<Skeleton lines={6} />}>
        <EmbeddedView name={params['name'] ?? ''} />
      </Suspense>
    ) : (
      <Skeleton lines={6} />
    ),
});
