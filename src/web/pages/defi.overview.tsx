import type { DefiOverviewAnswer } from '#contracts/defi';
import type { Wire } from '#std/json';
import { DefiOverviewView } from '../features/defi/overview-view.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<DefiOverviewAnswer>>({
  load: ({ api, query, signal }) =>
    api.ask('defiOverview', { window: query.get('window') ?? undefined }, { signal }),
  head: () => ({
    title: 'DeFi overview',
    description:
      'Protocols of Solana by category with their calls, users, volume and fees, from our own index of blocks.',
  }),
  View: ({ data }) => <DefiOverviewView answer={data} />,
});
