import { CUSTOM_RPC_COOKIE } from '#contracts/network/custom-endpoint';
import { readStored, writeStored } from '../ui/state/stored-value.ts';
import { parseEndpoint, type EndpointUrl } from './parse-endpoint.ts';

/** Of this tab only: what the visitor consented to, with a key in the URL perhaps. */
export const CONSENT_KEY = 'custom-rpc-consent';
/** Remembered for the next time: origin and path, no query. */
export const ADDRESS_KEY = 'custom-rpc-endpoint';

/** What a browser keeps for a tab, and its cookies. */
export interface ConsentPlace {
  readonly tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly page: { cookie: string };
  readonly origin: string;
}

const here = (): ConsentPlace => ({ tab: sessionStorage, page: document, origin: location.origin });

/**
 * The endpoint this tab may ask: consented to in this tab, and still the one in the cookie by which the page's policy
 * was made. When another tab stopped or chose another one, there is none here either.
 */
export function readConsent(place?: ConsentPlace): EndpointUrl | undefined {
  try {
    const { tab, page, origin } = place ?? here();
    const stored: unknown = JSON.parse(tab.getItem(CONSENT_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('url' in stored)) return undefined;
    if (typeof stored.url !== 'string') return undefined;
    const parsed = parseEndpoint(stored.url, origin);
    if (parsed.kind !== 'endpoint') return undefined;
    return readCookie(page.cookie) === parsed.endpoint.origin ? parsed.endpoint : undefined;
  } catch {
    return undefined; // storage is off, or this is not JSON
  }
}

/** Stores a consent for this tab; the page must then be reloaded. Says whether it could be stored. */
export function grantConsent(endpoint: EndpointUrl, place?: ConsentPlace): boolean {
  try {
    const { tab, page, origin } = place ?? here();
    tab.setItem(CONSENT_KEY, JSON.stringify({ version: 1, url: endpoint.url }));
    page.cookie = toCookie(endpoint.origin, origin);
    return readCookie(page.cookie) === endpoint.origin;
  } catch {
    return false;
  }
}

/** Ends the use of whatever was consented to; the page must then be reloaded. */
export function withdrawConsent(place?: ConsentPlace): void {
  try {
    const { tab, page, origin } = place ?? here();
    page.cookie = `${toCookie('', origin)}; Max-Age=0`;
    tab.removeItem(CONSENT_KEY);
  } catch {
    // Where nothing can be stored, nothing was consented to.
  }
}

/** The endpoint to offer in the settings; it is not asked for that. */
export const readAddress = (): string => parseAddress(readStored(ADDRESS_KEY), location.origin);

/** A remembered address, or nothing where the settings would not accept it. */
export function parseAddress(stored: unknown, origin: string): string {
  if (typeof stored !== 'object' || stored === null || !('address' in stored)) return '';
  if (typeof stored.address !== 'string') return '';
  const parsed = parseEndpoint(stored.address, origin);
  return parsed.kind === 'endpoint' ? parsed.endpoint.address : '';
}

export function writeAddress(address: string | undefined): void {
  writeStored(ADDRESS_KEY, address === undefined ? undefined : { version: 1, address });
}

function toCookie(value: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${CUSTOM_RPC_COOKIE}=${value}; Path=/; SameSite=Lax${secure}`;
}

function readCookie(cookies: string): string | undefined {
  return cookies
    .split('; ')
    .find((part) => part.startsWith(`${CUSTOM_RPC_COOKIE}=`))
    ?.slice(CUSTOM_RPC_COOKIE.length + 1);
}
