import { z } from 'zod';
import { SERVED_CLUSTERS } from '#contracts/cluster';
import { MAX_MANY, MAX_NOTE, MAX_WATCHED, WATCHED_KINDS } from '#contracts/people/people';
import { actionError } from '../errors/action-error.ts';
import { addressText } from '../users/address-text.ts';
import { listWatched, watchedOf } from '../users/list-watched.ts';
import { plainText } from '../users/plain-text.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'watchMany',
  right: 'watchlist.write',
  says: `Puts up to ${MAX_MANY} addresses on the watchlist; those that are there get the kind and the note.`,
  input: z.strictObject({
    ...inTeam,
    cluster: z.enum(SERVED_CLUSTERS),
    entries: z
      .array(z.strictObject({ address: addressText, kind: z.enum(WATCHED_KINDS) }))
      .min(1)
      .max(MAX_MANY),
    note: plainText(MAX_NOTE).optional(),
  }),
  audit: {
    thing: ({ cluster, entries }) => `watched ${cluster} ${entries.length}`,
    before: async (call, { cluster, entries }) => {
      const list = await listWatched(call, await call.requireOwner());
      return Object.fromEntries(entries.map(({ address }) => [address, watchedOf(list, cluster, address)]));
    },
    after: ({ entries, note }) => ({ note, addresses: entries.map(({ address }) => address) }),
  },
  async run(call, { cluster, entries, note }) {
    const owner = await call.requireOwner();
    const { entries: all } = await listWatched(call, owner);
    const known = new Set(all.filter((one) => one.cluster === cluster).map(({ address }) => address));
    const fresh = new Set(entries.map(({ address }) => address).filter((address) => !known.has(address)));
    const room = MAX_WATCHED - all.length;
    if (fresh.size > room) {
      throw actionError(
        409,
        `The watchlist has room for ${room} more entries and these are ${fresh.size} new ones. Nothing was changed.`,
      );
    }
    for (const { address, kind } of entries) {
      const entry = { cluster, kind, address, note, addedMs: call.nowMs() };
      if (!(await call.users.watchlist.put(owner.ownerId, entry, MAX_WATCHED)))
        throw actionError(409, `The watchlist is full: it holds ${MAX_WATCHED} entries.`);
    }
    return listWatched(call, owner);
  },
});
