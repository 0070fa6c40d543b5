import { DEFI_CATEGORIES, type DefiCategory } from '#contracts/market/defi-categories';
import { useSearch } from '../../router/use-search.ts';
import { overviewSearch } from './defi-search.ts';
import styles from './defi.module.css';

/** The other categories, in the same window. */
export function CategoryNav({ active }: { readonly active: DefiCategory | 'overview' }) {
  const { window } = useSearch(overviewSearch).values;
  return (
    <nav className={styles.nav} aria-label="Categories">
      {[{ key: 'overview', title: 'Overview' }, ...DEFI_CATEGORIES].map(({ key, title }) => (
        <a
          key={key}
          href={overviewSearch.href(`/defi/${key}`, { window })}
          aria-current={key === active ? 'page' : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
