import type { QueryAnswer } from '#contracts/market/analytics';
import type { Wire } from '#std/json';
import { AbsenceView } from '../answers/absence-view.tsx';
import { QueryDefinition } from '../features/analytics/query-definition.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<QueryAnswer>>({
  nav: { use: 'queries', area: 'analytics' },
  load: ({ api, params, signal }) => api.ask('query', { name: params['name'] ?? '' }, { signal }),
  status: (answer) => (answer.kind === 'found' ? 200 : 404),
  head: (answer) =>
    answer.kind === 'found'
      ? { title: `Query ${answer.name}`, description: answer.about }
      : { title: 'Query not found', description: answer.message },
  View: ({ data }) => (
    <>
      <h1>{data.kind === 'found' ? data.name : 'Query'}</h1>
      <p>
        <a href="/analytics/queries">All queries</a>
      </p>
      {data.kind === 'found' ? <QueryDefinition found={data} /> : <AbsenceView absence={data} />}
    </>
  ),
});
