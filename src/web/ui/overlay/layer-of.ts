/**
 * Where what opens over an element stands: the dialog it is in, which nothing outside is above, or else its part of the
 * page, so that nobody finds it outside of all parts.
 */
export const layerOf = (element: Element): HTMLElement | null =>
  element.closest('dialog') ?? element.closest<HTMLElement>('main, aside') ?? element.closest('header');
