import { z } from 'zod';
import { labelOf, listLabels } from '../users/list-labels.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'unlabel',
  right: 'labels.write',
  says: 'Removes your own label from an address; an address without one is not an error.',
  input: z.strictObject({ ...inTeam, address: z.string().max(64) }),
  audit: {
    thing: ({ address }) => `label ${address}`,
    before: async (call, { address }) => labelOf(await listLabels(call, await call.requireOwner()), address),
  },
  async run(call, { address }) {
    const owner = await call.requireOwner();
    await call.users.labels.remove(owner.ownerId, address);
    return listLabels(call, owner);
  },
});
