import { z } from 'zod';
import { SESSION_ERRORS } from '#contracts/people/sessions';
import { actionError } from '../errors/action-error.ts';
import { defineAction } from './define-action.ts';
import { toBrowserCookie } from '../sessions/session-cookies.ts';
import { hashSecret, makeSecret } from '../sessions/secrets.ts';
import { CHALLENGE_MS, toSignInMessage } from '../sessions/sign-in-message.ts';
import { isSigningAddress } from '../sessions/verify-signature.ts';

export default defineAction({
  name: 'createSession',
  right: 'anyone',
  says: 'Gives a text that proves, once the wallet has signed it, whose wallet it is.',
  limit: 'session',
  bodyBytes: 1_024,
  inputError: SESSION_ERRORS.create,
  input: z.strictObject({ walletAddress: z.string().max(64) }),
  audit: 'nobody is signed in yet',
  async run(call, { walletAddress }) {
    if (!isSigningAddress(walletAddress)) throw actionError(400, SESSION_ERRORS.create);
    const nowMs = call.nowMs();
    const sessionKey = makeSecret();
    const browser = makeSecret();
    const message = toSignInMessage({
      origin: call.origin,
      address: walletAddress,
      // No chain of a visitor's own has a name that wallets know.
      chain: call.cluster === 'custom' ? 'mainnet' : call.cluster,
      nonce: makeSecret()
        .slice(0, 22)
        .replace(/[^A-Za-z0-9]/g, 'x'),
      issuedMs: nowMs,
    });
    const isAdded = await call.users.challenges.add(
      hashSecret(sessionKey),
      {
        wallet: walletAddress,
        message,
        browserHash: hashSecret(browser),
        expiresMs: nowMs + CHALLENGE_MS,
      },
      nowMs,
    );
    if (!isAdded) throw actionError(503, SESSION_ERRORS.create, 60);
    call.setHeader('Set-Cookie', toBrowserCookie(call.origin, browser));
    return { sessionKey, message };
  },
});
