import { z } from 'zod';
import { clearedSessionCookie } from '../sessions/session-cookies.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'logoutEverywhere',
  right: 'signed-in',
  says: 'Ends every session of the signed-in user, in this browser and all others. API keys stay.',
  input: z.strictObject({}),
  audit: { thing: () => 'all sessions', after: () => 'ended' },
  async run(call) {
    const { userId } = await call.requireUser();
    await call.users.sessions.removeOf(userId);
    call.setHeader('Set-Cookie', clearedSessionCookie(call.origin));
    // Not "storage": that would delete the visitor's own settings and notes.
    call.setHeader('Clear-Site-Data', '"cache"');
    return { authenticated: false };
  },
});
