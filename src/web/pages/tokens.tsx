import type { LaunchesAnswer } from '#contracts/market/launches';
import type { TokensAnswer } from '#contracts/market/market';
import type { Wire } from '#std/json';
import { NewTokens } from '../features/launches/new-tokens-view.tsx';
import { newTokenFields, newTokenSearch } from '../features/launches/launch-query.ts';
import { rankingFields, RankingTabs, type RankingKey } from '../features/tokens/ranking-tabs.tsx';
import { tokenFields, tokenSearch } from '../features/tokens/token-search.ts';
import { TokensView } from '../features/tokens/tokens-view.tsx';
import { defineSearch, type SearchOf } from '../router/define-search.ts';
import { definePage } from './define-page.ts';

type Ranked = Exclude<RankingKey, 'new'>;

/** What the tokens of a tab are ranked by, and over which window, unless the address says otherwise. */
const DEFAULTS = {
  all: { sort: 'volume', window: '24h' },
  trending: { sort: 'trades', window: '1h' },
  gainers: { sort: 'gain', window: '24h' },
  losers: { sort: 'loss', window: '24h' },
  liquid: { sort: 'liquidity', window: '24h' },
} as const satisfies Readonly<Record<Ranked, object>>;

const search = defineSearch({ ...rankingFields, ...tokenFields, ...newTokenFields });

type TokensPage =
  | { readonly tab: 'new'; readonly launches: Wire<LaunchesAnswer> }
  | { readonly tab: Ranked; readonly tokens: Wire<TokensAnswer> };

export default definePage<TokensPage, SearchOf<typeof search>>({
  nav: {
    text: 'Tokens',
    menus: [
      { menu: 'Tokens', order: 10, text: 'All tokens' },
      { menu: 'Tokens', order: 20, on: 'phone', text: 'Trending', query: 'tab=trending' },
      { menu: 'Tokens', order: 30, on: 'phone', text: 'New tokens', query: 'tab=new' },
    ],
    goKey: 't',
    use: 'tokens',
    area: 'tokens',
  },
  search,
  async load({ api, search: { tab, sort, window, page, ...asked }, signal }) {
    if (tab === 'new') {
      return { tab, launches: await api.ask('launches', newTokenSearch.texts(asked), { signal }) };
    }
    const input = tokenSearch.texts({
      sort: sort ?? DEFAULTS[tab].sort,
      window: window ?? DEFAULTS[tab].window,
      page,
    });
    return { tab, tokens: await api.ask('tokens', input, { signal }) };
  },
  head: ({ tab }) =>
    tab === 'new'
      ? {
          title: 'New tokens',
          description:
            'Tokens in the order they were created, with their first trade, price, liquidity and holders.',
        }
      : {
          title: 'Tokens',
          description:
            'All tokens traded in our index of blocks, with prices, volume, liquidity and holders.',
        },
  View: ({ data }) => (
    <>
      <h1>{data.tab === 'new' ? 'New tokens' : 'Tokens'}</h1>
      {data.tab === 'new' ? (
        <>
          <RankingTabs active="new" />
          <NewTokens answer={data.launches} />
        </>
      ) : (
        <TokensView answer={data.tokens} active={data.tab} />
      )}
    </>
  ),
});
