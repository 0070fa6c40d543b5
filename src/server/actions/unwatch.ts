import { z } from 'zod';
import { listWatched, watchedOf } from '../users/list-watched.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'unwatch',
  says: 'Removes an address from the watchlist; one that is not on it is not an error.',
  input: z.strictObject({ cluster: z.string().max(16), address: z.string().max(64) }),
  audit: {
    thing: ({ cluster, address }) => `watched ${cluster} ${address}`,
    before: async (call, { cluster, address }) =>
      watchedOf(await listWatched(call, await call.requireUser()), cluster, address),
  },
  async run(call, { cluster, address }) {
    const user = await call.requireUser();
    await call.users.watchlist.remove(user.userId, cluster, address);
    return listWatched(call, user);
  },
});
