import { z } from 'zod';
import { MAX_NAME, TRANSACTION_TABS } from '#contracts/people/people';
import { plainText } from '../users/plain-text.ts';
import { toProfile } from '../users/to-profile.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'saveProfile',
  right: 'signed-in',
  says: 'Changes the profile of the signed-in user; a part that is left out is cleared.',
  input: z.strictObject({
    displayName: plainText(MAX_NAME).optional(),
    transactionTab: z.enum(TRANSACTION_TABS).optional(),
  }),
  audit: {
    thing: () => 'profile',
    before: async (call) => {
      const { displayName, transactionTab } = await toProfile(call, await call.requireUser());
      return { displayName, transactionTab };
    },
    after: ({ displayName, transactionTab }) => ({ displayName, transactionTab }),
  },
  async run(call, { displayName, transactionTab }) {
    const user = await call.requireUser();
    await call.users.profiles.save(user.userId, { displayName, transactionTab });
    return toProfile(call, user);
  },
});
