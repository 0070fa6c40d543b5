import { TOKENS, type Theme } from '../themes/define-theme.ts';

/** The theme of visitors who chose none; the specification's `default` maps to it. */
export const DEFAULT_THEME = 'cyberpunk';

/** One rule a theme; the default one holds for the bare document too. */
export function toThemesCss(themes: readonly Theme[]): string {
  return themes
    .map((theme) => {
      const selector = `[data-theme='${theme.key}']`;
      const declarations = TOKENS.map((token) => `--${token}:${theme.tokens[token]}`);
      return `${theme.key === DEFAULT_THEME ? `:root,${selector}` : selector}{color-scheme:${theme.colorScheme};${declarations.join(';')}}`;
    })
    .join('\n');
}
