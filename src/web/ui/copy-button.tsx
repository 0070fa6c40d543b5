import { useEffect, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import styles from './copy-button.module.css';

const SHOWN_MS = 1500;

/** Copies `text`; says so where the button was. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  useEffect(() => {
    if (copied === 'no') return;
    const timer = setTimeout(() => setCopied('no'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <button
      type="button"
      class={styles.copy}
      data-copy={text}
      aria-label={label}
      title={label}
      onClick={() => void copy()}
    >
      <Icon name={copied === 'yes' ? 'check' : copied === 'failed' ? 'cross' : 'copy'} />
      <span class="visually-hidden" role="status">
        {copied === 'yes' ? 'Copied' : copied === 'failed' ? 'Could not be copied' : ''}
      </span>
    </button>
  );
}
