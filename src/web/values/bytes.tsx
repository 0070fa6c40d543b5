import { fromBase64 } from '#std/json';
import { toHex } from '#std/text';
import { CopyButton } from '../ui/copy/copy-button.tsx';
import styles from './values.module.css';

const SHORT = 32;

/** Raw bytes as hexadecimal; long ones unfold. Takes base64, the form they travel in. */
export function BytesValue({ base64 }: { readonly base64: string }) {
  const bytes = fromBase64(base64) ?? new Uint8Array(0);
  if (bytes.length === 0) return <span className={styles.muted}>no bytes</span>;
  const hex = toHex(bytes);
  if (bytes.length <= SHORT) {
    return (
      <span className={styles.address}>
        <code className={styles.bytes}>{hex}</code>
        <CopyButton text={hex} label="Copy as hexadecimal" />
      </span>
    );
  }
  return (
    <details className={styles.moreBytes}>
      <summary>
        <code>{hex.slice(0, SHORT)}…</code>{' '}
        <span className={styles.muted}>{bytes.length.toLocaleString('en')} bytes</span>
      </summary>
      <code className={styles.bytes}>{hex}</code>
      <CopyButton text={hex} label="Copy as hexadecimal" />
    </details>
  );
}
