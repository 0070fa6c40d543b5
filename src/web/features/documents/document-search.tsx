import type { DocumentsAnswer } from '#contracts/documents';
import type { Wire } from '#std/json';
import { MAX_DOCUMENT_QUERY } from '#contracts/documents';
import { usePlace } from '../../router/place.ts';
import { Button } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { documentSearch } from './document-query.ts';
import styles from './documents.module.css';

/** Searches titles, headings and texts of the documentation; works without a script. */
export function DocumentSearch({ query }: { readonly query: string }) {
  const { navigate } = usePlace();
  return (
    <form
      className={styles.search}
      role="search"
      aria-label="Documentation"
      method="get"
      action="/docs"
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget).get('q');
        navigate(documentSearch.href('/docs', { q: typeof given === 'string' ? given.trim() : undefined }));
      }}
    >
      <input
        type="search"
        name="q"
        defaultValue={query}
        maxLength={MAX_DOCUMENT_QUERY}
        placeholder="Search the documentation"
        aria-label="Search the documentation"
        spellCheck={false}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}

/** Where the words stand, or that they stand nowhere. */
export function SearchResults({ found }: { readonly found: NonNullable<Wire<DocumentsAnswer>['found']> }) {
  const { query, hits } = found;
  return (
    <Section
      title={`Results for “${query}”`}
      aside={hits.length === 0 ? undefined : `${hits.length} ${hits.length === 1 ? 'place' : 'places'}`}
    >
      {hits.length === 0 ? (
        <EmptyState kind="not-found" title="No pages match" actions={<a href="/docs">All pages</a>}>
          No page has all of these words. Try fewer, or others.
        </EmptyState>
      ) : (
        <ol className={styles.entries}>
          {hits.map(({ href, title, heading, excerpt }) => (
            <li key={href}>
              <a className={styles.entryTitle} href={href}>
                {title}
                {heading !== undefined && <> › {heading}</>}
              </a>
              <p className={styles.description}>
                {excerpt.map(({ text, isMatch }, i) => (isMatch ? <mark key={i}>{text}</mark> : text))}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
