import { lazy } from 'react';
import { BulkView } from '../features/bulk/bulk-view.tsx';
import { bulkSearch, type BulkSearch } from '../features/bulk/bulk-search.ts';
import { FeatureGate } from '../services/expertise/feature-gate.tsx';
import { definePage } from './define-page.ts';

const DashboardButton = lazy(() =>
  import('../features/dashboards/of-things-button.tsx').then((part) => ({ default: part.OfThingsButton })),
);

export default definePage<null, BulkSearch>({
  nav: {
    text: 'Bulk operations',
    menus: [{ menu: 'Analytics', order: 50 }],
    use: 'bulk',
    area: 'developer',
  },
  search: bulkSearch,
  load: () => Promise.resolve(null),
  head: () => ({
    title: 'Bulk operations',
    description:
      'Paste or drop thousands of addresses, signatures and slots: read at once, shown by the columns you choose, labelled, watched and exported.',
  }),
  View: () => (
    <>
      <h1>Bulk operations</h1>
      <p>
        One list of addresses, transactions and slots, read in the background.{' '}
        <a href="/docs/bulk">How it works</a>
      </p>
      <FeatureGate feature="bulk-operations" name="Bulk operations are">
        <BulkView DashboardButton={DashboardButton} />
      </FeatureGate>
    </>
  ),
});
