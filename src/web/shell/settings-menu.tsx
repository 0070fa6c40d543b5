import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { Dropdown } from './dropdown.tsx';
import { onOpenSettings, type SettingsPart } from './open-settings.ts';
import styles from './settings-menu.module.css';

const SettingsDialog = lazy(() => import('./settings-dialog.tsx'));
const TokenPanel = lazy(() => import('./token-panel.tsx'));
const SearchEngineDialog = lazy(() => import('../services/search-engine/search-engine-dialog.tsx'));

const PARTS: readonly (readonly [SettingsPart, string])[] = [
  ['settings', 'Settings…'],
  ['tours', 'Guided tours'],
  ['tokens', 'Tokens'],
  ['search-engine', 'Add as search engine'],
];

/** Opened in a new tab, so that what the visitor reads stays. */
const LINKS = [
  ['/docs', 'User Documentation'],
  ['/swagger', 'API Reference'],
  ['/blog', 'Blog'],
  ['/news', 'News'],
  ['/changelog', 'Changelog'],
] as const;

/** What the gear of the navbar offers. */
export function SettingsMenu() {
  const [open, setOpen] = useState<SettingsPart>();
  useEffect(() => onOpenSettings(setOpen), []);
  const close = () => setOpen(undefined);
  return (
    <>
      <Dropdown panel align="right" label="Settings" title={<Icon name="gear" size={18} />}>
        <div class={styles.menu}>
          {PARTS.map(([part, text]) => (
            <button key={part} type="button" onClick={() => setOpen(part)}>
              {text}
            </button>
          ))}
          <hr />
          {LINKS.map(([href, text]) => (
            <a key={href} href={href} target="_blank" rel="noopener">
              {text}
            </a>
          ))}
        </div>
      </Dropdown>
      {open !== undefined && (
        <Suspense fallback={null}>
          {open === 'tokens' ? (
            <TokenPanel onClose={close} />
          ) : open === 'search-engine' ? (
            <SearchEngineDialog onClose={close} />
          ) : (
            <SettingsDialog onClose={close} at={open} />
          )}
        </Suspense>
      )}
    </>
  );
}
