import type { QueriesAnswer } from '#contracts/market/analytics';
import type { Wire } from '#std/json';
import { QueryList } from '../features/analytics/query-list.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<QueriesAnswer>>({
  nav: { text: 'Queries', use: 'queries', area: 'analytics' },
  load: ({ api, signal }) => api.ask('queries', {}, { signal }),
  head: () => ({
    title: 'Queries',
    description: 'Every query that runs on the index of blocks, with its SQL.',
  }),
  View: ({ data }) => (
    <>
      <h1>Queries</h1>
      <p>
        Every figure from our index of blocks is the answer to one of these questions. They read the same
        tables in the embedded engine and in PostgreSQL.
      </p>
      <QueryList answer={data} />
    </>
  ),
});
