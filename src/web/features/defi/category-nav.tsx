import { DEFI_CATEGORIES, type DefiCategory } from '#contracts/market/defi-categories';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { Tabs } from '../../ui/form/tabs.tsx';
import { overviewSearch } from './defi-search.ts';

const TABS = [{ key: 'overview', title: 'Overview' }, ...DEFI_CATEGORIES];

/** The other categories, in the same window. */
export function CategoryNav({ active }: { readonly active: DefiCategory | 'overview' }) {
  const { navigate } = usePlace();
  const { window } = useSearch(overviewSearch).values;
  const hrefOf = (key: string) => overviewSearch.href(`/defi/${key}`, { window });
  return (
    <Tabs
      label="Categories"
      tabs={TABS}
      active={active}
      hrefOf={hrefOf}
      onChoose={(key) => navigate(hrefOf(key))}
    />
  );
}
