import type { TokensAnswer } from '#contracts/market/market';
import type { Wire } from '#std/json';
import { gainerSearch, type GainerSearch } from '../features/tokens/token-search.ts';
import { TokensView } from '../features/tokens/tokens-view.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<TokensAnswer>, GainerSearch>({
  nav: {
    text: 'Gainers',
    menus: [{ menu: 'Tokens', order: 20, on: 'desktop' }],
    use: 'tokens',
    area: 'tokens',
  },
  search: gainerSearch,
  load: ({ api, search, signal }) =>
    api.ask('tokens', { sort: 'gain', ...gainerSearch.texts(search) }, { signal }),
  head: () => ({
    title: 'Gainers',
    description: 'Tokens whose price rose most, with at least 1,000 dollars of liquidity behind it.',
  }),
  View: ({ data }) => (
    <>
      <h1>Gainers</h1>
      <TokensView answer={data} active="gainers" />
    </>
  ),
});
