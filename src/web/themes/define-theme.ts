/** Every theme has exactly these tokens; components use nothing else for colour. */
export const TOKENS = [
  'surface-0',
  'surface-1',
  'surface-2',
  'surface-3',
  'line',
  'line-strong',
  'text-1',
  'text-2',
  'text-3',
  'accent',
  'accent-ink',
  'accent-2',
  'positive',
  'negative',
  'warning',
  'info',
  'focus',
  'glow',
  'radius',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
  'chart-6',
  'chart-7',
  'chart-8',
  'code-key',
  'code-string',
  'code-number',
] as const;

export type Token = (typeof TOKENS)[number];
export type Tokens = Readonly<Record<Token, string>>;
export type ColorScheme = 'dark' | 'light';

export interface Theme {
  /** Value of `data-theme`; one of the specification's variants. */
  readonly key: string;
  readonly name: string;
  readonly colorScheme: ColorScheme;
  readonly tokens: Tokens;
  /** Colours of the opposite scheme, where the theme has both; a visitor's mode chooses between them. */
  readonly opposite?: Partial<Tokens> | undefined;
}

export const defineTheme = (theme: Theme): Theme => theme;
