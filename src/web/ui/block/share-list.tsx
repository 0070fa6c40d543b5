import type { ReactNode } from 'react';
import { Meter } from './meter.tsx';
import styles from './share-list.module.css';

export interface ShareItem {
  readonly key: string;
  readonly name: ReactNode;
  /** 0 to 1. */
  readonly share: number;
  /** The share and what it is of, in words. */
  readonly text: string;
}

/** Parts of a whole, each with its bar. */
export function ShareList({ items }: { readonly items: readonly ShareItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ key, name, share, text }) => (
        <li key={key} className={styles.item}>
          <span className={styles.name}>{name}</span>
          <span className={styles.text}>{text}</span>
          <Meter share={share} label={text} />
        </li>
      ))}
    </ul>
  );
}
