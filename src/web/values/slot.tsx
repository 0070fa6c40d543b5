import { toGrouped } from '#contracts/text/value-text';
import styles from './values.module.css';

/** A slot; links to its block. */
export function SlotValue({ slot }: { readonly slot: number | string }) {
  return (
    <a className={styles.mono} href={`/block/${slot}`}>
      {toGrouped(slot)}
    </a>
  );
}
