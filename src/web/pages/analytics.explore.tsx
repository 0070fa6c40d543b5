import type { IndexQuery, IndexQueryAnswer } from '#contracts/query/index-query';
import { QUERY_EXAMPLES } from '#contracts/query/query-examples';
import { toQueryText } from '#contracts/query/read-query';
import type { Wire } from '#std/json';
import { exploreSearch, readQuery, type ExploreSearch } from '../features/explore/explore-search.ts';
import { ExploreView } from '../features/explore/explore-view.tsx';
import { definePage } from './define-page.ts';

interface Explored {
  readonly query: IndexQuery;
  readonly text: string;
  readonly answer: Wire<IndexQueryAnswer>;
}

const [FIRST] = QUERY_EXAMPLES;

export default definePage<Explored, ExploreSearch>({
  nav: { text: 'Explore', menus: [{ menu: 'Analytics', order: 30 }], use: 'explore', area: 'analytics' },
  search: exploreSearch,
  async load({ api, search, signal }) {
    const text = search.q ?? toQueryText(FIRST.query);
    const answer = await api.ask('explore', { q: text }, { signal });
    return { query: readQuery(search) ?? FIRST.query, text, answer };
  },
  head: ({ answer }) => ({
    title: 'Explore',
    description:
      answer.kind === 'found'
        ? answer.reading
        : 'Ask the index anything it holds: filtered, grouped, added up and ranked.',
  }),
  View: ({ data }) => (
    <>
      <h1>Explore</h1>
      <p>Filter, group and rank what the index holds. The address holds the query, so it can be shared.</p>
      <ExploreView {...data} />
    </>
  ),
});
