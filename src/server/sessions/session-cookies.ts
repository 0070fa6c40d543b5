import { PRODUCT } from '#contracts/product';
import { SESSION_ABSOLUTE_MS, type StoredSession } from '#store/users/sessions';
import type { UserStore } from '#store/users/user-store';
import { hashSecret, makeSecret } from './secrets.ts';
import { noteOwn } from './note-own.ts';
import { CHALLENGE_MS } from './sign-in-message.ts';

/** Somebody whose session was found. */
export interface SignedIn extends StoredSession {
  /** Names the session where it must be distinguished from others, and opens nothing. */
  readonly publicSessionId: string;
}

type Cookies = ReadonlyMap<string, string>;

/** `__Host-` lets no other host set the cookie, and browsers take it over https only. */
const toName = (origin: string, name: string): string =>
  `${origin.startsWith('https:') ? '__Host-' : ''}${PRODUCT.slug}-${name}`;

/** `Set-Cookie` of a cookie that scripts cannot read. */
export function toPrivateCookie(origin: string, name: string, value: string, maxAgeMs: number): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${toName(origin, name)}=${value}; Path=/; Max-Age=${Math.floor(maxAgeMs / 1_000)}; HttpOnly; SameSite=Lax${secure}`;
}

export const privateCookieOf = (origin: string, cookies: Cookies, name: string): string | undefined =>
  cookies.get(toName(origin, name));

const SESSION = 'sid';
const BROWSER = 'pre';

/** Name of the cookie that carries a session to visitors of `origin`. */
export const toSessionCookieName = (origin: string): string => toName(origin, SESSION);
export const sessionCookieOf = (origin: string, cookies: Cookies): string | undefined =>
  privateCookieOf(origin, cookies, SESSION);
export const clearedSessionCookie = (origin: string): string => toPrivateCookie(origin, SESSION, '', 0);

/** Ties a challenge to the browser that asked for it. */
export const toBrowserCookie = (origin: string, secret: string): string =>
  toPrivateCookie(origin, BROWSER, secret, CHALLENGE_MS);
export const browserCookieOf = (origin: string, cookies: Cookies): string | undefined =>
  privateCookieOf(origin, cookies, BROWSER);
export const clearedBrowserCookie = (origin: string): string => toPrivateCookie(origin, BROWSER, '', 0);

/** Whose session a request carries; `undefined` for nobody's. */
export async function readSession(
  users: UserStore,
  origin: string,
  cookies: Cookies,
  nowMs: number,
): Promise<SignedIn | undefined> {
  const secret = sessionCookieOf(origin, cookies);
  // Anything else was never given out, so the store need not be asked.
  if (secret === undefined || !/^[\w-]{43}$/.test(secret)) return undefined;
  const idHash = hashSecret(secret);
  const session = await users.sessions.find(idHash, nowMs);
  return session && { ...session, publicSessionId: hashSecret(`public ${idHash}`).slice(0, 32) };
}

interface SessionCall {
  readonly users: UserStore;
  readonly origin: string;
  readonly cookies: Cookies;
  /** Who asks, by their network. */
  readonly client: string;
  nowMs(): number;
  setHeader(name: string, value: string): void;
}

/** Begins a session under a new id. */
export async function startSession(call: SessionCall, userId: string, by: string): Promise<void> {
  const secret = makeSecret();
  await call.users.sessions.add(hashSecret(secret), userId, by, call.nowMs());
  await noteOwn(call, userId, { action: 'signIn', thing: 'session', after: { by } });
  call.setHeader('Set-Cookie', toPrivateCookie(call.origin, SESSION, secret, SESSION_ABSOLUTE_MS));
}

/** Ends the session the request carries, if any. */
export async function endSession(call: SessionCall): Promise<void> {
  const secret = sessionCookieOf(call.origin, call.cookies);
  if (secret !== undefined) await call.users.sessions.remove(hashSecret(secret));
}
