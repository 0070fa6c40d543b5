import { DEFI_CATEGORIES, type DefiCategory } from '#contracts/defi-categories';
import { usePlace } from '../../router/place.ts';
import styles from './defi.module.css';

/** The other categories, in the same window. */
export function CategoryNav({ active }: { readonly active: DefiCategory | 'overview' }) {
  const { query } = usePlace();
  const window = query.get('window');
  const suffix = window === null ? '' : `?window=${encodeURIComponent(window)}`;
  return (
    <nav class={styles.nav} aria-label="Categories">
      {[{ key: 'overview', title: 'Overview' }, ...DEFI_CATEGORIES].map(({ key, title }) => (
        <a key={key} href={`/defi/${key}${suffix}`} aria-current={key === active ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
