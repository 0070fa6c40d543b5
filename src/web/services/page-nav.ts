import type { Area } from './expertise/behaviour.ts';

/** The menus of the navbar, in their order. */
export const MENU_TITLES = ['Explore', 'Tokens', 'DeFi', 'Analytics'] as const;
export type MenuTitle = (typeof MENU_TITLES)[number];

/** A link in a menu. */
export interface MenuPlace {
  readonly menu: MenuTitle;
  /** Links of a menu stand in the order of these numbers. */
  readonly order: number;
  /** Desktop and phone when left out. */
  readonly on?: 'desktop' | 'phone';
  /** Its name in this menu, when that differs from `text`. */
  readonly text?: string;
  /** Query the link adds, such as `tab=new`. */
  readonly query?: string;
}

/** How people come to a page, and what its use counts for. */
export interface PageNav {
  /** Its name in menus, the palette and the sitemap; pages of one thing (a block, a token) have none. */
  readonly text?: string;
  readonly menus?: readonly MenuPlace[];
  /** `g` and then this letter goes there. */
  readonly goKey?: string;
  /** The feature that visiting the page counts as using, in the visitor's own browser, for hints. Pages can share one. */
  readonly use?: string;
  /** The area its time is counted for; given wherever `use` is. */
  readonly area?: Area;
}
