import type { LaunchesAnswer } from '#contracts/launches';
import type { Wire } from '#std/json';
import { AbsenceView } from '../answers/absence-view.tsx';
import { NewTokensView } from '../features/launches/new-tokens-view.tsx';
import { usePlace } from '../router/place.ts';
import { Tabs } from '../ui/tabs.tsx';
import { definePage } from './define-page.ts';

/** The rankings beside it; `new` is this page. */
const TABS = [
  { key: 'all', title: 'All' },
  { key: 'trending', title: 'Trending' },
  { key: 'gainers', title: 'Gainers' },
  { key: 'liquid', title: 'Most liquid' },
  { key: 'new', title: 'New' },
];
const hrefOf = (key: string): string =>
  key === 'new' ? '/tokens/new' : key === 'all' ? '/tokens' : `/tokens?tab=${key}`;

export default definePage<Wire<LaunchesAnswer>>({
  load: ({ api, query, signal }) =>
    api.ask(
      'launches',
      {
        before: query.get('before') ?? undefined,
        launchpad: query.get('launchpad') || undefined,
        nfts: query.get('nfts') || undefined,
      },
      { signal },
    ),
  head: () => ({
    title: 'New tokens',
    description:
      'Tokens in the order they were created, with their first trade, price, liquidity and holders.',
  }),
  View: ({ data }) => <NewTokens data={data} />,
});

function NewTokens({ data }: { readonly data: Wire<LaunchesAnswer> }) {
  const { navigate } = usePlace();
  return (
    <>
      <h1>New tokens</h1>
      <Tabs
        label="Rankings"
        tabs={TABS}
        active="new"
        hrefOf={hrefOf}
        onChoose={(key) => navigate(hrefOf(key))}
      />
      {data.kind === 'absent' ? <AbsenceView absence={data} /> : <NewTokensView found={data} />}
    </>
  );
}
