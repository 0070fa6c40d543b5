import { MODEL_NAME, OWN_MODEL_COOKIE, OWN_VENDORS, type OwnVendor } from '#contracts/assistant/own-model';
import { isEndpointOrigin } from '#contracts/network/custom-endpoint';
import { isRecord } from '#std/record';
import { trimEndOf } from '#std/text';

/** What a visitor set: who is asked, for which model, with which key. */
export interface OwnModelSetup {
  readonly vendor: OwnVendor;
  readonly model: string;
  /** Empty where an endpoint takes none. */
  readonly key: string;
  /** Of an endpoint: where its API is, such as `http://localhost:11434/v1`. */
  readonly url: string;
}

/** In this browser until it is removed. */
export const OWN_MODEL_KEY = 'own-model';
const YEAR_S = 31_536_000;

const REQUEST_URLS: Readonly<Record<Exclude<OwnVendor, 'endpoint'>, string>> = {
  anthropic: 'https://api.anthropic.com/v1/messages',
  openai: 'https://api.openai.com/v1/chat/completions',
  openrouter: 'https://openrouter.ai/api/v1/chat/completions',
};

export interface OwnModelPlace {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly page: { cookie: string };
  readonly origin: string;
}

const here = (): OwnModelPlace => ({ storage: localStorage, page: document, origin: location.origin });

/** Where a request goes; `undefined` where an endpoint is none that may be asked. */
export function toRequestUrl({ vendor, url }: Pick<OwnModelSetup, 'vendor' | 'url'>): URL | undefined {
  if (vendor !== 'endpoint') return new URL(REQUEST_URLS[vendor]);
  if (!URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  if (parsed.username !== '' || parsed.password !== '' || !isEndpointOrigin(parsed.origin)) return undefined;
  return new URL(`${parsed.origin}${trimEndOf(parsed.pathname, '/')}/chat/completions`);
}

/**
 * What this page may ask: set and consented to in this browser, and still the one in the cookie by which the policies
 * of its pages are made.
 */
export function readOwnModel(place?: OwnModelPlace): OwnModelSetup | undefined {
  try {
    const { storage, page } = place ?? here();
    const setup = toSetup(JSON.parse(storage.getItem(OWN_MODEL_KEY) ?? 'null'));
    const url = setup && toRequestUrl(setup);
    return url !== undefined && readCookie(page.cookie) === url.origin ? setup : undefined;
  } catch {
    return undefined; // storage is off, or this is not JSON
  }
}

/** Stores what was consented to; the page must then be reloaded. Says whether it could be stored. */
export function grantOwnModel(setup: OwnModelSetup, place?: OwnModelPlace): boolean {
  try {
    const { storage, page, origin } = place ?? here();
    const url = toRequestUrl(setup);
    if (url === undefined) return false;
    storage.setItem(OWN_MODEL_KEY, JSON.stringify({ version: 1, ...setup }));
    page.cookie = `${toCookie(url.origin, origin)}; Max-Age=${YEAR_S}`;
    return readCookie(page.cookie) === url.origin;
  } catch {
    return false;
  }
}

/** Forgets key and consent; the page must then be reloaded. */
export function withdrawOwnModel(place?: OwnModelPlace): void {
  try {
    const { storage, page, origin } = place ?? here();
    page.cookie = `${toCookie('', origin)}; Max-Age=0`;
    storage.removeItem(OWN_MODEL_KEY);
  } catch {
    // Where nothing can be stored, nothing was consented to.
  }
}

function toSetup(stored: unknown): OwnModelSetup | undefined {
  if (!isRecord(stored)) return undefined;
  const { model, key, url } = stored;
  const vendor = OWN_VENDORS.find((one) => one === stored['vendor']);
  if (vendor === undefined || typeof model !== 'string' || !MODEL_NAME.test(model)) return undefined;
  return typeof key === 'string' && isKey(key) && typeof url === 'string'
    ? { vendor, model, key, url }
    : undefined;
}

/** What may stand in a header. */
export const isKey = (text: string): boolean => /^[\x21-\x7e]{0,512}$/.test(text);

function toCookie(value: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${OWN_MODEL_COOKIE}=${value}; Path=/; SameSite=Lax${secure}`;
}

function readCookie(cookies: string): string | undefined {
  return cookies
    .split('; ')
    .find((part) => part.startsWith(`${OWN_MODEL_COOKIE}=`))
    ?.slice(OWN_MODEL_COOKIE.length + 1);
}
