import { SESSION_ERRORS } from '#contracts/people/sessions';
import { PRODUCT } from '#contracts/product';
import { toBase64 } from '#std/json';
import { act, ActionFailure } from '../api/act.ts';
import { hasDeclineCode } from '../wallet/declined.ts';
import type { ConnectedWallet } from '../wallet/use-wallet.ts';
import { ANONYMOUS, readSession, setSession, toSession, type Session } from '../visitor/session.ts';

/** What a wallet says when its owner declines. Source: the error catalogue of the specification. */
const CANCELLATIONS = [
  'user rejected',
  'user denied',
  'user cancelled',
  'user canceled',
  'rejected by user',
  'transaction rejected',
];

/** Whether the visitor declined, which is no error. */
export function isCancellation(error: unknown): boolean {
  if (hasDeclineCode(error)) return true;
  if (typeof error !== 'object' || error === null) return false;
  const text = 'message' in error ? String(error.message).toLowerCase() : '';
  return CANCELLATIONS.some((words) => text.includes(words));
}

/** The session after signing in failed with `error`. */
export function toFailedSession(error: unknown): Session {
  if (isCancellation(error)) return { ...ANONYMOUS, userCancelled: true };
  const text = error instanceof Error && error.message !== '' ? error.message : SESSION_ERRORS.login;
  return { ...ANONYMOUS, error: text.slice(0, 300) };
}

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${PRODUCT.slug}-session`);
channel?.addEventListener('message', () => void refreshSession());
/** Other tabs ask the server themselves; nothing of the session goes through the channel. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
const tellOtherTabs = (): void => channel?.postMessage('changed');

let running: Promise<void> | undefined;

/** Asks for a text, lets the wallet sign it, and gives it back. Ends in a session; a second call joins the first. */
export function signIn(connected: ConnectedWallet): Promise<void> {
  running ??= run(connected).finally(() => {
    running = undefined;
  });
  return running;
}

/** Resolves once no wallet is being signed in with. */
export const signInSettled = (): Promise<void> => running ?? Promise.resolve();

async function run(connected: ConnectedWallet): Promise<void> {
  const { error: _error, ...before } = readSession();
  setSession({ ...before, isAuthenticating: true, userCancelled: false });
  try {
    const walletAddress = connected.account.address;
    const { message, sessionKey } = await act('createSession', { walletAddress }).catch((error: unknown) => {
      throw toCatalogue(error, SESSION_ERRORS.create);
    });
    const { signText } = await import('./sign-text.ts');
    const signature = await signText(connected, message);
    if (signature === undefined) throw new Error(SESSION_ERRORS.login);
    const answer = await act('verifySession', {
      walletAddress,
      signature: toBase64(signature),
      message,
      sessionKey,
    }).catch((error: unknown) => {
      throw toCatalogue(error, SESSION_ERRORS.verify);
    });
    setSession(toSession(answer));
    tellOtherTabs();
  } catch (error) {
    setSession(toFailedSession(error));
  }
}

/** The server's own text where there is one. */
function toCatalogue(error: unknown, otherwise: string): Error {
  return new Error(error instanceof ActionFailure && error.isServers ? error.message : otherwise);
}

/** Ends the session on the server. Rejects never: a failure is shown as the session's error. */
export async function signOut(): Promise<void> {
  try {
    await act('logout', {});
    setSession(ANONYMOUS);
    tellOtherTabs();
  } catch {
    setSession({ ...readSession(), isAuthenticating: false, error: SESSION_ERRORS.logout });
  }
}

/** Ends all sessions of whoever is signed in. Rejects with `ActionFailure`; the session is then as it was. */
export async function signOutEverywhere(): Promise<void> {
  await act('logoutEverywhere', {});
  setSession(ANONYMOUS);
  tellOtherTabs();
}

/** Asks the server who is signed in, after another tab changed it or an action was refused. */
export async function refreshSession(): Promise<void> {
  try {
    setSession(toSession(await act('session', {})));
  } catch {
    setSession({ ...readSession(), error: SESSION_ERRORS.check });
  }
}
