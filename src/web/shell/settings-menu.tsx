import { Suspense, lazy, useEffect, useState, type ComponentType } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Menu, type MenuEntry } from '../ui/overlay/menu.tsx';
import { onOpenSettings, type OpenedSettings, type SettingsPart } from '../services/open-settings.ts';

interface ViewProps {
  readonly offered?: string | undefined;
  readonly onClose: () => void;
}

const VIEWS: Readonly<Record<SettingsPart, ComponentType<ViewProps>>> = {
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

/** Pages of whoever is signed in that no menu of subjects has. */
const OWN_PAGES = [
  ['/webhooks', 'Webhooks'],
  ['/teams', 'Teams'],
] as const;

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
  const [open, setOpen] = useState<OpenedSettings>();
  useEffect(() => onOpenSettings(setOpen), []);
  const close = () => setOpen(undefined);
  const entries: readonly MenuEntry[] = [
    ...PARTS.map(([part, text]) => ({ kind: 'action', text, run: () => setOpen({ part }) }) as const),
    { kind: 'separator' },
    ...OWN_PAGES.map(([href, text]) => ({ kind: 'link', text, href }) as const),
    { kind: 'separator' },
    ...LINKS.map(([href, text]) => ({ kind: 'link', text, href, newTab: true }) as const),
  ];
  const View = open && VIEWS[open.part];
  return (
    <>
      <Menu label="Settings" title={<Icon name="gear" size={18} />} align="end" entries={entries} />
      {View && (
        <Suspense fallback={null}>
          <View offered={open.offered} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
