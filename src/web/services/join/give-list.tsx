import type { ReactNode } from 'react';
import styles from './give-list.module.css';

/** Parts of a page, each with what it does. */
export type Gives = readonly (readonly [name: string, text: ReactNode])[];

/** What signing in gives. */
export const GiveList = ({ gives }: { readonly gives: Gives }) => (
  <ul className={styles.gives}>
    {gives.map(([name, text]) => (
      <li key={name}>
        <strong>{name}</strong>
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
