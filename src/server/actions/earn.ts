import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { defineAction } from './define-action.ts';
import { isSameText, makeSecret } from '../sessions/secrets.ts';

export default defineAction({
  name: 'earn',
  right: 'signed-in',
  says: 'Adds a test credit of 50 tokens, on servers that give them.',
  input: z.strictObject({
    sessionId: z.string().max(128),
    action: z.literal('test_credit'),
    requestKey: z.string().min(8).max(64).optional(),
  }),
  audit: { thing: () => 'test credits', after: (_input, answer) => answer?.balance },
  async run(call, { sessionId, requestKey }) {
    if (!call.configuration.testCredits) throw actionError(404, 'This server gives no test credits.');
    const user = await call.requireUser();
    if (!isSameText(sessionId, user.publicSessionId)) throw actionError(403, 'The session has changed.');
    const { kind, balance } = await call.users.credits.grant(
      user.userId,
      requestKey ?? makeSecret(),
      call.nowMs(),
    );
    if (kind === 'exhausted') throw actionError(429, 'No more test credits today.', 3_600);
    return { balance };
  },
});
