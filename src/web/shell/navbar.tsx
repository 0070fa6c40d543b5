import { useEffect, useState } from 'react';
import { PRODUCT } from '#contracts/product';
import { usePlace } from '../router/place.ts';
import { askAssistant } from '../services/ask-assistant.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { isPlainPress } from '../ui/is-plain-press.ts';
import { Menu } from '../ui/overlay/menu.tsx';
import { Tooltip } from '../ui/overlay/tooltip.tsx';
import { ChangelogButton } from './changelog-button.tsx';
import { Clock } from './clock.tsx';
import { JoinButton } from './join-button.tsx';
import { Late } from './late.tsx';
import { DESKTOP_MENUS } from '../services/menus.ts';
import { SearchForm } from '../features/search/search-form.tsx';
import { NetworkMenu } from './network-menu.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import styles from './navbar.module.css';

const loadMenu = () => import('./mobile-menu.tsx');

/** The bar at the top: menus give way to the search box while it has the focus. */
export function Navbar({ onPalette }: { readonly onPalette: () => void }) {
  const { path } = usePlace();
  const [searching, setSearching] = useState(false);
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  useEffect(closeMenu, [path]);
  return (
    <header className={classNames(styles.navbar, searching && styles.searching)}>
      <a className={styles.logo} href="/" aria-label={`${PRODUCT.name}, home`}>
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <path d="M4 6.5h11l3-3H7zM4 12.5l3-3h11l-3 3zM4 18.5h11l3-3H7z" fill="currentColor" />
        </svg>
        <span>{PRODUCT.name}</span>
      </a>
      <nav className={styles.menus} aria-label="Main">
        {DESKTOP_MENUS.map((menu) => (
          <Menu key={menu.title} title={menu.title} entries={menu.links} />
        ))}
      </nav>
      <div className={styles.search}>
        <SearchForm placement="navbar" onFocusChange={setSearching} />
      </div>
      <div className={styles.tools}>
        <NetworkMenu />
        <ThemeMenu />
        <Clock />
        <div id="rpc-badge" className={styles.counter} />
        <Tooltip text="Command palette">
          <button type="button" className={styles.palette} onClick={onPalette}>
            <kbd>Ctrl K</kbd>
          </button>
        </Tooltip>
        <a
          className={styles.find}
          href="/search"
          aria-label="Search"
          onClick={(event) => {
            if (!isPlainPress(event)) return;
            event.preventDefault();
            onPalette();
          }}
        >
          <Icon name="search" size={18} />
        </a>
        <span id="wallet-mark" className={styles.mark} />
        <JoinButton />
        <SettingsMenu />
        <ChangelogButton />
        <a
          className={styles.assistant}
          href="/chat"
          onClick={(event) => {
            if (isPlainPress(event) && path !== '/chat' && askAssistant('toggle')) event.preventDefault();
          }}
        >
          {PRODUCT.assistantName}
        </a>
        <button
          type="button"
          className={styles.burger}
          aria-expanded={menuOpen}
          aria-label="Menu"
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" size={20} />
        </button>
      </div>
      {menuOpen && (
        <Late load={loadMenu} failure="The menu could not be loaded." onDismiss={closeMenu}>
          {(MobileMenu) => <MobileMenu onClose={closeMenu} onPalette={onPalette} />}
        </Late>
      )}
    </header>
  );
}
