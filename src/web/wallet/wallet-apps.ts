import { isAndroid } from '#contracts/people/phone';

/**
 * Wallet apps with a browser of their own, and what opens a page in it.
 * Sources: docs.phantom.com/phantom-deeplinks/other-methods/browse,
 * docs.solflare.com/solflare/technical/deeplinks/other-methods/browse, docs.backpack.app/deeplinks/other-methods/browse.
 */
const APPS = [
  { name: 'Phantom', browse: 'https://phantom.app/ul/browse/' },
  { name: 'Solflare', browse: 'https://solflare.com/ul/v1/browse/' },
  { name: 'Backpack', browse: 'https://backpack.app/ul/v1/browse/' },
] as const;

export interface AppLink {
  readonly name: string;
  readonly href: string;
  readonly host: string;
}

/**
 * Links that open a page in the browser of a wallet app. The cluster goes along, for that browser has none of this one's
 * cookies; what stands behind `#` does not, for without the app the link leads to its maker's site.
 */
export function toAppLinks(page: string, cluster: string): readonly AppLink[] {
  const url = new URL(page);
  url.hash = '';
  url.searchParams.set('cluster', cluster);
  const ref = encodeURIComponent(url.origin);
  return APPS.map(({ name, browse }) => ({
    name,
    href: `${browse}${encodeURIComponent(url.href)}?ref=${ref}`,
    host: new URL(browse).host,
  }));
}

/**
 * Whether this browser is a phone's or a tablet's, where wallets are apps; an iPad calls itself a Mac with a touch
 * screen.
 */
export const hasWalletApps = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  isAndroid(userAgent) ||
  /iPhone|iPad|iPod/.test(userAgent) ||
  (userAgent.includes('Macintosh') && maxTouchPoints > 1);
