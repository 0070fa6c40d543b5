import type { TokensAnswer } from '#contracts/market';
import type { Wire } from '#std/json';
import { TokensView } from '../features/tokens/tokens-view.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<TokensAnswer>>({
  load: ({ api, query, signal }) =>
    api.ask(
      'tokens',
      { sort: 'change', window: query.get('window') ?? undefined, page: query.get('page') ?? undefined },
      { signal },
    ),
  head: () => ({
    title: 'Gainers',
    description: 'Tokens whose price rose most, with at least 1,000 dollars of liquidity behind it.',
  }),
  View: ({ data }) => (
    <>
      <h1>Gainers</h1>
      <p>
        Tokens whose price rose most, among those with at least $1,000 of liquidity and five trades in the
        window.
      </p>
      <TokensView answer={data} title="Gainers" />
    </>
  ),
});
