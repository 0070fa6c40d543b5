import { usePlace } from '../router/place.ts';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { ChainText } from '../values/display-text.tsx';
import { SearchForm } from '../features/search/search-form.tsx';

/** 404: there is no page at this path. */
export function MissingPage() {
  const { path } = usePlace();
  return (
    <>
      <h1>Page not found</h1>
      <EmptyState
        page
        kind="not-found"
        title="There is no page at this address"
        aside={<SearchForm placement="page" />}
        actions={
          <>
            <a href="/">Home</a>
            <a href="/docs">Documentation</a>
          </>
        }
      >
        <ChainText text={path} limit={120} /> is not an address of this site. Search for an account,
        transaction, block or token instead.
      </EmptyState>
    </>
  );
}
