import { z } from 'zod';
import { labelOf, listLabels } from '../users/list-labels.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'unlabel',
  says: 'Removes your own label from an address; an address without one is not an error.',
  input: z.strictObject({ address: z.string().max(64) }),
  audit: {
    thing: ({ address }) => `label ${address}`,
    before: async (call, { address }) => labelOf(await listLabels(call, await call.requireUser()), address),
  },
  async run(call, { address }) {
    const user = await call.requireUser();
    await call.users.labels.remove(user.userId, address);
    return listLabels(call, user);
  },
});
