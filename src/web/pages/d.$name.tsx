import { lazy } from 'react';
import { dashboardSearch, type DashboardSearch } from '../features/dashboards/dashboard-search.ts';
import { DuplicateButton } from '../features/dashboards/duplicate-button.tsx';
import { InBrowser } from '../ui/state/in-browser.tsx';
import { definePage } from './define-page.ts';

const SharedView = lazy(() =>
  import('../features/dashboards/shared-view.tsx').then((part) => ({ default: part.SharedView })),
);

export default definePage<object, DashboardSearch>({
  nav: { use: 'dashboards', area: 'analytics' },
  search: dashboardSearch,
  load: () => Promise.resolve({}),
  head: () => ({ title: 'Shared dashboard', description: 'A dashboard somebody shared by its link.' }),
  View: ({ params }) => (
    <InBrowser title="Shared dashboard">
      <SharedView name={params['name'] ?? ''} aside={(content) => <DuplicateButton content={content} />} />
    </InBrowser>
  ),
});
