import type { DefiOverviewAnswer } from '#contracts/market/defi';
import type { Wire } from '#std/json';
import { overviewSearch, type OverviewSearch } from '../features/defi/defi-search.ts';
import { DefiOverviewView } from '../features/defi/overview-view.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<DefiOverviewAnswer>, OverviewSearch>({
  nav: {
    text: 'DeFi',
    menus: [{ menu: 'DeFi', order: 10, text: 'Overview' }],
    goKey: 'd',
    use: 'defi',
    area: 'analytics',
  },
  search: overviewSearch,
  load: ({ api, search: { window }, signal }) => api.ask('defiOverview', { window }, { signal }),
  head: () => ({
    title: 'DeFi overview',
    description:
      'Protocols of Solana by category with their calls, users, volume and fees, from our own index of blocks.',
  }),
  View: ({ data }) => <DefiOverviewView answer={data} />,
});
