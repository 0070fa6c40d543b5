import { PRODUCT } from '#contracts/product';

/** Look of the whole product as the visitor set it. */
export interface ThemeConfig {
  /** A theme's key; `default` is the default theme. */
  readonly variant: string;
  readonly fontFamily: 'berkeley' | 'inter' | 'jetbrains';
  readonly fontSize: 'small' | 'medium' | 'large';
}

export const THEME_KEY = `${PRODUCT.slug}-theme-config`;
export const DEFAULT_CONFIG: ThemeConfig = { variant: 'default', fontFamily: 'berkeley', fontSize: 'medium' };

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
    variant: oneOf(part('variant'), ['default', ...variants], DEFAULT_CONFIG.variant),
    fontFamily: oneOf(part('fontFamily'), ['berkeley', 'inter', 'jetbrains'], DEFAULT_CONFIG.fontFamily),
    fontSize: oneOf(part('fontSize'), ['small', 'medium', 'large'], DEFAULT_CONFIG.fontSize),
  };
}

/** Shows a configuration on the document at once. */
export function applyThemeConfig(config: ThemeConfig): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = config.variant === 'default' ? 'cyberpunk' : config.variant;
  dataset['font'] = config.fontFamily;
  dataset['size'] = config.fontSize;
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
