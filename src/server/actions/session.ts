import { z } from 'zod';
import { defineAction } from './define-action.ts';
import { clearedSessionCookie, sessionCookieOf } from '../sessions/session-cookies.ts';

export default defineAction({
  name: 'session',
  right: 'anyone',
  says: 'Says whether the caller is signed in, and with which wallet.',
  input: z.strictObject({}),
  async run(call) {
    const user = await call.user();
    if (user !== undefined) {
      const { transactionTab } = await call.users.profiles.find(user.userId);
      return { authenticated: true, walletAddress: user.wallet, signedInBy: user.by, transactionTab };
    }
    if (sessionCookieOf(call.origin, call.cookies) !== undefined) {
      call.setHeader('Set-Cookie', clearedSessionCookie(call.origin));
    }
    return { authenticated: false };
  },
});
