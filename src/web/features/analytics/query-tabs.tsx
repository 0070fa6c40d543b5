import { usePlace } from '../../router/place.ts';
import { Tabs, type Tab } from '../../ui/tabs.tsx';

/** Address of this page with some of its query changed; `undefined` leaves a key out. */
export function usePageHref(): (changes: Readonly<Record<string, string | undefined>>) => string {
  const { path, query } = usePlace();
  return (changes) => {
    const next = new URLSearchParams(query);
    for (const [key, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(key);
      else next.set(key, value);
    }
    const text = next.toString();
    return text === '' ? path : `${path}?${text}`;
  };
}

export interface QueryTabsProps {
  readonly label: string;
  readonly name: string;
  readonly tabs: readonly Tab[];
  readonly active: string;
}

/** Tabs whose choice stands in the query under `name`. */
export function QueryTabs({ label, name, tabs, active }: QueryTabsProps) {
  const { navigate } = usePlace();
  const toHref = usePageHref();
  const hrefOf = (key: string) => toHref({ [name]: key });
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

/** Windows to choose from. */
export const WindowTabs = ({
  windows,
  active,
}: {
  readonly windows: readonly Tab[];
  readonly active: string;
}) => <QueryTabs label="Window" name="window" tabs={windows} active={active} />;
