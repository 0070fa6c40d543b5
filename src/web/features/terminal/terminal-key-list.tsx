import { useRef } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { TERMINAL_KEYS } from './terminal-keys.ts';
import styles from './terminal.module.css';

/** A button that shows every key of the terminal. */
export function TerminalKeyList() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button look="plain" onClick={() => dialog.current?.showModal()}>
        Keys
      </Button>
      <dialog ref={dialog} className={styles.keys} aria-label="Keyboard shortcuts of the terminal">
        <h2>Keyboard shortcuts of the terminal</h2>
        <dl>
          {TERMINAL_KEYS.map(([keys, what]) => (
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
    </>
  );
}
