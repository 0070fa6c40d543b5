import { describe, expect, test } from 'vitest';
import { TOKENS } from '../themes/define-theme.ts';
import { themes } from '../themes/index.gen.ts';
import { DEFAULT_CONFIG, parseThemeConfig } from './theme-config.ts';
import { findPlanned } from './planned-pages.ts';
import { findPageEntry } from '../router/page-state.ts';
import { DESKTOP_MENUS, GO_KEYS, MOBILE_MENUS } from './menus.ts';

const VARIANTS = themes.map(({ key }) => key);

/** WCAG relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

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

  test.each(themes.map((theme) => [theme.key, theme] as const))(
    '%s has every token and reads at AA',
    (key, theme) => {
      expect(Object.keys(theme.tokens).sort()).toEqual([...TOKENS].sort());
      const wanted = key === 'high-contrast' ? 7 : 4.5;
      for (const text of [
        'text-1',
        'text-2',
        'text-3',
        'accent',
        'accent-2',
        'positive',
        'negative',
        'warning',
        'info',
      ] as const) {
        for (const surface of ['surface-0', 'surface-1', 'surface-2'] as const) {
          expect(
            contrast(theme.tokens[text], theme.tokens[surface]),
            `${text} on ${surface}`,
          ).toBeGreaterThanOrEqual(wanted);
        }
      }
      expect(
        contrast(theme.tokens['accent-ink'], theme.tokens.accent),
        'accent-ink on accent',
      ).toBeGreaterThanOrEqual(wanted);
    },
  );

  test('what was stored is taken part by part, junk falls back alone', () => {
    expect(parseThemeConfig(null, VARIANTS)).toEqual(DEFAULT_CONFIG);
    expect(parseThemeConfig('{', VARIANTS)).toEqual(DEFAULT_CONFIG);
    expect(parseThemeConfig('7', VARIANTS)).toEqual(DEFAULT_CONFIG);
    expect(
      parseThemeConfig('{"variant":"paper","fontSize":"huge","fontFamily":["inter"]}', VARIANTS),
    ).toEqual({
      variant: 'paper',
      fontFamily: 'berkeley',
      fontSize: 'medium',
    });
    expect(parseThemeConfig('{"__proto__":{"variant":"paper"}}', VARIANTS)).toEqual(DEFAULT_CONFIG);
  });
});

describe('menus', () => {
  test('no link is dead: each leads to a page or to one that says what will be there', () => {
    const links = [...DESKTOP_MENUS, ...MOBILE_MENUS]
      .flatMap(({ links: all }) => all)
      .concat(Object.values(GO_KEYS));
    expect(links.length).toBeGreaterThan(50);
    const dead = links.filter(({ href }) => {
      const { pathname } = new URL(href, 'http://x');
      return !findPageEntry(pathname) && !findPlanned(pathname);
    });
    expect(dead).toEqual([]);
  });
});
