import { Suspense, lazy } from 'react';
import { dashboardSearch, type DashboardSearch } from '../features/dashboards/dashboard-search.ts';
import { DuplicateButton } from '../features/dashboards/duplicate-button.tsx';
import { Skeleton } from '../ui/block/skeleton.tsx';
import { useHydrated } from '../ui/state/use-hydrated.ts';
import { definePage } from './define-page.ts';

const SharedView = lazy(() =>
  import('../features/dashboards/shared-view.tsx').then((part) => ({ default: part.SharedView })),
);

export default definePage<object, DashboardSearch>({
  nav: { use: 'dashboards', area: 'analytics' },
  search: dashboardSearch,
  load: () => Promise.resolve({}),
  head: () => ({ title: 'Shared dashboard', description: 'A dashboard somebody shared by its link.' }),
  View: ({ params }) =>
    useHydrated() ? (
      <Suspense fallback={<Skeleton lines={6} />}>
        <SharedView name={params['name'] ?? ''} aside={(content) => <DuplicateButton content={content} />} />
      </Suspense>
    ) : (
      <Skeleton lines={6} />
    ),
});
