import { toShortAddress } from '#contracts/text/value-text';
import { CopyButton } from '../ui/copy/copy-button.tsx';
import styles from './values.module.css';

/** A transaction by its signature. */
export function SignatureValue({
  signature,
  full,
  bare,
}: {
  readonly signature: string;
  readonly full?: boolean;
  readonly bare?: boolean;
}) {
  return (
    <span className={styles.address}>
      <a href={`/tx/${signature}`} title={signature} className={styles.mono}>
        {full ? signature : toShortAddress(signature)}
      </a>
      {!bare && <CopyButton text={signature} label="Copy signature" />}
    </span>
  );
}

/** A block's hash or any other hash without a page of its own. */
export function HashValue({ hash }: { readonly hash: string }) {
  return (
    <span className={styles.address}>
      <span className={styles.mono}>{hash}</span>
      <CopyButton text={hash} label="Copy hash" />
    </span>
  );
}
