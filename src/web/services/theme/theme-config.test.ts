import { createContext, Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TOKENS } from '../../themes/define-theme.ts';
import { themes } from '../../themes/index.gen.ts';
import { DEFAULT_CONFIG, parseThemeConfig, THEME_KEY, toAttributes } from './theme-config.ts';
import { THEME_SCRIPT } from './theme-script.ts';
import { contrastOf, strengthen } from './theme-strengthen.ts';
import { toForms, toThemesCss } from './themes-css.ts';
import { findPageEntry } from '../../navigation/page-state.ts';
import { DESKTOP_MENUS, GO_KEYS, MOBILE_MENUS } from '../menus.ts';

const VARIANTS = themes.map(({ key }) => key);
const FORMS = themes.flatMap((theme) =>
  toForms(theme).map((form) => [`${theme.key}, ${form.colorScheme}`, theme.key, form.tokens] as const),
);
const WORDS = [
  'text-1',
  'text-2',
  'text-3',
  'accent',
  'accent-2',
  'positive',
  'negative',
  'warning',
  'info',
] as const;
const SURFACES = ['surface-0', 'surface-1', 'surface-2'] as const;

describe('themes', () => {
  test('are the six of the specification, the default one among them', () => {
    expect([...VARIANTS, 'default'].sort()).toEqual([
      'cyberpunk',
      'default',
      'dos-blue',
      'high-contrast',
      'paper',
      'solarized',
    ]);
  });

  test.each(FORMS)('%s has every token and reads at AA', (_name, key, tokens) => {
    expect(Object.keys(tokens).sort()).toEqual([...TOKENS].sort());
    const wanted = key === 'high-contrast' ? 7 : 4.5;
    for (const text of WORDS) {
      for (const surface of SURFACES) {
        expect(contrastOf(tokens[text], tokens[surface]), `${text} on ${surface}`).toBeGreaterThanOrEqual(
          wanted,
        );
      }
    }
    expect(contrastOf(tokens['accent-ink'], tokens.accent), 'accent-ink on accent').toBeGreaterThanOrEqual(
      wanted,
    );
  });

  test.each(FORMS)('high contrast strengthens %s to 7:1 for every word', (_name, _key, tokens) => {
    const strong = strengthen(tokens);
    for (const text of [...WORDS, 'focus', 'code-key', 'code-string', 'code-number'] as const) {
      for (const surface of [...SURFACES, 'surface-3'] as const) {
        expect(contrastOf(strong[text], strong[surface]), `${text} on ${surface}`).toBeGreaterThanOrEqual(7);
      }
    }
    expect(contrastOf(strong['accent-ink'], strong.accent)).toBeGreaterThanOrEqual(7);
    expect(contrastOf(strong.line, strong['surface-0'])).toBeGreaterThanOrEqual(3);
    expect(strong['surface-0']).toBe(tokens['surface-0']);
  });

  test('contrast is the one of WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test('the stylesheet has a rule for each theme, form and contrast, and the default one holds without a script', () => {
    const css = toThemesCss(themes);
    expect(css.match(/^[^{]+/gm)?.sort()).toEqual([
      ":root,[data-theme='cyberpunk']",
      "[data-theme='cyberpunk'][data-contrast='high']",
      "[data-theme='dos-blue']",
      "[data-theme='dos-blue'][data-contrast='high']",
      "[data-theme='high-contrast']",
      "[data-theme='high-contrast'][data-contrast='high']",
      "[data-theme='high-contrast'][data-scheme='light']",
      "[data-theme='high-contrast'][data-scheme='light'][data-contrast='high']",
      "[data-theme='paper']",
      "[data-theme='paper'][data-contrast='high']",
      "[data-theme='solarized']",
      "[data-theme='solarized'][data-contrast='high']",
      "[data-theme='solarized'][data-scheme='light']",
      "[data-theme='solarized'][data-scheme='light'][data-contrast='high']",
    ]);
  });

  test('mode is system by default, and the default theme is cyberpunk, dark in every mode', () => {
    expect(DEFAULT_CONFIG.mode).toBe('system');
    expect(DEFAULT_CONFIG.variant).toBe('default');
    for (const mode of ['system', 'light', 'dark'] as const) {
      expect(toAttributes({ ...DEFAULT_CONFIG, mode }, true).theme).toBe('cyberpunk');
    }
    const cyberpunk = themes.find(({ key }) => key === 'cyberpunk')!;
    expect(toForms(cyberpunk).map(({ colorScheme }) => colorScheme)).toEqual(['dark']);
  });

  test('a configuration is stored under osvm-theme-config', () => {
    expect(THEME_KEY).toBe('osvm-theme-config');
  });

  test('what was stored is taken part by part, junk falls back alone', () => {
    expect(parseThemeConfig(null, VARIANTS)).toEqual(DEFAULT_CONFIG);
    expect(parseThemeConfig('{', VARIANTS)).toEqual(DEFAULT_CONFIG);
    expect(parseThemeConfig('7', VARIANTS)).toEqual(DEFAULT_CONFIG);
    expect(
      parseThemeConfig('{"variant":"paper","fontSize":"huge","fontFamily":["inter"]}', VARIANTS),
    ).toEqual({
      mode: 'system',
      variant: 'paper',
      fontFamily: 'berkeley',
      fontSize: 'medium',
      reducedMotion: false,
      highContrast: false,
      focusVisible: false,
    });
    expect(
      parseThemeConfig('{"mode":"dark","reducedMotion":true,"highContrast":1,"focusVisible":true}', VARIANTS),
    ).toEqual({ ...DEFAULT_CONFIG, mode: 'dark', reducedMotion: true, focusVisible: true });
    expect(parseThemeConfig('{"__proto__":{"variant":"paper"}}', VARIANTS)).toEqual(DEFAULT_CONFIG);
  });
});

