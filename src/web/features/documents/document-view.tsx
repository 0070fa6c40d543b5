import { FileText } from 'lucide-react';
import type { DocumentAnswer } from '#contracts/documents';
import type { Wire } from '#std/json';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Contents } from './contents.tsx';
import { toDateText } from './date-text.ts';
import { useHash } from './use-hash.ts';
import { useTurnKeys } from './use-turn-keys.ts';
import styles from './documents.module.css';

type Found = Extract<Wire<DocumentAnswer>, { readonly kind: 'found' }>;

export interface DocumentViewProps {
  readonly answer: Wire<DocumentAnswer>;
  readonly shelf: { readonly title: string; readonly href: string };
  /** Stands before the date: `Edited`, `Published`. */
  readonly dated: string;
}

/** One text with the way to it, its contents and its neighbours. */
export function DocumentView({ answer, shelf, dated }: DocumentViewProps) {
  return answer.kind === 'found' ? (
    <Text found={answer} shelf={shelf} dated={dated} />
  ) : (
    <>
      <Breadcrumb parts={[{ text: shelf.title, href: shelf.href }, { text: 'Not found' }]} />
      <h1>Page not found</h1>
      <EmptyState
        page
        kind="not-found"
        icon={FileText}
        title={answer.message}
        actions={
          <>
            <a href={shelf.href}>All pages of {shelf.title}</a>
            <a href="/search">Search</a>
          </>
        }
      >
        It may have been renamed or removed.
      </EmptyState>
    </>
  );
}

function Text({ found, shelf, dated }: { found: Found } & Pick<DocumentViewProps, 'shelf' | 'dated'>) {
  const { entry, tree, contents, previous, next } = found;
  const sections = Map.groupBy(found.shelf, ({ section }) => section ?? shelf.title);
  useHash(entry.slug);
  useTurnKeys(previous?.href, next?.href);
  return (
    <>
      <Breadcrumb parts={[{ text: shelf.title, href: shelf.href }, { text: entry.title }]} />
      <div className={styles.layout}>
        <nav className={styles.shelf} aria-label={shelf.title}>
          {[...sections].map(([title, of]) => (
            <div key={title}>
              <p className={styles.contentsTitle}>{title}</p>
              <ul>
                {of.map((one) => (
                  <li key={one.href}>
                    <a href={one.href} aria-current={one.href === entry.href ? 'page' : undefined}>
                      {one.title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <header className={styles.header}>
          <h1>{entry.title}</h1>
          <p className={styles.description}>{entry.description}</p>
          <p className={styles.date}>
            {dated} <time dateTime={entry.date}>{toDateText(entry.date)}</time>
          </p>
        </header>
        <Contents contents={contents} />
        <article className={styles.article}>
          <Markdown tree={tree} topLevel={1} />
          <nav className={styles.neighbours} aria-label="Previous and next">
            {previous && (
              <a className={styles.previous} href={previous.href} rel="prev" title="Key: [">
                <span>Before</span> {previous.title}
              </a>
            )}
            {next && (
              <a className={styles.next} href={next.href} rel="next" title="Key: ]">
                <span>Next</span> {next.title}
              </a>
            )}
          </nav>
        </article>
      </div>
    </>
  );
}
