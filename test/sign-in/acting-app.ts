/** The server without a port, with a store of people of its own, and somebody who signs. */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { Clusters } from '../../src/server/reading/clusters.ts';
import { createScriptedActing } from '../../src/server/testing/scripted-acting.ts';
import { encodeBase58 } from '#std/base58';
import type { UserStore } from '#store/users/user-store';

export const ORIGIN = 'http://localhost';

export interface Signer {
  readonly address: string;
  readonly key: KeyObject;
  sign(message: string): string;
}

export function createSigner(): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const bytes = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' })).slice(12);
  return {
    address: encodeBase58(bytes),
    key: privateKey,
    sign: (message) => sign(null, Buffer.from(message), privateKey).toString('base64'),
  };
}

export interface Reply {
  readonly status: number;
  /** Of an answer in JSON; else empty. */
  readonly body: { readonly error?: string; readonly [key: string]: unknown };
  readonly text: string;
  readonly setCookies: readonly string[];
  readonly headers: Headers;
}

export interface Browser {
  /** Cookies by name, as the server set them; may be changed at will. */
  readonly cookies: Map<string, string>;
  /** Headers that go along beside the usual ones, an API key's for example; may be changed at will. */
  readonly headers: Map<string, string>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  post(path: string, body: unknown): Promise<Reply>;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply>;
}

export interface Challenge {
  readonly sessionKey: string;
  readonly message: string;
}

export interface ActingApp {
  readonly users: UserStore;
  /** Unix milliseconds; may be set. */
  clock: { nowMs: number };
  openBrowser(): Browser;
}

export const START_MS = Date.UTC(2026, 10, 21, 12);

export function createActingApp(
  users: UserStore,
  environment: Record<string, string> = {},
  clusters?: Clusters,
): ActingApp {
  const clock = { nowMs: START_MS };
  const app = createScriptedActing({
    users,
    nowMs: () => clock.nowMs,
    environment,
    ...(clusters && { clusters }),
  });
  return {
    users,
    clock,
    openBrowser() {
      const cookies = new Map<string, string>();
      const always = new Map<string, string>();
      const send = async (
        path: string,
        init: RequestInit & { readonly headers?: Readonly<Record<string, string>> | undefined },
      ): Promise<Reply> => {
        const response = await app.request(`${ORIGIN}${path}`, {
          ...init,
          headers: {
            host: 'localhost',
            'content-type': 'application/json',
            ...init.headers,
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...Object.fromEntries(always),
          },
        });
        const setCookies = response.headers.getSetCookie();
        for (const header of setCookies) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(header)!;
          if (/Max-Age=0/.test(header)) cookies.delete(name!);
          else cookies.set(name!, value!);
        }
        const text = await response.text();
        return {
          status: response.status,
          body: /json/.test(response.headers.get('content-type') ?? '')
            ? (JSON.parse(text) as Reply['body']) // every action but that for a file answers with an object
            : {},
          text,
          setCookies,
          headers: response.headers,
        };
      };
      return {
        cookies,
        headers: always,
        get: (path, headers) => send(path, { ...(headers && { headers }) }),
        post: (path, body) =>
          send(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
        send: (method, path, body, headers) =>
          send(path, {
            method,
            ...(headers && { headers }),
            ...(body !== undefined && { body: JSON.stringify(body) }),
          }),
      };
    },
  };
}

export async function askChallenge(browser: Browser, address: string): Promise<Challenge> {
  const { status, body } = await browser.post('/api/auth/session', { walletAddress: address });
  if (status !== 200) throw new Error(`no challenge: ${status}`);
  return { sessionKey: String(body['sessionKey']), message: String(body['message']) };
}

/** Signs in as a wallet's owner would. */
export async function signIn(browser: Browser, signer: Signer): Promise<Reply> {
  const { sessionKey, message } = await askChallenge(browser, signer.address);
  return browser.post('/api/auth/verify', {
    walletAddress: signer.address,
    signature: signer.sign(message),
    message,
    sessionKey,
  });
}

/** Whether the server takes this browser for somebody. */
export async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.get('/api/auth/session')).body['authenticated'] === true;
}
