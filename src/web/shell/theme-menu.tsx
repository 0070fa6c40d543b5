import { Menu } from '../ui/overlay/menu.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './theme-menu.module.css';

const loadContent = () => import('./theme-menu-content.tsx');

/** Opens the choice of themes; without a script nothing could be chosen. */
export const ThemeMenu = () => (
  <span className={styles.theme}>
    <Menu label="Theme" title={<Icon name="theme" size={18} />} align="end" load={loadContent} entries={[]} />
  </span>
);
