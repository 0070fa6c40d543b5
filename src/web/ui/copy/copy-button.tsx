import { useCopying } from './use-copying.ts';
import styles from './copy-button.module.css';

/**
 * Copies `text`; says so where the button was. Pages have hundreds of them, so its icon is of the style sheet and each
 * is one element.
 */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { icon, copy } = useCopying();
  return (
    <button
      type="button"
      className={styles.copy}
      data-copy={text}
      data-icon={icon === 'copy' ? undefined : icon}
      aria-label={label}
      title={label}
      onClick={() => copy(text)}
    />
  );
}
