import { toWholeSolText } from '#contracts/assistant/share-text';
import { toGrouped } from '#contracts/text/value-text';
import styles from './values.module.css';

/** SOL in short for lists and sums; every lamport on hover. */
export function WholeSol({ lamports }: { readonly lamports: string }) {
  return (
    <span className={styles.amount} title={`${toGrouped(lamports)} lamports`}>
      {toWholeSolText(lamports)} <span className={styles.unit}>SOL</span>
    </span>
  );
}
