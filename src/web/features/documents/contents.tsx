import type { HeadingEntry } from '#std/markdown/markdown-tree';
import styles from './documents.module.css';

const DEEPEST = 3;
const FEWEST = 2;

/** Links to the headings of a text; nothing where there are too few to need it. */
export function Contents({ contents }: { readonly contents: readonly HeadingEntry[] }) {
  const shown = contents.filter(({ depth }) => depth <= DEEPEST);
  if (shown.length < FEWEST) return null;
  return (
    <nav className={styles.contents} aria-label="On this page">
      <p className={styles.contentsTitle}>On this page</p>
      <ul>
        {shown.map(({ id, depth, text }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
