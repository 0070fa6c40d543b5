import { PRODUCT } from '#contracts/product';
import { DEFAULT_THEME } from './themes-css.ts';

export const MODES = ['system', 'light', 'dark'] as const;
export const FONTS = ['berkeley', 'inter', 'jetbrains'] as const;
export const SIZES = ['medium', 'small', 'large'] as const;

/** Look of the whole product as the visitor set it. */
export interface ThemeConfig {
  /** Which form of a theme that has a dark and a light one; `system` follows the device. */
  readonly mode: (typeof MODES)[number];
  /** A theme's key; `default` is the default theme, which is always dark. */
  readonly variant: string;
  readonly fontFamily: (typeof FONTS)[number];
  readonly fontSize: (typeof SIZES)[number];
  /** No transition and no animation, whatever the device says. */
  readonly reducedMotion: boolean;
  /** Every word at 7:1, in any theme. */
  readonly highContrast: boolean;
  /** The focus is outlined always, not only when the keyboard moved it. */
  readonly focusVisible: boolean;
}

export const THEME_KEY = `${PRODUCT.slug}-theme-config`;
export const DEFAULT_CONFIG: ThemeConfig = {
  mode: 'system',
  variant: 'default',
  fontFamily: 'berkeley',
  fontSize: 'medium',
  reducedMotion: false,
  highContrast: false,
  focusVisible: false,
};

/** What was stored, part by part: a part that is not one of ours falls back alone. */
export function parseThemeConfig(stored: string | null, variants: readonly string[]): ThemeConfig {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '');
  } catch {
    return DEFAULT_CONFIG;
  }
  if (typeof value !== 'object' || value === null) return DEFAULT_CONFIG;
  const part = (key: string): unknown => (Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined);
  const oneOf = <T extends string>(given: unknown, known: readonly T[], otherwise: T): T =>
    known.find((candidate) => candidate === given) ?? otherwise;
  return {
    mode: oneOf(part('mode'), MODES, DEFAULT_CONFIG.mode),
    variant: oneOf(part('variant'), ['default', ...variants], DEFAULT_CONFIG.variant),
    fontFamily: oneOf(part('fontFamily'), FONTS, DEFAULT_CONFIG.fontFamily),
    fontSize: oneOf(part('fontSize'), SIZES, DEFAULT_CONFIG.fontSize),
    reducedMotion: part('reducedMotion') === true,
    highContrast: part('highContrast') === true,
    focusVisible: part('focusVisible') === true,
  };
}

/** What a configuration writes on the document's element; styles read nothing else. */
export function toAttributes(
  config: ThemeConfig,
  prefersLight: boolean,
): Readonly<Record<'theme' | 'scheme' | 'font' | 'size' | 'motion' | 'contrast' | 'focus', string>> {
  const system = prefersLight ? 'light' : 'dark';
  return {
    theme: config.variant === 'default' ? DEFAULT_THEME : config.variant,
    scheme: config.mode === 'system' ? system : config.mode,
    font: config.fontFamily,
    size: config.fontSize,
    motion: config.reducedMotion ? 'reduced' : 'full',
    contrast: config.highContrast ? 'high' : 'normal',
    focus: config.focusVisible ? 'always' : 'keyboard',
  };
}

/** Shows a configuration on the document at once. */
export function applyThemeConfig(config: ThemeConfig): void {
  const prefersLight = matchMedia('(prefers-color-scheme: light)').matches;
  Object.assign(document.documentElement.dataset, toAttributes(config, prefersLight));
}

/** Reads the stored configuration; storage may be off. */
export function readThemeConfig(variants: readonly string[]): ThemeConfig {
  try {
    return parseThemeConfig(localStorage.getItem(THEME_KEY), variants);
  } catch {
    return DEFAULT_CONFIG;
  }
}

/** Keeps and shows a configuration; where nothing can be stored it holds for this page. */
export function saveThemeConfig(config: ThemeConfig): void {
  applyThemeConfig(config);
  try {
    localStorage.setItem(THEME_KEY, JSON.stringify(config));
  } catch {
    // Storage is off or full: the look still changes, it is only not remembered.
  }
}
