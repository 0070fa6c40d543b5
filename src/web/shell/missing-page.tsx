import { usePlace } from '../router/place.ts';
import { Notice } from '../ui/block/notice.tsx';
import { ChainText } from '../values/display-text.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import styles from './missing-page.module.css';

/** 404: nothing stands at this path. */
export function MissingPage() {
  const { path } = usePlace();
  return (
    <div className={styles.page}>
      <h1>Page not found</h1>
      <Notice kind="not-found" title="There is no page at this address.">
        <p>
          <ChainText text={path} limit={120} /> is not an address of this site. Search for an account,
          transaction, block or token instead:
        </p>
      </Notice>
      <SearchForm placement="page" />
    </div>
  );
}
