import { PAGE_LINKS } from '#contracts/page-links.gen';
import { MENU_TITLES, type MenuPlace, type PageNav } from './page-nav.ts';

export interface MenuLink {
  readonly kind: 'link';
  readonly href: string;
  readonly text: string;
}

export interface Menu {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

interface PageLink extends Pick<PageNav, 'menus' | 'goKey'> {
  readonly route: string;
  readonly text: string;
}

const LINKS: readonly PageLink[] = PAGE_LINKS;

const toLink = (href: string, text: string): MenuLink => ({ kind: 'link', href, text });

function toMenus(on: NonNullable<MenuPlace['on']>): readonly Menu[] {
  return MENU_TITLES.map((title) => ({
    title,
    links: LINKS.flatMap(({ route, text, menus = [] }) =>
      menus
        .filter((place) => place.menu === title && (place.on ?? on) === on)
        .map(({ order, text: own = text, query }) => ({
          order,
          href: query === undefined ? route : `${route}?${query}`,
          text: own,
        })),
    )
      .sort((a, b) => a.order - b.order)
      .map(({ href, text }) => toLink(href, text)),
  }));
}

/** Menus of the wide navbar. */
export const DESKTOP_MENUS = toMenus('desktop');

/** Menus of the phone. */
export const MOBILE_MENUS = toMenus('phone');

const inMenus = new Set(
  [...DESKTOP_MENUS, ...MOBILE_MENUS].flatMap(({ links }) => links.map(({ href }) => href)),
);

/** Pages that have a name and are in no menu. */
export const OTHER_PAGES: readonly MenuLink[] = LINKS.filter(({ route }) => !inMenus.has(route)).map(
  ({ route, text }) => toLink(route, text),
);

/** `g` and then the letter goes there. */
export const GO_KEYS: Readonly<Record<string, MenuLink>> = Object.fromEntries(
  LINKS.flatMap(({ route, text, goKey }) => (goKey === undefined ? [] : [[goKey, toLink(route, text)]])),
);
