import type { TrendsAnswer } from '#contracts/market/analytics';
import type { Wire } from '#std/json';
import { trendsSearch, type TrendsSearch } from '../features/analytics/analytics-search.ts';
import { TrendsView } from '../features/analytics/trends-view.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<TrendsAnswer>, TrendsSearch>({
  nav: { text: 'Trends', menus: [{ menu: 'Analytics', order: 20 }], use: 'trends', area: 'analytics' },
  search: trendsSearch,
  load: ({ api, search, signal }) => api.ask('trends', trendsSearch.texts(search), { signal }),
  head: () => ({
    title: 'Trends',
    description:
      'Programs rising, falling and failing, cohorts of users, new and returning users, volume by venue and tokens created by launchpad, from our own index of blocks.',
  }),
  View: ({ data }) => (
    <>
      <h1>Trends</h1>
      <TrendsView answer={data} />
      <p>
        Trending programs, users and venues. <a href="/analytics">Analytics</a> covers the whole network.
      </p>
    </>
  ),
});
