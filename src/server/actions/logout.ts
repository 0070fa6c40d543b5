import { z } from 'zod';
import { defineAction } from './define-action.ts';
import { clearedSessionCookie, endSession } from '../sessions/session-cookies.ts';

export default defineAction({
  name: 'logout',
  right: 'anyone',
  says: 'Signs out.',
  input: z.strictObject({}),
  audit: { thing: () => 'session', after: () => 'ended' },
  async run(call) {
    await endSession(call);
    call.setHeader('Set-Cookie', clearedSessionCookie(call.origin));
    // Not "storage": that would delete the visitor's own settings and notes.
    call.setHeader('Clear-Site-Data', '"cache"');
    return { authenticated: false };
  },
});
