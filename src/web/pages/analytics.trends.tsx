import type { TrendsAnswer } from '#contracts/analytics';
import type { Wire } from '#std/json';
import { TrendsView } from '../features/analytics/trends-view.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<TrendsAnswer>>({
  load: ({ api, query, signal }) =>
    api.ask(
      'trends',
      {
        window: query.get('window') ?? undefined,
        list: query.get('list') ?? undefined,
        cohorts: query.get('cohorts') ?? undefined,
      },
      { signal },
    ),
  head: () => ({
    title: 'Trends',
    description:
      'Programs rising, falling and failing, cohorts of users, new and returning users, volume by venue and token births by launchpad, from our own index of blocks.',
  }),
  View: ({ data }) => (
    <>
      <h1>Trends</h1>
      <p>
        What moves on the chain. <a href="/analytics">Analytics</a> has the whole of it.
      </p>
      <TrendsView answer={data} />
    </>
  ),
});
