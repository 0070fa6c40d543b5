import { lazy } from 'react';
import { SHARED_DASHBOARD_NAME } from '#contracts/dashboards/shared-links';
import { dashboardSearch, type DashboardSearch } from '../features/dashboards/dashboard-search.ts';
import { DuplicateButton } from '../features/dashboards/duplicate-button.tsx';
import { InBrowser } from '../ui/state/in-browser.tsx';
import { definePage } from './define-page.ts';

const SharedView = lazy(() =>
  import('../features/dashboards/shared-view.tsx').then((part) => ({ default: part.SharedView })),
);

export default definePage<{ readonly isName: boolean }, DashboardSearch>({
  nav: { use: 'dashboards', area: 'analytics' },
  search: dashboardSearch,
  load: ({ params }) => Promise.resolve({ isName: SHARED_DASHBOARD_NAME.test(params['name'] ?? '') }),
  // Whether there is a dashboard of this name is found out in the browser; what is no name has none.
  status: ({ isName }) => (isName ? 200 : 404),
  head: () => ({ title: 'Shared dashboard', description: 'A dashboard shared by link.' }),
  View: ({ params }) => (
    <InBrowser title="Shared dashboard">
      <SharedView name={params['name'] ?? ''} aside={(content) => <DuplicateButton content={content} />} />
    </InBrowser>
  ),
});
