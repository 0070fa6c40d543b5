import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import type { ComponentType } from 'preact';
import { Dropdown } from '../ui/dropdown.tsx';
import { Icon } from '../ui/icon.tsx';
import { onOpenSettings, type SettingsPart } from './open-settings.ts';
import styles from './settings-menu.module.css';

const VIEWS: Readonly<Record<SettingsPart, ComponentType<{ readonly onClose: () => void }>>> = {
  settings: lazy(() => import('./settings-dialog.tsx')),
  tours: lazy(() => import('./tours-dialog.tsx')),
  tokens: lazy(() => import('./token-panel.tsx')),
  'search-engine': lazy(() => import('../services/search-engine/search-engine-dialog.tsx')),
};

const PARTS: readonly (readonly [SettingsPart, string])[] = [
  ['settings', 'Settings…'],
  ['tours', 'Guided tours'],
  ['tokens', 'Token panel'],
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
  const View = open && VIEWS[open];
  return (
    <>
      <Dropdown panel align="right" label="Settings" title={<Icon name="gear" size={18} />}>
        {(shut) => (
          <div class={styles.menu}>
            {PARTS.map(([part, text]) => (
              <button
                key={part}
                type="button"
                onClick={() => {
                  // First, so that the focus later returns to the gear.
                  shut();
                  setOpen(part);
                }}
              >
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
        )}
      </Dropdown>
      {View && (
        <Suspense fallback={null}>
          <View onClose={close} />
        </Suspense>
      )}
    </>
  );
}
