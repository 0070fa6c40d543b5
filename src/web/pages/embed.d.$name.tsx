import { lazy } from 'react';
import { SHARED_DASHBOARD_NAME } from '#contracts/dashboards/shared-links';
import { embedSearch } from '../features/dashboards/embed-search.ts';
import type { SearchOf } from '../router/define-search.ts';
import { InBrowser } from '../ui/state/in-browser.tsx';
import { definePage } from './define-page.ts';

const EmbeddedView = lazy(() =>
  import('../features/dashboards/shared-view.tsx').then((part) => ({ default: part.EmbeddedView })),
);

/** What other sites may frame; the shell around pages leaves everything else away here. */
export default definePage<{ readonly isName: boolean }, SearchOf<typeof embedSearch>>({
  search: embedSearch,
  load: ({ params }) => Promise.resolve({ isName: SHARED_DASHBOARD_NAME.test(params['name'] ?? '') }),
  // Whether there is a dashboard of this name is found out in the browser; what is no name has none.
  status: ({ isName }) => (isName ? 200 : 404),
  head: () => ({ title: 'Shared dashboard', description: 'A shared dashboard, for other sites.' }),
  View: ({ params }) => (
    <InBrowser title="Shared dashboard">
      <EmbeddedView name={params['name'] ?? ''} />
    </InBrowser>
  ),
});
