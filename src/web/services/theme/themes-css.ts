import { TOKENS, type ColorScheme, type Theme, type Tokens } from '../../themes/define-theme.ts';
import { strengthen } from './theme-strengthen.ts';

/** The theme of visitors who chose none; the specification's `default` maps to it. */
export const DEFAULT_THEME = 'cyberpunk';

/** A theme as it looks in one scheme. */
export interface ThemeForm {
  readonly colorScheme: ColorScheme;
  readonly tokens: Tokens;
}

/** The forms a theme has: its own, and the opposite one where there is one. */
export function toForms(theme: Theme): readonly ThemeForm[] {
  const own = { colorScheme: theme.colorScheme, tokens: theme.tokens };
  if (theme.opposite === undefined) return [own];
  const colorScheme = theme.colorScheme === 'dark' ? 'light' : 'dark';
  return [own, { colorScheme, tokens: { ...theme.tokens, ...theme.opposite } }];
}

/**
 * Two rules a form, for usual and for high contrast. A theme's own form needs no `data-scheme`, and the default theme
 * holds for the bare document too.
 */
export function toThemesCss(themes: readonly Theme[]): string {
  return themes
    .flatMap((theme) =>
      toForms(theme).flatMap(({ colorScheme, tokens }) => {
        const isOwn = colorScheme === theme.colorScheme;
        const selector = `[data-theme='${theme.key}']${isOwn ? '' : `[data-scheme='${colorScheme}']`}`;
        const whole = isOwn && theme.key === DEFAULT_THEME ? `:root,${selector}` : selector;
        const strong = strengthen(tokens);
        const changed = TOKENS.filter((token) => strong[token] !== tokens[token]);
        const base = isOwn ? TOKENS : TOKENS.filter((token) => tokens[token] !== theme.tokens[token]);
        return [
          `${whole}{color-scheme:${colorScheme};${toDeclarations(tokens, base)}}`,
          // Every token of an opposite form that the own form strengthened must be said again.
          `${selector}[data-contrast='high']{${toDeclarations(strong, isOwn ? changed : TOKENS)}}`,
        ];
      }),
    )
    .join('\n');
}

function toDeclarations(tokens: Tokens, which: readonly (keyof Tokens)[]): string {
  return which.map((token) => `--${token}:${tokens[token]}`).join(';');
}
