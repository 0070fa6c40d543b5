import { LazyMarkdown } from '../../../ui/markdown/lazy-markdown.tsx';
import styles from '../dashboards.module.css';

/** Markdown of whoever made the dashboard: no HTML, no foreign image, no link but to the web and our own pages. */
export function NoteTile({ id, text }: { readonly id: string; readonly text: string }) {
  return text.trim() === '' ? (
    <p className={styles.more}>An empty note.</p>
  ) : (
    <div className={styles.note}>
      {/* Below the title of the tile. */}
      <LazyMarkdown text={text} idPrefix={`note-${id}-`} topLevel={3} />
    </div>
  );
}
