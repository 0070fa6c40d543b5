import { Icon } from '../icon.tsx';
import { useCopying } from './use-copying.ts';
import styles from './copy-button.module.css';

/** Copies `text`; says so where the button was. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { icon, said, copy } = useCopying();
  return (
    <button
      type="button"
      className={styles.copy}
      data-copy={text}
      aria-label={label}
      title={label}
      onClick={() => copy(text)}
    >
      <Icon name={icon} />
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </button>
  );
}
