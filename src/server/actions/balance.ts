import { z } from 'zod';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'balance',
  right: 'signed-in',
  says: 'Gives the credits of the signed-in user.',
  input: z.strictObject({}),
  async run(call) {
    const user = await call.requireUser();
    return {
      balance: await call.users.credits.balanceOf(user.userId),
      tier: 'free',
      usageThisMonth: 0,
      sessionId: user.publicSessionId,
      testCredits: call.configuration.testCredits,
    };
  },
});
