import { isPlainPress } from '../ui/is-plain-press.ts';

/** The link around what an event happened on. */
export const linkAt = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  (target instanceof Element ? target.closest('a') : null) ?? undefined;

/** Whether a link leads to a page of the app, in this tab. */
export function isOwnLink(anchor: HTMLAnchorElement): boolean {
  return (
    anchor.origin === location.origin &&
    (anchor.target === '' || anchor.target === '_self') &&
    !anchor.hasAttribute('download') &&
    // Another cluster is another page from the ground up.
    !anchor.hasAttribute('data-cluster') &&
    !anchor.pathname.startsWith('/api/') &&
    !anchor.pathname.startsWith('/og') &&
    // The way to an identity provider.
    !anchor.pathname.startsWith('/auth/sso/') &&
    // Feeds, twins and plain files are no pages of the app.
    !/\.(?:xml|md|json|txt)$/.test(anchor.pathname) &&
    !isPlaceOnThisPage(anchor)
  );
}

const isPlaceOnThisPage = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search;

/** The link of ours that a press follows: the main button, no modifier, nobody else took the press. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || !isPlainPress(event)) return undefined;
  const anchor = linkAt(event.target);
  return anchor !== undefined && isOwnLink(anchor) ? anchor : undefined;
}
