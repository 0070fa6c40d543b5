import type { Reading } from '#contracts/assistant/agent';
import { ChainText } from '../../../values/display-text.tsx';
import styles from './message-list.module.css';

const LENGTH = 240;

/** How the question was read, over its answer; a query opens where it can be changed. */
export function ReadingLine({ reading }: { readonly reading: Reading }) {
  const text = <ChainText text={reading.text} limit={LENGTH} />;
  return (
    <p className={styles.reading}>
      <span className={styles.readingMark}>Read as</span>{' '}
      {reading.href === undefined ? (
        text
      ) : (
        <a href={reading.href} title="Open in the query builder">
          {text}
        </a>
      )}
    </p>
  );
}
