import type { LaunchesAnswer } from '#contracts/market/launches';
import type { Wire } from '#std/json';
import { newTokenSearch, type NewTokenQuery } from '../features/launches/launch-query.ts';
import { NewTokens } from '../features/launches/new-tokens-view.tsx';
import { RankingTabs } from '../features/tokens/ranking-tabs.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<LaunchesAnswer>, NewTokenQuery>({
  nav: {
    text: 'New tokens',
    menus: [{ menu: 'Tokens', order: 30, on: 'desktop' }],
    use: 'tokens',
    area: 'tokens',
  },
  search: newTokenSearch,
  load: ({ api, search, signal }) => api.ask('launches', newTokenSearch.texts(search), { signal }),
  head: () => ({
    title: 'New tokens',
    description:
      'Tokens in the order they were created, with their first trade, price, liquidity and holders.',
  }),
  View: ({ data }) => (
    <>
      <h1>New tokens</h1>
      <RankingTabs active="new" />
      <NewTokens answer={data} />
    </>
  ),
});
