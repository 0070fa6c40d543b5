import { dashboardSearch, type DashboardSearch } from '../features/dashboards/dashboard-search.ts';
import { EmbeddedView } from '../features/dashboards/shared-view.tsx';
import { Skeleton } from '../ui/block/skeleton.tsx';
import { useHydrated } from '../ui/state/use-hydrated.ts';
import { definePage } from './define-page.ts';

/** What other sites may frame; the shell around pages leaves everything else away here. */
export default definePage<object, DashboardSearch>({
  search: dashboardSearch,
  load: () => Promise.resolve({}),
  head: () => ({ title: 'Shared dashboard', description: 'A dashboard somebody shared, for other sites.' }),
  View: ({ params }) =>
    useHydrated() ? <EmbeddedView name={params['name'] ?? ''} /> : <Skeleton lines={6} />,
});
