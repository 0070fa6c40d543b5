import { CopyButton } from '../../ui/copy/copy-button.tsx';
import styles from './transaction.module.css';

/** One form of a transaction's bytes, to be copied or saved. */
export function RawText({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <div className={styles.raw}>
      <div className={styles.rawTools}>
        <CopyButton text={text} label={`Copy ${what}`} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`transaction.${what === 'json' ? 'json' : 'txt'}`}
        >
          Download
        </a>
      </div>
      <pre tabIndex={0}>{text}</pre>
    </div>
  );
}
