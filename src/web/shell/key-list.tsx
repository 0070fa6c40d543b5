import { useEffect, useRef } from 'react';
import { Button } from '../ui/form/button.tsx';
import { GO_KEYS } from '../services/menus.ts';
import styles from './key-list.module.css';

const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['/', 'Focus the search box'],
  ['Ctrl K', 'Open the command palette'],
  ['j, k', 'Move through a table'],
  ['Enter', 'Open the row'],
  ['y', 'Copy what the row is about'],
  ['i', 'Show what the address, token or transaction in focus is'],
  ['l', 'Label the address in focus, or the one the page is about'],
  ['w', 'Watch it, or stop watching it'],
  ['a', 'Ask the assistant about the value or row'],
  ['Alt ↑, Alt ↓', 'Move between the messages of the assistant'],
  ['Escape', 'Close or clear; cancels what the assistant is doing'],
  ['?', 'Show this list'],
  ['Alt Shift V', 'Start or stop voice control, where the settings switched it on'],
  ...Object.entries(GO_KEYS).map(([key, { text }]) => [`g ${key}`, `Go to ${text}`] as const),
];

/** Every key that does something. */
export default function KeyList({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.keys} aria-label="Keyboard" onClose={onClose}>
      <h2>Keyboard</h2>
      <dl className={styles.list}>
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={() => dialog.current?.close()}>Close</Button>
    </dialog>
  );
}
