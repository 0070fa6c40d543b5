import { themes } from '../../themes/index.gen.ts';

export const MODE_NAMES = { system: 'Same as device', light: 'Light', dark: 'Dark' } as const;

/** What each theme is called, by its key; `default` is one of them. */
export const THEME_NAMES: Readonly<Record<string, string>> = {
  default: 'Default (Cyberpunk)',
  ...Object.fromEntries(themes.map(({ key, name }) => [key, name])),
};

/** Whether a theme has a light and a dark form. */
export const hasModes = (variant: string): boolean =>
  themes.some(({ key, opposite }) => key === variant && opposite !== undefined);
