import type { QueriesAnswer } from '#contracts/market/analytics';
import type { Wire } from '#std/json';
import { QueryList } from '../features/analytics/query-list.tsx';
import { querySearch } from '../features/analytics/query-subjects.ts';
import type { SearchOf } from '../router/define-search.ts';
import { definePage } from './define-page.ts';

export default definePage<Wire<QueriesAnswer>, SearchOf<typeof querySearch>>({
  nav: { text: 'Queries', use: 'queries', area: 'analytics' },
  search: querySearch,
  load: ({ api, signal }) => api.ask('queries', {}, { signal }),
  head: () => ({
    title: 'Queries',
    description: 'Every query that runs on the index of blocks, with its SQL.',
  }),
  View: ({ data }) => (
    <>
      <h1>Queries</h1>
      <p>
        Every figure from our index of blocks comes from one of these queries. Open one for its SQL,
        parameters and columns.
      </p>
      <QueryList answer={data} />
    </>
  ),
});
