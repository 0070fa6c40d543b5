import { choice, defineSearch } from '../../router/define-search.ts';
import { usePlace } from '../../router/place.ts';
import { Tabs } from '../../ui/form/tabs.tsx';

const TABS = [
  { key: 'all', title: 'All' },
  { key: 'trending', title: 'Trending' },
  { key: 'gainers', title: 'Gainers' },
  { key: 'losers', title: 'Losers' },
  { key: 'liquid', title: 'Most liquid' },
  { key: 'new', title: 'New' },
] as const;

export type RankingKey = (typeof TABS)[number]['key'];

/** Which list of tokens is shown. */
export const rankingFields = {
  tab: choice(
    TABS.map(({ key }) => key),
    'all',
  ),
};

const rankingSearch = defineSearch(rankingFields);

/** New tokens have a page of their own; `/tokens?tab=new` shows the same. */
const hrefOf = (key: string): string =>
  key === 'new'
    ? '/tokens/new'
    : rankingSearch.href('/tokens', { tab: TABS.find((tab) => tab.key === key)?.key });

export const titleOf = (key: RankingKey): string => TABS.find((tab) => tab.key === key)?.title ?? '';

/** The lists of tokens to choose from. */
export function RankingTabs({ active }: { readonly active: RankingKey }) {
  const { navigate } = usePlace();
  return (
    <Tabs
      label="Rankings"
      tabs={TABS}
      active={active}
      hrefOf={hrefOf}
      onChoose={(key) => navigate(hrefOf(key))}
    />
  );
}
