import type { ReactNode } from 'react';
import styles from './documents.module.css';

/** Title of a list with its feed beside it. */
export function PageHead({
  title,
  feed,
  children,
}: {
  readonly title: string;
  readonly feed?: string | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        {feed !== undefined && (
          <a href={feed} type="application/rss+xml">
            RSS feed
          </a>
        )}
      </div>
      {children !== undefined && <p className={styles.description}>{children}</p>}
    </>
  );
}
