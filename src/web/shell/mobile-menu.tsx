import { useEffect, useRef } from 'react';
import { PRODUCT } from '#contracts/product';
import { askAssistant } from '../services/ask-assistant.ts';
import { Icon } from '../ui/icon.tsx';
import { isPlainPress } from '../ui/is-plain-press.ts';
import { MOBILE_MENUS } from '../services/menus.ts';
import { SearchForm } from '../features/search/search-form.tsx';
import styles from './mobile-menu.module.css';

/** The menu of narrow screens: a dialog over the page. */
export default function MobileMenu({
  onClose,
  onPalette,
}: {
  readonly onClose: () => void;
  readonly onPalette: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) dialog.current?.close();
      }}
    >
      <div className={styles.top}>
        <a className={styles.settings} href="/search">
          <Icon name="gear" /> Settings
        </a>
        <button
          type="button"
          className={styles.palette}
          onClick={() => {
            dialog.current?.close();
            onPalette();
          }}
        >
          <Icon name="search" /> Commands
        </button>
        <button
          type="button"
          className={styles.close}
          aria-label="Close menu"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="cross" size={20} />
        </button>
      </div>
      <SearchForm placement="menu" onSubmitted={() => dialog.current?.close()} />
      <a
        className={styles.assistant}
        href="/chat"
        onClick={(event) => {
          if (isPlainPress(event) && askAssistant(true)) event.preventDefault();
        }}
      >
        AI Assistant ({PRODUCT.assistantName})
      </a>
      {MOBILE_MENUS.map((menu) => (
        <nav key={menu.title} aria-label={menu.title}>
          <h2>{menu.title}</h2>
          <ul className={styles.links}>
            {menu.links.map(({ href, text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </dialog>
  );
}
