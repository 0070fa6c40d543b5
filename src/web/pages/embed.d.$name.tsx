import { lazy } from 'react';
import { embedSearch } from '../features/dashboards/embed-search.ts';
import type { SearchOf } from '../router/define-search.ts';
import { InBrowser } from '../ui/state/in-browser.tsx';
import { definePage } from './define-page.ts';

const EmbeddedView = lazy(() =>
  import('../features/dashboards/shared-view.tsx').then((part) => ({ default: part.EmbeddedView })),
);

/** What other sites may frame; the shell around pages leaves everything else away here. */
export default definePage<object, SearchOf<typeof embedSearch>>({
  search: embedSearch,
  load: () => Promise.resolve({}),
  head: () => ({ title: 'Shared dashboard', description: 'A dashboard somebody shared, for other sites.' }),
  View: ({ params }) => (
    <InBrowser title="Shared dashboard">
      <EmbeddedView name={params['name'] ?? ''} />
    </InBrowser>
  ),
});
