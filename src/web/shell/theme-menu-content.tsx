import { useState } from 'react';
import { MODE_NAMES, THEME_NAMES, hasModes } from '../services/theme/look-names.ts';
import { MODES, readThemeConfig, saveThemeConfig, type ThemeConfig } from '../services/theme/theme-config.ts';
import { themes } from '../themes/index.gen.ts';
import type { MenuEntry } from '../ui/overlay/menu.tsx';
import MenuContent, { type MenuContentProps } from '../ui/overlay/menu-content.tsx';

const VARIANTS = themes.map(({ key }) => key);

/** Themes and, of those that have a light and a dark form, which of them: each holds at once. */
export default function ThemeMenuContent(props: MenuContentProps) {
  const [config, setConfig] = useState(() => readThemeConfig(VARIANTS));
  const change = (part: Partial<ThemeConfig>) => {
    // Another tab may have changed the rest.
    const next = { ...readThemeConfig(VARIANTS), ...part };
    saveThemeConfig(next);
    setConfig(next);
  };
  const toChoice = (text: string, checked: boolean, part: Partial<ThemeConfig>): MenuEntry => ({
    kind: 'check',
    isOneOf: true,
    text,
    checked,
    toggle: () => change(part),
  });
  return (
    <MenuContent
      {...props}
      entries={[
        ...Object.entries(THEME_NAMES).map(([variant, name]) =>
          toChoice(name, config.variant === variant, { variant }),
        ),
        ...(hasModes(config.variant)
          ? [
              { kind: 'separator' } as const,
              ...MODES.map((mode) => toChoice(MODE_NAMES[mode], config.mode === mode, { mode })),
            ]
          : []),
      ]}
    />
  );
}
