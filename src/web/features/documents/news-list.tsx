import { Newspaper } from 'lucide-react';
import type { NewsAnswer } from '#contracts/documents';
import type { Wire } from '#std/json';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { toDateText } from './date-text.ts';
import { useHash } from './use-hash.ts';
import styles from './documents.module.css';

/** All news one below the other; each has an anchor. */
export function NewsList({ news }: { readonly news: Wire<NewsAnswer>['news'] }) {
  useHash('news');
  if (news.length === 0)
    return (
      <EmptyState page icon={Newspaper} title="No news yet" actions={<a href="/changelog">Changelog</a>} />
    );
  return (
    <div className={styles.newsList}>
      {news.map(({ entry, tree }) => (
        <article key={entry.slug} id={entry.slug} className={styles.news}>
          <h2>
            <a href={`#${entry.slug}`}>{entry.title}</a>
          </h2>
          <p className={styles.date}>
            <time dateTime={entry.date}>{toDateText(entry.date)}</time>
          </p>
          <Markdown tree={tree} topLevel={2} />
        </article>
      ))}
    </div>
  );
}
