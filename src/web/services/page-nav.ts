import type { Area } from './expertise/behaviour.ts';

/** The menus of the navbar, in their order. */
export const MENU_TITLES = ['Explore', 'Tokens', 'DeFi', 'Analytics'] as const;
export type MenuTitle = (typeof MENU_TITLES)[number];

/** A link in a menu. */
export interface MenuPlace {
  readonly menu: MenuTitle;
  /** Links of a menu stand in the order of these numbers. */
  readonly order: number;
  /** Both when left out. */
  readonly on?: 'desktop' | 'phone';
  /** Where the menu calls it otherwise than the palette does. */
  readonly text?: string;
  /** Part of the page that this link opens, as `tab=new`. */
  readonly query?: string;
}

/** How people come to a page, and what its use counts for. */
export interface PageNav {
  /** Its name in menus, the palette and the sitemap; pages of one thing (a block, a token) have none. */
  readonly text?: string;
  readonly menus?: readonly MenuPlace[];
  /** `g` and then this letter goes there. */
  readonly goKey?: string;
  /** What is used on it: several pages may be one use. Counted in the visitor's browser, for hints. */
  readonly use?: string;
  /** Whose time it is; named wherever `use` is. */
  readonly area?: Area;
}
