import { z } from 'zod';
import { SERVED_CLUSTERS } from '#contracts/cluster';
import { MAX_NOTE, MAX_WATCHED, WATCHED_KINDS } from '#contracts/people/people';
import { actionError } from '../errors/action-error.ts';
import { addressText } from '../users/address-text.ts';
import { listWatched, watchedOf } from '../users/list-watched.ts';
import { plainText } from '../users/plain-text.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'watch',
  right: 'watchlist.write',
  says: 'Puts an address on the watchlist, or changes the note it has there.',
  input: z.strictObject({
    ...inTeam,
    cluster: z.enum(SERVED_CLUSTERS),
    address: addressText,
    kind: z.enum(WATCHED_KINDS),
    note: plainText(MAX_NOTE).optional(),
  }),
  audit: {
    thing: ({ cluster, address }) => `watched ${cluster} ${address}`,
    before: async (call, { cluster, address }) =>
      watchedOf(await listWatched(call, await call.requireOwner()), cluster, address),
    after: ({ kind, note }) => ({ kind, note }),
  },
  async run(call, { cluster, address, kind, note }) {
    const owner = await call.requireOwner();
    const entry = { cluster, kind, address, note, addedMs: call.nowMs() };
    if (!(await call.users.watchlist.put(owner.ownerId, entry, MAX_WATCHED))) {
      throw actionError(409, `The watchlist is full: it holds ${MAX_WATCHED} entries.`);
    }
    return listWatched(call, owner);
  },
});