/** Runs the page's own first script over a stored text and gives what it wrote on the document. */
function runScript(stored: string | null | Error, prefersLight: boolean, address = '/') {
  const dataset: Record<string, string> = {};
  const localStorage = {
    getItem: () => {
      if (stored instanceof Error) throw stored;
      return stored;
    },
  };
  const listeners = new Map<string, (event: { key: string | null }) => void>();
  const context = {
    document: { documentElement: { dataset } },
    localStorage,
    location: new URL(address, 'https://osvm.test'),
    URLSearchParams,
    matchMedia: () => ({ matches: prefersLight, addEventListener: () => undefined }),
    addEventListener: (name: string, listener: (event: { key: string | null }) => void) =>
      listeners.set(name, listener),
  };
  new Script(THEME_SCRIPT).runInContext(createContext(context));
  return dataset;
}

describe('the script before the first paint', () => {
  const anyPart = fc.oneof(
    fc.constantFrom(
      ...VARIANTS,
      'default',
      'system',
      'light',
      'dark',
      'inter',
      'small',
      'large',
      true,
      false,
    ),
    fc.jsonValue(),
  );
  const stored = fc.oneof(
    fc.record(
      {
        mode: anyPart,
        variant: anyPart,
        fontFamily: anyPart,
        fontSize: anyPart,
        reducedMotion: anyPart,
        highContrast: anyPart,
        focusVisible: anyPart,
      },
      { requiredKeys: [] },
    ),
    fc.jsonValue(),
  );

  test('shows exactly what the app reads, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          stored.map((value) => JSON.stringify(value)),
          fc.string(),
          fc.constant(null),
        ),
        fc.boolean(),
        (text, prefersLight) => {
          expect(runScript(text, prefersLight)).toEqual(
            toAttributes(parseThemeConfig(text, VARIANTS), prefersLight),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  test('in a frame, shows the look its address says, and on no other page', () => {
    const own = JSON.stringify({ ...DEFAULT_CONFIG, variant: 'dos-blue' });
    const look = '?theme=solarized&mode=light';
    expect(runScript(own, false, `/embed/d/x${look}`)).toEqual(
      toAttributes({ ...DEFAULT_CONFIG, variant: 'solarized', mode: 'light' }, false),
    );
    const attributes = toAttributes({ ...DEFAULT_CONFIG, variant: 'dos-blue' }, false);
    expect(runScript(own, false, `/d/x${look}`)).toEqual(attributes);
    expect(runScript(own, false, '/embed/d/x')).toEqual(attributes);
    expect(runScript(null, true, '/embed/d/x?theme=%00&mode=night')).toEqual(
      toAttributes(DEFAULT_CONFIG, true),
    );
  });

  test('shows the default where storage is off', () => {
    expect(runScript(new Error('storage is off'), false)).toEqual(toAttributes(DEFAULT_CONFIG, false));
  });
});

describe('menus', () => {
  test('no link is dead: each leads to a page', () => {
    const links = [...DESKTOP_MENUS, ...MOBILE_MENUS]
      .flatMap(({ links: all }) => all)
      .concat(Object.values(GO_KEYS));
    expect(links.length).toBeGreaterThan(50);
    const dead = links.filter(({ href }) => {
      const { pathname } = new URL(href, 'http://x');
      return !findPageEntry(pathname);
    });
    expect(dead).toEqual([]);
  });
});
