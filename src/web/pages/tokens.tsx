import type { TokensAnswer } from '#contracts/market';
import type { Wire } from '#std/json';
import { TokensView } from '../features/tokens/tokens-view.tsx';
import { usePlace } from '../router/place.ts';
import { Tabs } from '../ui/tabs.tsx';
import { definePage } from './define-page.ts';

/** Tabs of the page; each is a ranking of its own. New tokens have a page of theirs as well. */
const TABS = {
  all: { title: 'All', sort: 'volume' },
  trending: { title: 'Trending', sort: 'trades' },
  gainers: { title: 'Gainers', sort: 'change' },
  liquid: { title: 'Most liquid', sort: 'liquidity' },
} as const;

type TabKey = keyof typeof TABS;

const toTab = (text: string | null): TabKey => (text !== null && text in TABS ? (text as TabKey) : 'all'); // just looked up

export default definePage<Wire<TokensAnswer>>({
  load: ({ api, query, signal }) => {
    const tab = toTab(query.get('tab'));
    return api.ask(
      'tokens',
      {
        sort: query.get('sort') ?? TABS[tab].sort,
        window: query.get('window') ?? (tab === 'trending' ? '1h' : undefined),
        page: query.get('page') ?? undefined,
      },
      { signal },
    );
  },
  head: () => ({
    title: 'Tokens',
    description: 'All tokens traded in our index of blocks, with prices, volume, liquidity and holders.',
  }),
  View: ({ data, query }) => <Tokens data={data} tab={toTab(query.get('tab'))} />,
});

function Tokens({ data, tab }: { readonly data: Wire<TokensAnswer>; readonly tab: TabKey }) {
  const { path, navigate } = usePlace();
  const hrefOf = (key: string) =>
    key === 'all' ? path : key === 'new' ? '/tokens/new' : `${path}?tab=${key}`;
  return (
    <>
      <h1>Tokens</h1>
      <Tabs
        label="Rankings"
        tabs={[
          ...Object.entries(TABS).map(([key, { title }]) => ({ key, title })),
          { key: 'new', title: 'New' },
        ]}
        active={tab}
        hrefOf={hrefOf}
        onChoose={(key) => navigate(hrefOf(key))}
      />
      <TokensView answer={data} title={TABS[tab].title} />
    </>
  );
}
