import type { AnalyticsAnswer } from '#contracts/market/analytics';
import type { Wire } from '#std/json';
import { analyticsSearch, type AnalyticsSearch } from '../features/analytics/analytics-search.ts';
import { AnalyticsView } from '../features/analytics/analytics-view.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<AnalyticsAnswer>, AnalyticsSearch>({
  nav: {
    text: 'Analytics',
    menus: [{ menu: 'Analytics', order: 10, text: 'Overview' }],
    goKey: 'a',
    use: 'analytics',
    area: 'analytics',
  },
  search: analyticsSearch,
  load: ({ api, search: { window }, signal }) => api.ask('analytics', { window }, { signal }),
  head: () => ({
    title: 'Analytics',
    description:
      'Network activity over time, from our own index of blocks: transactions, failures, skipped slots, fees, compute units, users, trades, transfers and tokens created.',
  }),
  View: ({ data }) => (
    <>
      <h1>Analytics</h1>
      <AnalyticsView answer={data} />
      <p>
        Network activity over time. <a href="/analytics/trends">Trends</a> has programs, cohorts and venues;{' '}
        <a href="/analytics/queries">Queries</a> has the definition of every figure.
      </p>
    </>
  ),
});
