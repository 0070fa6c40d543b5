import { z } from 'zod';
import { listWatched, watchedOf } from '../users/list-watched.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'unwatch',
  right: 'watchlist.write',
  says: 'Removes an address from the watchlist; one that is not on it is not an error.',
  input: z.strictObject({ ...inTeam, cluster: z.string().max(16), address: z.string().max(64) }),
  audit: {
    thing: ({ cluster, address }) => `watched ${cluster} ${address}`,
    before: async (call, { cluster, address }) =>
      watchedOf(await listWatched(call, await call.requireOwner()), cluster, address),
  },
  async run(call, { cluster, address }) {
    const owner = await call.requireOwner();
    await call.users.watchlist.remove(owner.ownerId, cluster, address);
    return listWatched(call, owner);
  },
});
