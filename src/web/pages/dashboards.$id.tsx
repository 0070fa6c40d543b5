import { lazy } from 'react';
import { dashboardSearch, type DashboardSearch } from '../features/dashboards/dashboard-search.ts';
import { FeatureGate } from '../services/expertise/feature-gate.tsx';
import { InBrowser } from '../ui/state/in-browser.tsx';
import { definePage } from './define-page.ts';

// Nothing of somebody's own can be drawn before the page is there, so its parts come after it.
const OwnView = lazy(() =>
  import('../features/dashboards/own-view.tsx').then((part) => ({ default: part.OwnView })),
);
const Builder = lazy(() =>
  import('../features/explore/builder.tsx').then((part) => ({ default: part.Builder })),
);

export default definePage<object, DashboardSearch>({
  nav: { use: 'dashboards', area: 'analytics' },
  search: dashboardSearch,
  load: () => Promise.resolve({}),
  head: () => ({ title: 'Dashboard', description: 'A dashboard of queries, figures, charts and notes.' }),
  View: ({ params }) => (
    <FeatureGate feature="custom-dashboards" name="Dashboards are">
      <InBrowser title="Dashboard">
        <OwnView id={params['id'] ?? ''} Builder={Builder} />
      </InBrowser>
    </FeatureGate>
  ),
});
