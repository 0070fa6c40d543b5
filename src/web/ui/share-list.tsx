import type { ComponentChildren } from 'preact';
import { Meter } from './meter.tsx';
import styles from './share-list.module.css';

export interface ShareItem {
  readonly key: string;
  readonly name: ComponentChildren;
  /** 0 to 1. */
  readonly share: number;
  /** The share and what it is of, in words. */
  readonly text: string;
}

/** Parts of a whole, each with its bar. */
export function ShareList({ items }: { readonly items: readonly ShareItem[] }) {
  return (
    <ul class={styles.list}>
      {items.map(({ key, name, share, text }) => (
        <li key={key} class={styles.item}>
          <span class={styles.name}>{name}</span>
          <span class={styles.text}>{text}</span>
          <Meter share={share} label={text} />
        </li>
      ))}
    </ul>
  );
}
