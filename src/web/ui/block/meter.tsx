import styles from './meter.module.css';

/** A share as a bar. `label` says it in words, so the bar itself is silent. */
export function Meter({ share, label }: { readonly share: number; readonly label: string }) {
  const width = Math.max(0, Math.min(1, share)) * 100;
  return (
    <span className={styles.meter} role="img" aria-label={label}>
      <svg width="100%" height="100%" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.fill} width={width} height="1" />
      </svg>
    </span>
  );
}
