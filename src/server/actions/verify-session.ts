import { z } from 'zod';
import { SESSION_ERRORS } from '#contracts/people/sessions';
import { actionError } from '../errors/action-error.ts';
import { defineAction, type ActionContext } from './define-action.ts';
import { hashSecret, isSameText, makeId } from '../sessions/secrets.ts';
import {
  browserCookieOf,
  clearedBrowserCookie,
  endSession,
  startSession,
} from '../sessions/session-cookies.ts';
import { noteOwn } from '../sessions/note-own.ts';
import { findSignInFault } from '../sessions/sign-in-message.ts';
import { isSignatureOf } from '../sessions/verify-signature.ts';

/** A challenge nobody was given: an unknown key takes as long as a wrong signature. */
const NO_CHALLENGE = {
  wallet: '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS',
  message: '',
  browserHash: '',
  expiresMs: 0,
};

export default defineAction({
  name: 'verifySession',
  right: 'anyone',
  says: 'Signs in with a text signed by the wallet; the text can be used once.',
  limit: 'verify',
  bodyBytes: 8_192,
  inputError: SESSION_ERRORS.verify,
  input: z.strictObject({
    walletAddress: z.string().max(64),
    signature: z.string().max(128),
    message: z.string().max(4_096),
    sessionKey: z.string().max(64),
  }),
  audit: 'a session that begins is written where it does, however somebody signs in',
  async run(call, { walletAddress, signature, message, sessionKey }) {
    const found = await call.users.challenges.take(hashSecret(sessionKey));
    const challenge = found ?? NO_CHALLENGE;
    const browser = browserCookieOf(call.origin, call.cookies);
    const faults = [
      found === undefined && 'unknown challenge',
      !isSignatureOf(challenge.wallet, challenge.message, signature) && 'signature',
      !isSameText(challenge.browserHash, hashSecret(browser ?? '')) && 'other browser',
      !isSameText(challenge.message, message) && 'other message',
      !isSameText(challenge.wallet, walletAddress) && 'other address',
      call.nowMs() >= challenge.expiresMs && 'expired',
      findSignInFault(challenge.message, {
        origin: call.origin,
        address: challenge.wallet,
        nowMs: call.nowMs(),
      }),
    ].filter((fault) => typeof fault === 'string');
    if (faults.length > 0) {
      call.log.warn('sign-in refused', { client: call.client, fault: faults[0] });
      throw actionError(401, SESSION_ERRORS.verify);
    }
    const current = await call.user();
    const user = await toUser(call, challenge.wallet, current);
    await endSession(call);
    await startSession(call, user.id, 'wallet');
    call.setHeader('Set-Cookie', clearedBrowserCookie(call.origin));
    call.log.info('signed in', { client: call.client, user: user.id });
    return { authenticated: true, walletAddress: challenge.wallet, signedInBy: 'wallet' };
  },
});

/** Somebody who came by an identity provider and has no wallet yet joins this one, which they have just proved to hold. */
async function toUser(
  call: ActionContext,
  wallet: string,
  current: { readonly userId: string; readonly wallet: string | undefined } | undefined,
): Promise<{ readonly id: string }> {
  const { accounts } = call.users;
  if (current !== undefined && current.wallet === undefined) {
    const outcome = await accounts.joinWallet(current.userId, wallet);
    if (outcome === 'joined')
      await noteOwn(call, current.userId, {
        action: 'joinWallet',
        thing: `wallet ${wallet}`,
        after: 'joined',
      });
    if (outcome !== 'taken') return { id: current.userId };
  }
  return accounts.ofWallet(wallet, makeId(), call.nowMs());
}
