import type { Search } from '../../router/define-search.ts';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { Tabs, type Tab } from '../../ui/form/tabs.tsx';

export interface QueryTabsProps<Values> {
  readonly label: string;
  /** The search the choice belongs to, and its key there. */
  readonly search: Search<Values>;
  readonly name: keyof Values & string;
  readonly tabs: readonly Tab[];
  readonly active: string;
}

/** Tabs whose choice stands in the query under `name`. */
export function QueryTabs<Values>({ label, search, name, tabs, active }: QueryTabsProps<Values>) {
  const { navigate } = usePlace();
  const { hrefWith } = useSearch(search);
  const hrefOf = (key: string) => hrefWith({ [name]: key });
  return (
    <Tabs
      label={label}
      tabs={tabs}
      active={active}
      hrefOf={hrefOf}
      onChoose={(key) => navigate(hrefOf(key))}
    />
  );
}
